#if os(Linux)
/// Letters that an input method is putting together.
enum TextComposition {
  /// Never: a page sends what is typed once the letters are put together.
  @MainActor static var isUnderWay: Bool { false }
}
#endif
