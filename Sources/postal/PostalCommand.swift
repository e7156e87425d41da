#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The command `postal`: checks, normalises and formats tables of addresses.
@main
enum PostalCommand {
  static func main() {
    // A reader that has seen enough closes its end: that is no crash.
    signal(SIGPIPE, SIG_IGN)
    exit(status(of: CommandLineRequest(arguments: Array(CommandLine.arguments.dropFirst()))))
  }

  private static func status(of request: CommandLineRequest) -> Int32 {
    switch request {
    case .help:
      return written(CommandLineRequest.usage + "\n")
    case .countries:
      return written(CountriesDocument.text)
    case .wrong(let sentence):
      StandardStreams.report(sentence + " postal --help says more.")
      return 2
    case .run(let options):
      var reader = CSVReader(source: StandardStreams.read)
      var writer = CSVWriter { try StandardStreams.write($0) }
      do {
        let table = AddressTable(options: options, report: StandardStreams.report)
        switch try table.run(&reader, &writer) {
        case .done: return 0
        case .refused: return 2
        case .unreadable(let count):
          StandardStreams.report("\(count) \(count == 1 ? "row" : "rows") could not be read.")
          return 3
        }
      } catch {
        return status(of: error)
      }
    }
  }

  private static func written(_ text: String) -> Int32 {
    do {
      try StandardStreams.write(Array(text.utf8))
      return 0
    } catch {
      return status(of: error)
    }
  }

  private static func status(of error: any Error) -> Int32 {
    if let failure = error as? StandardStreams.Failure, failure.number != EPIPE {
      StandardStreams.report(failure.reason)
    }
    return 1
  }
}
