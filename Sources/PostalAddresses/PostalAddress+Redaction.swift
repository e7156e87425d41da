// An address that is logged, interpolated into an error or dumped while debugging must not leak:
// all three ways of turning a value into text are closed here.

extension PostalAddress: CustomStringConvertible {
  /// A text without any part of the address.
  public var description: String { "PostalAddress(redacted)" }
}

extension PostalAddress: CustomDebugStringConvertible {
  /// A text without any part of the address.
  public var debugDescription: String { "PostalAddress(redacted)" }
}

extension PostalAddress: CustomReflectable {
  /// A mirror without children, so that `dump` shows nothing.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
