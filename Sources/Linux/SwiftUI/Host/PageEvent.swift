/// What a person did in a page.
@_spi(Host)
public enum PageEvent: Sendable, Equatable {
  /// Controls edited in one burst, each with its whole value.
  case set([ControlValue])
  /// An element other than a button was tapped.
  case tap(id: Int)
  /// A button was activated, or Return was pressed in a field; with every control's value.
  case submit(id: Int, values: [ControlValue])
  /// The focus moved from one element to another.
  case focus(from: Int?, to: Int?)
  /// A key that a view asked for.
  case key(id: Int, key: String)
  /// A control whose style shows it is pressed, or let go.
  case press(id: Int, isPressed: Bool)
  /// Escape or a tap beside a dialog.
  case dismiss(id: Int)
  /// Settings of the browser that changed.
  case environment(PageEnvironment)
  /// Which candidate of a `ViewThatFits` fits.
  case fit(id: Int, index: Int)
  /// Rows of a gap in a list are about to come into sight.
  case rows(id: Int, from: Int, count: Int)
  /// How large an element is whose outline follows its size.
  case size(id: Int, CGSize)
  /// A person scrolled, and an element stands where the view asked for one.
  case scrolled(id: Int, to: Int)

  /// A control named by number and the value it shows.
  public struct ControlValue: Sendable, Equatable {
    public var id: Int
    public var value: String

    public init(id: Int, value: String) {
      self.id = id
      self.value = value
    }
  }
}

/// Why an event changed nothing.
///
/// A refusal is no error: the page may have shown an element that has gone since. It never
/// carries a value that a person typed.
@_spi(Host)
public enum PageEventRefusal: String, Sendable, Equatable {
  /// No element of that number exists now.
  case gone
  /// The element is not of the kind that the event is for.
  case wrongKind
  /// The control is disabled.
  case disabled
  /// The value is longer than the control takes.
  case tooLong
  /// The value is none of those the control offers.
  case notOffered
}

/// The browser's settings, each nil where it isn't known or did not change.
@_spi(Host)
public struct PageEnvironment: Sendable, Equatable {
  /// A BCP 47 language tag.
  public var language: String?
  /// An IANA time zone name.
  public var timeZone: String?
  /// Whether the page is dark.
  public var isDark: Bool?
  /// Whether less motion is asked for.
  public var reducesMotion: Bool?
  /// Whether more contrast is asked for.
  public var increasesContrast: Bool?
  /// The root font size divided by its default of 16 pixels.
  public var textScale: Double?
  /// Whether the page is narrower than 600 pixels.
  public var isCompactWidth: Bool?

  public init() {}
}
