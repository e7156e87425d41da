@_spi(Host) import SwiftUI

/// What a page sends; `Documentation/WireProtocol.md` names every field.
enum ClientMessage: Equatable, Sendable {
  case hello(Hello)
  case event(Event)
  /// Only tells that patches have arrived.
  case acknowledgement(revision: Int)
  case ping

  /// The first message of every socket.
  struct Hello: Equatable, Sendable {
    var pageToken: String
    /// The last event number that the page has used.
    var lastEvent: Int
    /// The last patch that the page has applied.
    var revision: Int
    var resume: Resume?
    var sceneStorage: [String: String]
    var environment: PageEnvironment
    /// Controls by path.
    var values: [String: String]
    /// Rows that the page does not have, by the path of their collection.
    var gaps: [String: String]
    /// The control that has the focus, by path.
    var focusedPath: String?
  }

  struct Resume: Equatable, Sendable {
    var session: String
    var key: String
  }

  struct Event: Equatable, Sendable {
    var number: Int
    /// The last patch that the page had applied when this happened; nil where the kind has none.
    var revision: Int?
    var action: Action
  }

  enum Action: Equatable, Sendable {
    case set([String: String])
    case tap(id: Int)
    case focus(from: Int?, to: Int?)
    case submit(id: Int, key: String, values: [String: String])
    case key(id: Int, key: String)
    case press(id: Int, isPressed: Bool)
    case dismiss(id: Int)
    case environment(PageEnvironment)
    case fit(id: Int, index: Int)
    case rows(id: Int, from: Int, count: Int)
    case size(id: Int, width: Double, height: Double)
    case scroll(id: Int, to: Int)

    /// The name of the kind, for counting; never what was typed.
    var kind: String {
      switch self {
      case .set: "set"
      case .tap: "tap"
      case .focus: "focus"
      case .submit: "submit"
      case .key: "key"
      case .press: "press"
      case .dismiss: "dismiss"
      case .environment: "env"
      case .fit: "fit"
      case .rows: "rows"
      case .size: "size"
      case .scroll: "scroll"
      }
    }
  }
}

/// Why a message was refused whole.
enum WireRefusal: Error, Equatable, Sendable {
  /// Not JSON, not text, or not the shape that its kind has.
  case bad
  /// A value, a name or their number is over a limit.
  case size
  /// Another version of the protocol.
  case version

  var code: ErrorCode {
    switch self {
    case .bad: .bad
    case .size: .size
    case .version: .version
    }
  }
}
