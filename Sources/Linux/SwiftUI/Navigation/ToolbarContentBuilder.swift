/// Builds the items of a bar from the statements of a closure.
///
/// SwiftUI has one function for every number of items up to ten and none for more, so a closure
/// with eleven is refused here as it is there.
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ToolbarContent {
    content
  }

  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent
  where Content: ToolbarContent {
    content
  }

  public static func buildIf<Content>(_ content: Content?) -> some ToolbarContent
  where Content: ToolbarContent {
    ToolbarContentList(parts: content.map { [$0] } ?? [])
  }

  public static func buildBlock(
    _ a: some ToolbarContent,
    _ b: some ToolbarContent
  ) -> some ToolbarContent {
    ToolbarContentList(parts: [a, b])
  }

  public static func buildBlock(
    _ a: some ToolbarContent,
    _ b: some ToolbarContent,
    _ c: some ToolbarContent
  ) -> some ToolbarContent {
    ToolbarContentList(parts: [a, b, c])
  }

  public static func buildBlock(
    _ a: some ToolbarContent,
    _ b: some ToolbarContent,
    _ c: some ToolbarContent,
    _ d: some ToolbarContent
  ) -> some ToolbarContent {
    ToolbarContentList(parts: [a, b, c, d])
  }

  public static func buildBlock(
    _ a: some ToolbarContent,
    _ b: some ToolbarContent,
    _ c: some ToolbarContent,
    _ d: some ToolbarContent,
    _ e: some ToolbarContent
  ) -> some ToolbarContent {
    ToolbarContentList(parts: [a, b, c, d, e])
  }

  public static func buildBlock(
    _ a: some ToolbarContent,
    _ b: some ToolbarContent,
    _ c: some ToolbarContent,
    _ d: some ToolbarContent,
    _ e: some ToolbarContent,
    _ f: some ToolbarContent
  ) -> some ToolbarContent {
    ToolbarContentList(parts: [a, b, c, d, e, f])
  }

  public static func buildBlock(
    _ a: some ToolbarContent,
    _ b: some ToolbarContent,
    _ c: some ToolbarContent,
    _ d: some ToolbarContent,
    _ e: some ToolbarContent,
    _ f: some ToolbarContent,
    _ g: some ToolbarContent
  ) -> some ToolbarContent {
    ToolbarContentList(parts: [a, b, c, d, e, f, g])
  }

  public static func buildBlock(
    _ a: some ToolbarContent,
    _ b: some ToolbarContent,
    _ c: some ToolbarContent,
    _ d: some ToolbarContent,
    _ e: some ToolbarContent,
    _ f: some ToolbarContent,
    _ g: some ToolbarContent,
    _ h: some ToolbarContent
  ) -> some ToolbarContent {
    ToolbarContentList(parts: [a, b, c, d, e, f, g, h])
  }

  public static func buildBlock(
    _ a: some ToolbarContent,
    _ b: some ToolbarContent,
    _ c: some ToolbarContent,
    _ d: some ToolbarContent,
    _ e: some ToolbarContent,
    _ f: some ToolbarContent,
    _ g: some ToolbarContent,
    _ h: some ToolbarContent,
    _ i: some ToolbarContent
  ) -> some ToolbarContent {
    ToolbarContentList(parts: [a, b, c, d, e, f, g, h, i])
  }

  public static func buildBlock(
    _ a: some ToolbarContent,
    _ b: some ToolbarContent,
    _ c: some ToolbarContent,
    _ d: some ToolbarContent,
    _ e: some ToolbarContent,
    _ f: some ToolbarContent,
    _ g: some ToolbarContent,
    _ h: some ToolbarContent,
    _ i: some ToolbarContent,
    _ j: some ToolbarContent
  ) -> some ToolbarContent {
    ToolbarContentList(parts: [a, b, c, d, e, f, g, h, i, j])
  }
}

/// Several items as one.
nonisolated struct ToolbarContentList: ToolbarContent {
  typealias Body = Never

  let parts: [any ToolbarContent]

  @MainActor func _items() -> [_ToolbarItem] {
    parts.enumerated().flatMap { index, part in part._items().map { $0.inside(index) } }
  }
}
