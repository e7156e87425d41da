extension AddressSearch {
  /// Asks the first search, and the next one when one fails.
  ///
  /// A search that finds nothing has answered; the next one is asked only if `whenEmpty` says so.
  /// Suggestions are resolved by the search they came from. All of them failing is the first one's
  /// failure.
  ///
  /// - Parameters:
  ///   - searches: The searches in the order they are asked.
  ///   - whenEmpty: Whether finding nothing leads on as well.
  /// - Returns: The search.
  public static func fallback(
    _ searches: AddressSearch...,
    whenEmpty: Bool = false
  ) -> AddressSearch {
    combined(searches) { text, countryCode in
      var firstFailure: (any Error)?
      var hasAnswer = false
      for (place, search) in searches.enumerated() where search.mayBeAsked(text, countryCode) {
        do {
          let found = try await search.suggest(text, countryCode)
          if !found.isEmpty || !whenEmpty { return found.map { $0.placed(place) } }
          hasAnswer = true
        } catch is CancellationError {
          throw CancellationError()
        } catch {
          try Task.checkCancellation()
          firstFailure = firstFailure ?? error
        }
      }
      if let firstFailure, !hasAnswer { throw firstFailure }
      return []
    }
  }

  /// Asks all searches at once and shows what they find, the first one's on top.
  ///
  /// A suggestion that reads like an earlier one is left out. Some may fail as long as one answers;
  /// all of them failing is the first one's failure.
  public static func merged(_ searches: AddressSearch...) -> AddressSearch {
    combined(searches) { text, countryCode in
      let outcomes = try await outcomes(of: searches, text, countryCode)
      var seen: Set<String> = []
      var found: [Suggestion] = []
      var firstFailure: (any Error)?
      var answers = 0
      for (place, outcome) in outcomes {
        switch outcome {
        case .success(let suggestions):
          answers += 1
          for suggestion in suggestions where seen.insert(suggestion.reading).inserted {
            found.append(suggestion.placed(place))
          }
        case .failure(let error): firstFailure = firstFailure ?? error
        }
      }
      if let firstFailure, answers == 0 { throw firstFailure }
      return found
    }
  }

  private static func combined(
    _ searches: [AddressSearch],
    suggest: @escaping @Sendable (String, String) async throws -> [Suggestion]
  ) -> AddressSearch {
    let attributions = searches.compactMap(\.attribution)
      .reduce(into: [String]()) { all, next in
        if !all.contains(next) { all.append(next) }
      }
    var search = AddressSearch(
      suggest: suggest,
      resolve: { suggestion in
        guard let (place, original) = suggestion.unplaced, searches.indices.contains(place) else {
          throw AddressSearchError(code: .badRequest, provider: "combined")
        }
        return try await searches[place].resolve(original)
      },
      attribution: attributions.isEmpty ? nil : attributions.joined(separator: " · "),
      minimumCharacters: searches.map(\.minimumCharacters).min() ?? 3,
      wholeLinesOnly: !searches.isEmpty && searches.allSatisfy(\.wholeLinesOnly),
      endSession: {
        for search in searches { await search.endSession?() }
      }
    )
    // One of whole lines must not be asked as often as the one beside it.
    search.combinedPause = searches.map(\.pause).max()
    return search
  }

  private static func outcomes(
    of searches: [AddressSearch],
    _ text: String,
    _ countryCode: String
  ) async throws -> [(place: Int, outcome: Result<[Suggestion], any Error>)] {
    try await withThrowingTaskGroup(
      of: (place: Int, outcome: Result<[Suggestion], any Error>).self
    ) { group in
      for (place, search) in searches.enumerated() where search.mayBeAsked(text, countryCode) {
        group.addTask {
          do {
            return (place, .success(try await search.suggest(text, countryCode)))
          } catch {
            try Task.checkCancellation()
            return (place, .failure(error))
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.place < $1.place }
    }
  }

  /// Whether a text is enough for this search, although it may not be for another beside it.
  private func mayBeAsked(_ text: String, _ countryCode: String) -> Bool {
    SearchRules(minimumCharacters: minimumCharacters, wholeLinesOnly: wholeLinesOnly)
      .allow(SearchQuestion(text, countryCode: countryCode, language: nil))
  }
}

extension Suggestion {
  /// What a person sees of it, for leaving out what reads the same.
  fileprivate var reading: String { SearchQuestion.fold("\(title)\n\(subtitle)") }

  /// The same with the place of its search before its id.
  fileprivate func placed(_ place: Int) -> Suggestion { with(id: "\(place)/\(id)") }

  fileprivate var unplaced: (place: Int, original: Suggestion)? {
    guard let slash = id.firstIndex(of: "/"), let place = Int(id[..<slash]) else { return nil }
    return (place, with(id: String(id[id.index(after: slash)...])))
  }

  private func with(id: String) -> Suggestion {
    Suggestion(id: id, title: title, subtitle: subtitle, address: address, narrows: narrows)
  }
}
