import Foundation
import PostalAddresses

/// Times the library over a corpus in memory: `PostalBenchmark CORPUS [PASSES] [check|format|all]`.
///
/// `PostalBenchmark first-use` prints how long each country takes the first time instead. With a
/// number of passes everything is run that often, so that two runs under a counter can be
/// subtracted.
@main
struct Benchmark {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let first = arguments.first else {
      print("usage: PostalBenchmark CORPUS [PASSES] [check|format|all] | first-use")
      return
    }
    if first == "first-use" { return firstUse() }
    let corpus = try Corpus(path: first)
    let rest = Array(arguments.dropFirst())
    let passes = rest.first.flatMap(Int.init)
    let what = rest.count > 1 ? rest[1] : "all"
    if what != "format" { time("normalise+validate", corpus, passes, check) }
    if what != "check" { time("envelope lines", corpus, passes, format) }
  }

  private static func check(_ addresses: [PostalAddress]) -> Int {
    let validator = AddressValidator()
    return addresses.reduce(0) { sum, address in
      sum + validator.issues(in: address.normalized()).count
    }
  }

  private static func format(_ addresses: [PostalAddress]) -> Int {
    let formatter = AddressFormatter()
    return addresses.reduce(0) { sum, address in sum + formatter.lines(for: address).count }
  }

  /// Prints the best of several passes; what the pass returns is printed too, so that none is
  /// optimised away and a change of behaviour shows.
  private static func time(
    _ name: String,
    _ corpus: Corpus,
    _ passes: Int?,
    _ pass: ([PostalAddress]) -> Int
  ) {
    let clock = ContinuousClock()
    var best = Duration.seconds(3_600)
    var sum = 0
    for _ in 0..<(passes ?? 15) {
      let took = clock.measure { sum = pass(corpus.addresses) }
      best = min(best, took)
    }
    let seconds = Double(best.components.attoseconds) / 1e18 + Double(best.components.seconds)
    let rate = Int(Double(corpus.addresses.count) / seconds)
    print("\(name)\t\(rate)\t\(sum)")
  }

  /// In processor time: other work on the machine does not count.
  private static func firstUse() {
    _ = AddressFormat.format(for: "QQ").regions.match("?")
    let times = AddressFormat.territories
      .map { code in
        let began = processorTime
        _ = AddressFormat.format(for: code).regions.match("?")
        return (code: code, time: processorTime - began)
      }
      .sorted { $0.time > $1.time }
    for entry in times.prefix(5) { print("first use, µs\t\(entry.code)\t\(entry.time)") }
    print("first use, µs\tmedian\t\(times[times.count / 2].time)")
  }

  private static var processorTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1_000
  }
}
