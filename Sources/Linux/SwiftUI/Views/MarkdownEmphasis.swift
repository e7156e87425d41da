/// Finds out which signs belong together and says what stands between them.
enum MarkdownEmphasis {
  static func resolve(_ items: inout [MarkdownItem], from start: Int) {
    var place = start
    while place < items.count {
      guard case .delimiters(let sign, let count) = items[place].content, count > 0,
        items[place].canClose
      else {
        place += 1
        continue
      }
      guard let opener = opener(of: place, in: items, from: start) else {
        items[place].canClose = false
        place += 1
        continue
      }
      match(opener, place, sign, &items)
    }
    for place in items.indices.dropFirst(start) {
      items[place].canOpen = false
      items[place].canClose = false
    }
  }

  private static func opener(of closer: Int, in items: [MarkdownItem], from start: Int) -> Int? {
    items.indices[start..<closer].last { canMatch(items[$0], items[closer]) }
  }

  private static func canMatch(_ opener: MarkdownItem, _ closer: MarkdownItem) -> Bool {
    guard case .delimiters(let sign, let count) = opener.content, count > 0, opener.canOpen,
      case .delimiters(sign, let others) = closer.content
    else { return false }
    if sign == "~" { return count == others }
    // What both opens and closes matches only where the lengths leave no doubt.
    let isDoubtful = opener.canClose || closer.canOpen
    return !isDoubtful || (opener.length + closer.length) % 3 != 0
      || opener.length % 3 == 0 && closer.length % 3 == 0
  }

  private static func match(
    _ opener: Int,
    _ closer: Int,
    _ sign: Character,
    _ items: inout [MarkdownItem]
  ) {
    guard case .delimiters(_, let before) = items[opener].content,
      case .delimiters(_, let after) = items[closer].content
    else { return }
    let used = min(before, after, 2)
    for place in (opener + 1)..<closer {
      switch (sign, used) {
      case ("~", _): items[place].isStruckThrough = true
      case (_, 2): items[place].isStronglyEmphasized = true
      default: items[place].isEmphasized = true
      }
      // Signs between the two belong to nothing outside.
      items[place].canOpen = false
      items[place].canClose = false
    }
    items[opener].content = .delimiters(sign, count: before - used)
    items[closer].content = .delimiters(sign, count: after - used)
  }
}
