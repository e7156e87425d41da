import AllocationCounter
import FormEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// One form, measured.
@MainActor struct Measurement<Value: Equatable> {
  let name: String
  let fields: Int
  let value: @MainActor () -> Value
  let form: @MainActor () -> FormOf<Value>
  /// Writes a text to a field.
  let write: @MainActor (Int, String) -> FormOf<Value>.Action
  /// Reads a field as a view does.
  let read: @MainActor (Int, StoreOf<FormOf<Value>>) -> Void

  func run() {
    let setUp = median(of: fields > 1000 ? 7 : 21) { _ in _ = makeStore(.immediate) }
    let submitted = makeStore(.immediate)
    let submit = median(of: fields > 1000 ? 7 : 21) { _ in submitted.send(.submittedForm) }
    let work = [
      "submit \(counts { submitted.send(.submittedForm) })",
      "set-up \(counts { _ = makeStore(.immediate) })",
    ]
    for delay in [FormDelay.milliseconds(300), .immediate] {
      let isImmediate = delay.milliseconds == nil
      let store = makeStore(delay)
      for field in 0..<fields { Counts.observe { read(field, store) } }
      Counts.observe { _ = store.canSubmit }
      let keystroke = median(of: 2000) { turn in
        store.send(write(field(in: turn), "\(turn)"))
      } between: { turn in
        Counts.observe { read(field(in: turn), store) }
      }
      let counts = count(store)
      print(
        row(
          name,
          "\(fields)",
          isImmediate ? "at once" : "300 ms",
          microseconds(keystroke),
          counts,
          isImmediate ? milliseconds(submit) : "",
          isImmediate ? milliseconds(setUp) : ""
        )
      )
    }
    print("       validations / observers told / allocations: " + work.joined(separator: ", "))
  }

  /// Counts what something does once.
  private func counts(_ body: () -> Void) -> String {
    Counts.validations = 0
    Counts.observersTold = 0
    let before = allocation_count()
    body()
    let allocations = allocation_count() - before
    return
      "\(Counts.validations) / \(Counts.observersTold) / \(before < 0 ? "?" : "\(allocations)")"
  }

  /// Twenty keystrokes in one field, and then in another.
  private func field(in turn: Int) -> Int { turn / 20 * 7919 % fields }

  private func makeStore(_ delay: FormDelay) -> StoreOf<FormOf<Value>> {
    Store(initialState: FormOf<Value>.State(value: value())) {
      form()
    } withDependencies: {
      $0.formObservedChangeValidationDelay = delay
    }
  }

  /// Counts what one more keystroke does, by the average of a hundred.
  private func count(_ store: StoreOf<FormOf<Value>>) -> String {
    let rounds = 100
    var started = 0
    var actions: [FormOf<Value>.Action] = []
    for turn in 0..<rounds { actions.append(write(turn % fields, "counted \(turn)")) }
    Counts.validations = 0
    Counts.observersTold = 0
    let before = allocation_count()
    for action in actions { if store.send(action) != nil { started += 1 } }
    let allocations = allocation_count() - before
    // Each field is told once and then waits to be read again.
    let told = min(rounds, fields)
    return [
      average(Counts.validations, rounds), average(Counts.observersTold, told),
      average(started, rounds), before < 0 ? "?" : average(allocations, rounds),
    ]
    .joined(separator: " / ")
  }
}

extension FormDelay {
  /// Nil for the immediate delay; only tells the two of the benchmark apart.
  fileprivate var milliseconds: Int? {
    "\(self)" == "\(FormDelay.immediate)" ? nil : 300
  }
}

/// The processor time of this thread: on a busy machine the clock on the wall tells of others.
private func processorTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

@MainActor func median(
  of rounds: Int,
  _ body: (Int) -> Void,
  between: (Int) -> Void = { _ in }
) -> Duration {
  var times: [Duration] = []
  for round in 0..<rounds {
    let start = processorTime()
    body(round)
    times.append(processorTime() - start)
    between(round)
  }
  return times.sorted()[rounds / 2]
}

func average(_ count: Int, _ rounds: Int) -> String {
  count % rounds == 0
    ? "\(count / rounds)" : "\((count * 10 / rounds) / 10).\(count * 10 / rounds % 10)"
}

func microseconds(_ time: Duration) -> String {
  let tenths = Int(time / .nanoseconds(100))
  return "\(tenths / 10).\(tenths % 10) us"
}

func milliseconds(_ time: Duration) -> String {
  let hundredths = Int(time / .microseconds(10))
  return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10) ms"
}

func row(_ cells: String...) -> String {
  let widths = [6, 7, 9, 10, 22, 10, 10]
  return zip(cells, widths)
    .map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
    .joined(separator: " ")
}
