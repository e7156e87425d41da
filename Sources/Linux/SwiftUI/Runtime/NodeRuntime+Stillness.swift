extension NodeRuntime {
  /// Runs something once what moves in the page has come to rest.
  func whenStill(_ completion: @escaping @MainActor () -> Void) {
    // A page that is not there never says so, and what waits for it must not pile up.
    guard isLive, failure == nil, completions.count < 64 else { return completion() }
    completionsAsked += 1
    completions[completionsAsked] = completion
    page.enqueue(.tellWhenStill(completionsAsked))
    pageNeedsPatch()
  }

  /// The page says that what moved when it was asked has come to rest.
  func isStill(_ number: Int) -> PageEventRefusal? {
    guard let completion = completions.removeValue(forKey: number) else { return .gone }
    completion()
    return nil
  }
}
