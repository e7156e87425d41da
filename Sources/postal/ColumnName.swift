import PostalAddresses

/// What the columns of a table may be called.
enum ColumnName {
  /// The names that are read, in the order in which they are listed to a person.
  static let fields: [AddressField] = [
    .name, .country, .street, .line2, .city, .region, .postalCode, .phone,
  ]

  /// The field of a column, without regard to case, spaces, hyphens and underscores.
  static func field(of name: String) -> AddressField? { spellings[plain(name)] }

  /// The field that a column's name misspells; nil if it is a name of its own.
  static func misspelt(_ name: String) -> AddressField? {
    let name = plain(name)
    guard name.count >= 4, name.count <= 20, spellings[name] == nil else { return nil }
    for (spelling, field) in spellings where spelling.count >= 4 {
      if isNear(Array(name), Array(spelling)) { return field }
    }
    return nil
  }

  static func plain(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace && $0 != "_" && $0 != "-" }
  }

  private static let spellings: [String: AddressField] = {
    let further: [(AddressField, [String])] = [
      (.name, ["fullname", "recipient"]),
      (.country, ["countrycode", "countryname"]),
      (.street, ["address", "address1", "addressline1", "line1", "street1", "streetaddress"]),
      (.line2, ["address2", "addressline2", "street2", "apartment"]),
      (.city, ["town", "posttown", "locality", "suburb"]),
      (.region, ["state", "province", "county", "prefecture"]),
      (.postalCode, ["postcode", "zip", "zipcode", "pincode", "eircode"]),
      (.phone, ["telephone", "phonenumber", "telephonenumber"]),
    ]
    var spellings = Dictionary(fields.map { (plain($0.code), $0) }) { first, _ in first }
    for (field, names) in further {
      for name in names { spellings[name] = field }
    }
    return spellings
  }()

  /// Whether one letter is wrong, missing or too many, or two neighbours are swapped.
  private static func isNear(_ left: [Character], _ right: [Character]) -> Bool {
    guard abs(left.count - right.count) <= 1 else { return false }
    let shorter = min(left.count, right.count)
    let same = zip(left, right).prefix { $0 == $1 }.count
    if same == shorter { return true }
    let (left, right) = (left[same...], right[same...])
    if left.count == right.count {
      let isSwapped = left.count > 1 && left.prefix(2).elementsEqual(right.prefix(2).reversed())
      return left.dropFirst() == right.dropFirst()
        || isSwapped && left.dropFirst(2) == right.dropFirst(2)
    }
    return left.count > right.count
      ? left.dropFirst().elementsEqual(right) : right.dropFirst().elementsEqual(left)
  }
}
