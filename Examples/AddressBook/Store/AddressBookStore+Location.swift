import Foundation

extension AddressBookStore {
  /// The path of the person's own address book.
  ///
  /// On Linux `address-book/addresses.sqlite` in `XDG_DATA_HOME`, by default `~/.local/share`; on
  /// Apple's systems in the app's Application Support folder. The store creates the folders.
  public static var defaultPath: String {
    #if os(Linux)
    dataPath(environment: ProcessInfo.processInfo.environment, home: NSHomeDirectory())
    #else
    URL.applicationSupportDirectory.appending(path: "address-book/addresses.sqlite").path
    #endif
  }

  static func dataPath(environment: [String: String], home: String) -> String {
    // The base directory specification has relative values ignored.
    let named = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (named ?? home + "/.local/share") + "/address-book/addresses.sqlite"
  }
}
