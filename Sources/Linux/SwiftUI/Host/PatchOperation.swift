/// One change that brings a page from what it shows to what the views say.
///
/// Elements are named by integers that are never used again in a session. An operation is data:
/// it carries no markup, and whoever applies it builds elements from names and text.
@_spi(Host)
public enum PatchOperation: Equatable, Sendable {
  /// The text of an element that has no children.
  case text(id: Int, String)
  /// An attribute of an element; nil removes it.
  case attribute(id: Int, name: String, value: String?)
  /// A property that is on or off: `disabled`, `hidden`, `inert`.
  case property(id: Int, name: String, isOn: Bool)
  /// The value of a control, where the page shows another one.
  case value(id: Int, String)
  /// A new element with everything in it, put before a sibling or at the end.
  case insert(parent: Int, before: Int?, ElementSnapshot)
  /// An element to take out, with everything in it.
  case delete(id: Int)
  /// An element that moves among its siblings.
  case move(id: Int, before: Int?)
  /// The element that takes the focus; nil lets go of it.
  case focus(id: Int?)
  /// A text to be spoken.
  case announce(String, isAssertive: Bool)
  /// A style rule that no earlier operation or page brought: `.c1x{padding-top:16px}`.
  case rule(className: String, css: String)
  /// An element to scroll into view, as little as that takes or to a place.
  case scrollIntoView(id: Int, at: ScrollPlace? = nil)
  /// An address of the web to open beside the page.
  case open(url: String)
  /// A scene value that the browser keeps for this page; nil removes it.
  case store(key: String, value: String?)
}

/// Where in what scrolls an element is to stand.
@_spi(Host)
public struct ScrollPlace: Equatable, Sendable {
  public enum Side: String, Sendable {
    case start
    case center
    case end
  }

  public var across: Side
  public var down: Side

  public init(_ anchor: UnitPoint) {
    func side(_ part: CGFloat) -> Side { part < 0.25 ? .start : part > 0.75 ? .end : .center }
    across = side(anchor.x)
    down = side(anchor.y)
  }
}

/// An element and everything in it, as a page first shows it.
@_spi(Host)
public struct ElementSnapshot: Equatable, Sendable {
  /// The element's tag, such as `div` or `input`.
  public var tag: String
  /// The element's number in its session.
  public var id: Int
  /// Attributes sorted by name, `class` among them.
  public var attributes: [Attribute]
  /// Properties that are on, such as `disabled`.
  public var properties: [String]
  /// The text of an element without children.
  public var text: String?
  /// The value of a control: a text, or `true` and `false` for a switch.
  public var value: String?
  /// The place of a control in the view tree, the same in every process for the same view.
  public var path: String?
  public var children: [ElementSnapshot]

  /// A name and its value.
  public struct Attribute: Equatable, Sendable {
    public var name: String
    public var value: String
  }
}
