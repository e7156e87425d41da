/// Says what is missing or wrong in an address, by the rules of its country.
///
/// It never throws and never changes the address: the answer is a list of issues in the order of
/// the card, empty if there is nothing to say. Text is judged as ``PostalAddress/normalized(format:)``
/// would store it. What is not checked: whether a street, a city or a postal code exists.
///
/// ```swift
/// var address = PostalAddress(countryCode: "IE")
/// address.street = "10 Sample Street"
/// AddressValidator().issues(in: address).map(\.code)    // ["missing:city"]
/// ```
public struct AddressValidator: Sendable, Hashable {
  /// What to ask beyond the rules of the country.
  public struct Options: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A name is required, as on a form.
    public static let requiresName = Options(rawValue: 1 << 0)
    /// A postal code of another region is an error instead of a warning.
    public static let mismatchIsError = Options(rawValue: 1 << 1)
    /// The person is still typing: nothing is reported that more text could mend.
    public static let partial = Options(rawValue: 1 << 2)
    /// A region that is required and not in the country's list is an error instead of a warning.
    ///
    /// For hosts that can only take a listed region, such as one with tax rates by state.
    public static let unknownRegionIsError = Options(rawValue: 1 << 3)
  }

  /// What is asked beyond the rules of the country.
  public var options: Options

  /// Creates a validator.
  public init(options: Options = []) {
    self.options = options
  }

  /// Returns everything that is wrong with an address, in the order of the card.
  ///
  /// - Parameters:
  ///   - address: The address, tidied or not.
  ///   - format: The rules to judge by; nil takes those of the address's country.
  /// - Returns: The issues, empty if there is nothing to say.
  public func issues(in address: PostalAddress, format: AddressFormat? = nil) -> [AddressIssue] {
    JudgedAddress(
      address: address,
      format: format ?? .format(for: address.countryCode),
      options: options
    )
    .issues
  }

  /// Returns what is wrong with one field of an address, or nil.
  ///
  /// The other fields matter too: whether a postal code fits depends on the region.
  ///
  /// - Parameters:
  ///   - field: The field to judge.
  ///   - address: The address, tidied or not.
  ///   - format: The rules to judge by; nil takes those of the address's country.
  /// - Returns: The issue, or nil if there is nothing to say.
  public func issue(
    for field: AddressField,
    in address: PostalAddress,
    format: AddressFormat? = nil
  ) -> AddressIssue? {
    let judged = JudgedAddress(
      address: address,
      format: format ?? .format(for: address.countryCode),
      options: options
    )
    return KnownField(field).flatMap(judged.issue)
  }
}
