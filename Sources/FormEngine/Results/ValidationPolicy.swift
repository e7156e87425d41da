/// The events that run a validation.
///
/// | Policy | Runs |
/// |---|---|
/// | `fieldSubmitted` | when Return is pressed in the field |
/// | `focusLoss` | when the focus leaves the field |
/// | `formSubmitted` | when the form is submitted |
/// | `observedChange` | some time after the field's value changed |
/// | `userActions` | on the first three |
/// | `all` | on all four |
/// | `correction` | as `observedChange`, but only once the field has been judged |
/// | `submitThenLive` | when the form is submitted, and from then on while it is corrected |
public struct ValidationPolicy: OptionSet, Sendable {
  /// The events as bits.
  public let rawValue: UInt8

  /// Creates a policy from bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Runs when Return is pressed in the field.
  public static let fieldSubmitted = Self(rawValue: 1)
  /// Runs when the focus leaves the field.
  public static let focusLoss = Self(rawValue: 2)
  /// Runs when the form is submitted.
  public static let formSubmitted = Self(rawValue: 4)
  /// Runs after the field's value changed, once the delay is over.
  public static let observedChange = Self(rawValue: 8)
  /// Runs after the value changed, but only if the field was judged before.
  public static let correction = Self(rawValue: 16)

  /// Runs on everything a person does on purpose.
  public static let userActions: Self = [.fieldSubmitted, .focusLoss, .formSubmitted]
  /// Runs on everything.
  public static let all: Self = [.userActions, .observedChange]
  /// Stays quiet until the form is submitted, then follows every correction.
  public static let submitThenLive: Self = [.formSubmitted, .correction]
}
