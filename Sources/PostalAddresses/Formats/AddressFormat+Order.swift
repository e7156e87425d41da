extension AddressFormat {
  /// Every field that a card can hold, in its order; the rarer ones only where a host asks for them.
  static let card: [AddressField] = [
    .name, .organization, .country, .street, .line2, .dependentLocality, .city, .region,
    .postalCode, .sortingCode, .phone,
  ]

  /// The shown fields in the order of the card, which is the same in every country.
  public var cardOrder: [AddressField] { Self.card.filter(isShown) }

  /// The shown fields as the rows of the card: region and postal code stand beside each other.
  public var cardRows: [[AddressField]] { Self.rows(of: cardOrder) }

  /// The shown fields in the order in which the country writes an address.
  ///
  /// Name and country still come first, since the country decides about the rest, and the phone
  /// comes last. In Japan the postal code leads, then prefecture, city and street.
  public var localOrder: [AddressField] {
    var middle: [AddressField] = []
    for field in country.envelope.order.map(\.field)
    where field != .name && isShown(field) && !middle.contains(field) {
      middle.append(field)
      if field == .street, isShown(.line2) { middle.append(.line2) }
    }
    let unprinted = cardOrder.filter {
      ![.name, .country, .phone].contains($0) && !middle.contains($0)
    }
    // What the envelope leaves out stands after the city, its place in speech: London, Kent.
    let place = middle.firstIndex(of: .city).map { $0 + 1 } ?? middle.endIndex
    middle.insert(contentsOf: unprinted, at: place)
    return [.name, .country].filter(isShown) + middle + [.phone].filter(isShown)
  }

  /// The shown fields as rows in the country's own order.
  ///
  /// Region and postal code stand beside each other where the country writes one after the other,
  /// whichever comes first: in Japan the postal code and the prefecture share a row.
  public var localRows: [[AddressField]] { Self.rows(of: localOrder) }

  private static func rows(of order: [AddressField]) -> [[AddressField]] {
    var rows: [[AddressField]] = []
    for field in order {
      let joinsRegion = field == .postalCode && rows.last == [.region]
      let joinsCode = field == .region && rows.last == [.postalCode]
      if joinsRegion || joinsCode {
        rows[rows.count - 1].append(field)
      } else {
        rows.append([field])
      }
    }
    return rows
  }
}
