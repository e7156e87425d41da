import Dispatch
import Glibc
@_spi(Host) public import SwiftUI

/// The one app of this process; it lives as long as the process.
@MainActor private var running: HostedApp?
@MainActor private var endingSource: (any DispatchSourceRead)?
/// Where a signal that ends the program writes a byte.
///
/// Unsafe only in name: it is written once, before the handlers that read it are there, and starts
/// as a constant, so that a handler does nothing but write.
nonisolated(unsafe) private var endingPipe: Int32 = -1

extension App {
  /// Serves the app to browsers until SIGINT or SIGTERM.
  ///
  /// Reads `--port`, `--host`, `--origin` and `--help` from the command line and leaves all other
  /// arguments to the app. It listens on this machine only unless told otherwise; TLS belongs to
  /// a proxy in front. Does not return.
  @MainActor
  public static func main() {
    let options: CommandLineOptions
    do {
      options = try CommandLineOptions(Array(CommandLine.arguments.dropFirst()))
    } catch {
      Log.line(error.description)
      exit(2)
    }
    if options.showsHelp {
      Log.write(CommandLineOptions.help, to: STDOUT_FILENO)
      exit(0)
    }
    let host: HostedApp
    do {
      host = try serve(options)
    } catch {
      Log.line(error.description)
      exit(1)
    }
    running = host
    Log.write("Listening on \(options.url)", to: STDOUT_FILENO)
    host.server.run()
    // A signal ends the program inside of that.
    Log.line("The server can't wait for its connections: out of memory or descriptors.")
    exit(1)
  }

  @MainActor
  private static func serve(_ options: CommandLineOptions) throws(WebServerError) -> HostedApp {
    // A peer that is gone is noticed by the failed write.
    signal(SIGPIPE, SIG_IGN)
    endOnSignals()
    var limits = options.isLoopback ? Limits.loopback : Limits()
    // Some descriptors belong to the app: its files, its own connections.
    limits.connections = min(limits.connections, max(raiseDescriptorLimit() - 100, 16))
    let host = try HostedApp(
      content: AppContent(Self()),
      viewName: String(describing: Self.self),
      address: options.address,
      port: options.port,
      limits: limits,
      additionalOrigins: options.origins,
      refusals: RefusalLog()
    )
    if let warning = options.warning { Log.line(warning) }
    return host
  }

  /// Asks for as many descriptors as the system grants; the answer is how many those are.
  @MainActor
  private static func raiseDescriptorLimit() -> Int {
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return 1024 }
    limit.rlim_cur = min(limit.rlim_max, 65_536)
    guard setrlimit(resource, &limit) == 0, getrlimit(resource, &limit) == 0 else { return 1024 }
    return Int(limit.rlim_cur)
  }

  /// Runs before anything starts a thread.
  ///
  /// Not a signal source: a signal may reach the main thread and not the source, and is lost. A byte
  /// in a pipe waits until it is read.
  @MainActor
  private static func endOnSignals() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    endingPipe = ends[1]
    let source = DispatchSource.makeReadSource(fileDescriptor: ends[0], queue: .main)
    source.setEventHandler {
      MainActor.assumeIsolated {
        running?.stop()
        exit(0)
      }
    }
    source.resume()
    endingSource = source
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in
        let error = errno
        var byte: UInt8 = 1
        _ = write(endingPipe, &byte, 1)
        errno = error
      }
    }
  }
}
