/// Ten values side by side; nested four deep they are ten thousand texts in one value.
struct Ten<Part: Equatable & Blank>: Equatable, Blank {
  var a = Part()
  var b = Part()
  var c = Part()
  var d = Part()
  var e = Part()
  var f = Part()
  var g = Part()
  var h = Part()
  var i = Part()
  var j = Part()

  static var places: [WritableKeyPath<Self, Part>] {
    [\.a, \.b, \.c, \.d, \.e, \.f, \.g, \.h, \.i, \.j]
  }
}

protocol Blank {
  init()
}

extension String: Blank {}

/// A value with many texts, and the way to each.
protocol ManyTexts: Equatable, Blank {
  static var texts: [WritableKeyPath<Self, String>] { get }
}

extension String: ManyTexts {
  static var texts: [WritableKeyPath<String, String>] { [\.self] }
}

extension Ten: ManyTexts where Part: ManyTexts {
  static var texts: [WritableKeyPath<Self, String>] {
    places.flatMap { place in Part.texts.map { place.appending(path: $0) } }
  }
}

/// The same texts as rows.
struct Sheet: Equatable {
  struct Line: Equatable, Identifiable {
    let id: Int
    var text = ""
  }

  var lines: [Line]
}
