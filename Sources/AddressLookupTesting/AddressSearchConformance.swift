public import AddressLookup
public import Testing

/// What every provider of suggestions must do, as checks for Swift Testing.
///
/// Give it a search and a line that the search finds, and run it in a test. It works against a
/// provider on a recorded transport as well as against a real service, which it asks some
/// thirty times: `suggest` 29 times, and up to three suggestions and an unknown one are resolved.
///
/// ```swift
/// @Test func isAProvider() async {
///   await AddressSearchConformance(search, finds: "Teststraße 12", in: "DE").run()
/// }
/// ```
public struct AddressSearchConformance: Sendable {
  private let search: AddressSearch
  private let line: String
  private let countryCode: String
  private let nonsense: String

  /// Creates the checks of one search.
  ///
  /// - Parameters:
  ///   - search: The search.
  ///   - line: A line it has suggestions for.
  ///   - countryCode: The country of the line.
  ///   - nonsense: A line nobody has suggestions for.
  public init(
    _ search: AddressSearch,
    finds line: String,
    in countryCode: String,
    nonsense: String = "Qzxqzx Wvjwvj 99999"
  ) {
    self.search = search
    self.line = line
    self.countryCode = countryCode
    self.nonsense = nonsense
  }

  /// Runs all checks; what is wrong is recorded as issues of the running test.
  public func run(sourceLocation: SourceLocation = #_sourceLocation) async {
    let place = sourceLocation
    #expect(search.minimumCharacters >= 1, sourceLocation: place)
    await Recording("suggests", place).expect { try await suggests($0) }
    await Recording("resolves what it suggests", place).expect { try await resolves($0) }
    await Recording("finds nothing without failing", place).expect { try await findsNothing($0) }
    await Recording("takes any text", place).expect { try await takesAnyText($0) }
    await Recording("takes any language", place).expect { try await takesAnyLanguage($0) }
    await Recording("answers each of many at once", place).expect { try await answersMany($0) }
    await Recording("says nothing of an unknown suggestion", place)
      .expect {
        try await refusesUnknown($0)
      }
    await Recording("stops when it is cancelled", place).expect { try await stops($0) }
    await Recording("may be told twice that it is over", place)
      .expect { _ in
        await search.endSession?()
        await search.endSession?()
      }
  }

  // MARK: - The checks

  private func suggests(_ recording: Recording) async throws {
    let found = try await search.suggest(line, countryCode)
    recording.require(!found.isEmpty, "nothing was found for the line it was said to find")
    recording.require(Set(found.map(\.id)).count == found.count, "two suggestions have one id")
    recording.require(found.allSatisfy { !$0.title.isEmpty }, "a suggestion has no title")
    let again = try await search.suggest(line, countryCode)
    recording.require(found.map(\.title) == again.map(\.title), "asked again, it says otherwise")
    for address in found.compactMap(\.address) {
      recording.require(
        address.countryCode.isEmpty || address.countryCode == countryCode,
        "a suggestion is in another country"
      )
    }
  }

  private func resolves(_ recording: Recording) async throws {
    for suggestion in try await search.suggest(line, countryCode).prefix(3) {
      if suggestion.narrows {
        let children = try await search.suggest(suggestion.title, countryCode)
        recording.require(!children.isEmpty, "a suggestion that narrows leads to nothing")
        continue
      }
      let address = try await search.resolve(suggestion)
      recording.require(
        !address.street.isEmpty || !address.city.isEmpty,
        "an address has neither street nor city"
      )
      recording.require(
        address.countryCode.isEmpty || address.countryCode == countryCode,
        "an address is in another country"
      )
      if let carried = suggestion.address {
        recording.require(carried == address, "the address carried is not the one resolved")
      }
    }
  }

  private func findsNothing(_ recording: Recording) async throws {
    let found = try await search.suggest(nonsense, countryCode)
    recording.require(found.isEmpty, "something was found for nonsense")
  }

  private func takesAnyText(_ recording: Recording) async throws {
    let texts = [
      "", "   ", "\u{0}\u{7}", "a&b=c#d?e/f", "100% \"x\" \\ '; --", "北区 1-2-3",
      "شارع ١٢", "👩‍👩‍👧 12", "e\u{301}\u{301}", String(repeating: "Long street ", count: 100),
    ]
    for text in texts {
      do {
        _ = try await search.suggest(text, countryCode)
      } catch {
        recording.require(error is AddressSearchError, "a text made it throw something of its own")
        requireSilence(of: error, about: text, recording)
      }
    }
  }

  private func takesAnyLanguage(_ recording: Recording) async throws {
    for language in ["de-CH", "ja", "zh-Hant-TW", "xx", nil] {
      let found = try await AddressSearch.$language.withValue(language) {
        try await search.suggest(line, countryCode)
      }
      recording.require(!found.isEmpty, "nothing was found in some language")
    }
  }

  private func answersMany(_ recording: Recording) async throws {
    let alone = try await search.suggest(line, countryCode).map(\.title)
    try await withThrowingTaskGroup(of: (Bool, [String]).self) { group in
      for number in 0..<8 {
        let isLine = number.isMultiple(of: 2)
        group.addTask {
          let text = isLine ? line : nonsense
          return (isLine, try await search.suggest(text, countryCode).map(\.title))
        }
      }
      for try await (isLine, found) in group {
        recording.require(found == (isLine ? alone : []), "answers were mixed up")
      }
    }
  }

  private func refusesUnknown(_ recording: Recording) async throws {
    let unknown = Suggestion(id: "no-such-id-4711", title: "Qzxqzx")
    do {
      let address = try await search.resolve(unknown)
      recording.require(false, "an unknown suggestion became \(address)")
    } catch {
      recording.require(error is AddressSearchError, "it threw something of its own")
      requireSilence(of: error, about: unknown.id, recording)
    }
  }

  private func stops(_ recording: Recording) async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await search.suggest(line, countryCode)
    }
    if case .failure(let error) = await task.result {
      recording.require(error is CancellationError, "being cancelled was told as a failure")
    }
  }

  private func requireSilence(of error: any Error, about text: String, _ recording: Recording) {
    let said = "\(error) \(String(reflecting: error))"
    let tells = text.contains { $0.isLetter } && said.contains(text)
    recording.require(!tells, "an error says what was searched for")
  }
}
