/// One thing that is wrong, or looks wrong, with an address.
///
/// Issues are values, never thrown. Describing one shows its ``code`` only, no part of the address.
public struct AddressIssue: Sendable, Hashable {
  /// What is the matter with a field.
  public enum Problem: Sendable, Hashable {
    /// The field is required and empty.
    case missing
    /// The text cannot be what the field asks for.
    case malformed(PostalCodeVerdict.Reason)
    /// The country has a list and the text means no entry of it, or several; a warning.
    case unknown
    /// The postal code belongs to another region than the one given, whose key this is.
    case mismatch(regionKey: String)
  }

  /// How much an issue weighs.
  public enum Severity: Sendable, Hashable {
    /// Worth showing, but no reason to refuse the address.
    case warning
    /// The address should not be accepted.
    case error
  }

  /// The field at fault; of a mismatch, the postal code.
  public let field: AddressField
  /// What is the matter.
  public let problem: Problem
  /// Whether the address may be accepted all the same.
  public let severity: Severity
  /// The country by whose rules it was judged.
  public let countryCode: String

  init(
    _ problem: Problem,
    field: AddressField,
    severity: Severity = .error,
    countryCode: String
  ) {
    self.field = field
    self.problem = problem
    self.severity = severity
    self.countryCode = countryCode
  }

  /// A stable name for machines, for example `malformed:postal_code`.
  public var code: String {
    let kind =
      switch problem {
      case .missing: "missing"
      case .malformed: "malformed"
      case .unknown: "unknown"
      case .mismatch: "mismatch"
      }
    return "\(kind):\(field.code)"
  }
}

// What was typed must not reach a log by way of a value that describes it.
extension AddressIssue.Problem: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The kind of problem, without the character or region it may name.
  public var description: String {
    switch self {
    case .missing: "missing"
    case .malformed(let reason): "malformed(\(reason))"
    case .unknown: "unknown"
    case .mismatch: "mismatch"
    }
  }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}

extension AddressIssue: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { code }
  public var debugDescription: String { code }
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
