import AddressUI
import ComposableForms
import Foundation
import SwiftUI

#if os(Linux)
import WebHost
#endif

/// An address book: the list, and a form in a sheet.
@main struct AddressBookApp: App {
  private let book: SavedAddresses

  init() {
    let book = SavedAddresses(path: CommandLine.value(of: "--data"))
    self.book = book
    Task { await book.follow() }
    #if os(Linux)
    // A save that is repeated because its answer was lost on the way carries the same key.
    WebHost.aroundEvent = { key, event in
      SubmissionAttempt.$current.withValue(SubmissionAttempt(key: key), operation: event)
    }
    #endif
  }

  var body: some Scene {
    WindowGroup { AddressBookView(book: book) }
  }
}

extension CommandLine {
  /// What stands behind an option, where it is given.
  fileprivate static func value(of option: String) -> String? {
    guard let place = arguments.firstIndex(of: option) else { return nil }
    let next = arguments.index(after: place)
    return next < arguments.endIndex ? arguments[next] : nil
  }
}
