extension AddressFormat {
  /// The shown fields in the order of the card, which is the same in every country.
  public var cardOrder: [AddressField] {
    [.name, .country, .street, .line2, .city, .region, .postalCode, .phone].filter(isShown)
  }

  /// The shown fields in the order in which the country writes an address.
  ///
  /// Name and country still come first, since the country decides about the rest, and the phone
  /// comes last. In Japan the postal code leads, then prefecture, city and street.
  public var localOrder: [AddressField] {
    var middle: [AddressField] = []
    for field in country.envelope.order where field != .name && isShown(field) {
      middle.append(field)
      if field == .street { middle.append(.line2) }
    }
    let unprinted = cardOrder.filter {
      ![.name, .country, .phone].contains($0) && !middle.contains($0)
    }
    // What the envelope leaves out stands after the city, its place in speech: London, Kent.
    let place = middle.firstIndex(of: .city).map { $0 + 1 } ?? middle.endIndex
    middle.insert(contentsOf: unprinted, at: place)
    return [.name, .country] + middle + [.phone]
  }
}
