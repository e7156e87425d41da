import PostalAddresses

/// Finds city, region and postal code in the last parts of a pasted address.
struct PastedLines {
  struct Reading: Equatable {
    var city = ""
    var region = ""
    var postalCode = ""
    /// The parts before them.
    var rest: [String] = []
  }

  let format: AddressFormat

  func read(_ parts: [String]) -> Reading? {
    if format.countryCode == "JP", let local = readJapanese(parts) { return local }
    var reading = Reading()
    var rest = parts
    guard takePostalCode(from: &rest, into: &reading) else { return nil }
    guard takeRegion(from: &rest, into: &reading) else { return nil }
    if format.isShown(.city) {
      guard let city = rest.popLast(), !city.contains(where: \.isNumber) else { return nil }
      reading.city = city
    }
    reading.rest = rest
    return rest.isEmpty ? nil : reading
  }

  /// Takes the code from the start or the end of one of the last two parts.
  private func takePostalCode(from parts: inout [String], into reading: inout Reading) -> Bool {
    guard format.isShown(.postalCode) else { return true }
    for index in parts.indices.suffix(2).reversed() {
      guard let found = postalCode(in: parts[index]) else { continue }
      reading.postalCode = found.code
      if found.remainder.isEmpty {
        parts.remove(at: index)
      } else {
        parts[index] = found.remainder
      }
      return true
    }
    return !format.isRequired(.postalCode)
  }

  private func postalCode(in part: String) -> (code: String, remainder: String)? {
    let words = part.split(separator: " ").map(String.init)
    // The longest code first: "SW1A 2AA" before "2AA".
    for count in (1...min(3, words.count)).reversed() {
      for (candidate, remainder) in [
        (words.suffix(count), words.dropLast(count)), (words.prefix(count), words.dropFirst(count)),
      ] {
        let text = candidate.joined(separator: " ")
        guard text.contains(where: \.isNumber),
          case .valid(let stored) = format.postalCodeVerdict(text)
        else { continue }
        return (stored, remainder.joined(separator: " "))
      }
    }
    return nil
  }

  /// Takes the region from the end of the last part; where it is the whole part, the city is in
  /// the one before.
  private func takeRegion(from parts: inout [String], into reading: inout Reading) -> Bool {
    guard format.isShown(.region), !format.regions.isEmpty else { return true }
    guard let last = parts.last else { return false }
    let words = last.split(separator: " ").map(String.init)
    for count in (1...min(4, words.count)).reversed() {
      guard let region = format.regions.match(words.suffix(count).joined(separator: " ")) else {
        continue
      }
      reading.region = region.key
      parts.removeLast()
      let city = words.dropLast(count).joined(separator: " ")
      if !city.isEmpty { parts.append(city) }
      return true
    }
    return !format.isRequired(.region)
  }

  /// 〒100-0001 東京都千代田区千代田1-1: code, prefecture, municipality, the rest.
  private func readJapanese(_ parts: [String]) -> Reading? {
    var text = parts.joined(separator: " ").replacing("〒", with: " ")
    guard let region = format.regions.first(where: { text.contains($0.name) }) else { return nil }
    var reading = Reading(region: region.key)
    let pieces = text.split(separator: " ").map(String.init)
    guard let code = pieces.first(where: { isCode($0) }),
      case .valid(let stored) = format.postalCodeVerdict(code)
    else { return nil }
    reading.postalCode = stored
    text = pieces.filter { $0 != code }.joined(separator: " ")
    guard let place = text.firstRange(of: region.name) else { return nil }
    let rest = text[place.upperBound...].drop(while: \.isWhitespace)
    guard let end = rest.firstIndex(where: { "市区町村".contains($0) }) else { return nil }
    reading.city = String(rest[...end])
    let street = rest[rest.index(after: end)...].drop(while: \.isWhitespace)
    reading.rest = [String(street)]
    return street.isEmpty ? nil : reading
  }

  private func isCode(_ text: String) -> Bool {
    if case .valid = format.postalCodeVerdict(text) { return true }
    return false
  }
}
