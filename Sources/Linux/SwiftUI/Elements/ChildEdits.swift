/// The fewest edits that bring one list of children to another.
///
/// The child that holds the focus stays where it is and the others move round it: a browser
/// takes the focus from an element that is moved.
struct ChildEdits: Equatable {
  private(set) var deleted: [Int] = []
  private(set) var inserted: Set<Int> = []
  private(set) var moved: Set<Int> = []

  init(shown: [Int], now: [Int], fixed: Int?) {
    let present = Set(now)
    let known = Set(shown)
    deleted = shown.filter { !present.contains($0) }
    inserted = Set(now.filter { !known.contains($0) })
    let stayed = now.filter(known.contains)
    let order = Dictionary(
      uniqueKeysWithValues: shown.filter(present.contains).enumerated().map { ($1, $0) })
    let places = stayed.map { order[$0] ?? 0 }
    guard places != places.sorted() else { return }
    let kept: Set<Int>
    if let fixed, let pivot = stayed.firstIndex(of: fixed) {
      let place = places[pivot]
      let before = places[..<pivot].filter { $0 < place }
      let after = places[(pivot + 1)...].filter { $0 > place }
      kept = Set(Self.longestRise(before) + [place] + Self.longestRise(after))
    } else {
      kept = Set(Self.longestRise(places))
    }
    for (index, child) in stayed.enumerated() where !kept.contains(places[index]) {
      moved.insert(child)
    }
  }

  /// A longest subsequence that only rises.
  private static func longestRise(_ values: [Int]) -> [Int] {
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var rise: [Int] = []
    var place = ends.last
    while let index = place {
      rise.append(values[index])
      place = previous[index]
    }
    return rise.reversed()
  }
}
