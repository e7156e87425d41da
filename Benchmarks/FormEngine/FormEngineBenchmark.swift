import FormEngine

/// What a keystroke, a submission and setting up cost, by the number of fields.
///
/// `swift run -c release FormEngineBenchmark [flat] [rows]`
@main @MainActor enum FormEngineBenchmark {
  static func main() {
    print(
      "Budget: keystroke at most 10 us at 10,000 fields and 1.5 times that at 10, no validation"
    )
    print("in a turn that waits, 1 observer told; submit 10 ms and set-up 50 ms at 10,000 fields.")
    print("")
    let counted = "valid./told/tasks/alloc."
    print(row("shape", "fields", "delay", "keystroke", counted, "submit", "set-up"))
    let wanted = CommandLine.arguments.dropFirst()
    if wanted.isEmpty || wanted.contains("flat") {
      flat(Ten<String>.self)
      flat(Ten<Ten<String>>.self)
      flat(Ten<Ten<Ten<String>>>.self)
      flat(Ten<Ten<Ten<Ten<String>>>>.self)
    }
    if wanted.isEmpty || wanted.contains("rows") {
      for count in [10, 100, 1000, 10_000] { rows(count) }
      inserting()
    }
  }

  private static func required(_ text: String) -> Bool {
    MainActor.assumeIsolated { Counts.validations += 1 }
    return !text.isEmpty
  }

  private static func flat<Value: ManyTexts>(_: Value.Type) {
    // Key paths without captures; only their type says nothing about it.
    nonisolated(unsafe) let places = Value.texts
    Measurement(
      name: "flat",
      fields: places.count,
      value: { Value() },
      form: {
        FormOf<Value> {
          for place in places {
            FormOf<Value>.Field(place) { Validation(error: "Required", required) }
          }
        }
      },
      write: { .set(places[$0], to: $1) },
      read: { field, store in
        let id = AnyHashable(places[field])
        _ = store.fieldValue(places[field])
        _ = store.fieldValidation(id)
        _ = store.isFocused(id)
      }
    )
    .run()
  }

  private static func sheet(_ count: Int) -> Sheet {
    Sheet(lines: (0..<count).map { Sheet.Line(id: $0) })
  }

  private static var sheetForm: FormOf<Sheet> {
    FormOf<Sheet> {
      FormOf<Sheet>
        .ForEach(\.lines) {
          FormOf<Sheet.Line>.Field(\.text) { Validation(error: "Required", required) }
        }
    }
  }

  private static func rows(_ count: Int) {
    // As the views do: a row's path is made when it appears, a field's with every evaluation.
    let places = rowPaths(of: sheet(count).lines, at: \Sheet.lines).map(\.path)
    let ids = (0..<count).map { FormFieldID.row(\Sheet.lines, $0, \Sheet.Line.text) }
    Measurement(
      name: "rows",
      fields: count,
      value: { sheet(count) },
      form: { sheetForm },
      write: { .set(places[$0].appending(path: \.text), to: $1) },
      read: { field, store in
        _ = store.fieldValidation(ids[field])
        _ = store.isFocused(ids[field])
        _ = store.fieldValue(places[field].appending(path: \.text))
      }
    )
    .run()
  }

  private static func inserting() {
    for count in [100, 10_000] {
      let store = Store(initialState: FormOf<Sheet>.State(value: sheet(count))) { sheetForm }
      let time = median(of: 9) { turn in
        store.modify { $0.value.lines.insert(Sheet.Line(id: count + turn), at: 0) }
      }
      print("inserting a row before \(count) others: \(milliseconds(time))")
    }
  }
}
