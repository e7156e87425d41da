extension String {
  /// The text without white space and unseen marks at its ends, on one line.
  ///
  /// Line breaks and control characters inside become spaces. Direction overrides go everywhere,
  /// since they can make an address read as another. Joiners stay: names in Persian and Malayalam
  /// are spelled with them.
  var tidied: String {
    if isTidyASCII { return self }
    var scalars = Array(unicodeScalars.lazy.filter { !$0.isDirectionOverride })
    while let last = scalars.last, last.isTrimmed { scalars.removeLast() }
    var view = UnicodeScalarView()
    for scalar in scalars.drop(while: \.isTrimmed) {
      view.append(scalar.breaksLine ? " " : scalar)
    }
    return String(view)
  }

  private var isTidyASCII: Bool {
    let bytes = utf8
    guard let first = bytes.first, let last = bytes.last else { return true }
    return first != 32 && last != 32 && bytes.allSatisfy { $0 >= 32 && $0 < 127 }
  }
}

extension Unicode.Scalar {
  fileprivate var isTrimmed: Bool {
    switch self {
    case "\u{200B}", "\u{200E}", "\u{200F}", "\u{061C}", "\u{2060}", "\u{FEFF}": true
    default: isSpace || breaksLine
    }
  }
}
