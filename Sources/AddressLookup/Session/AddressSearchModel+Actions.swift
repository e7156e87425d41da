import PostalAddresses

/// What the search does about it.
extension AddressSearchModel {
  func report(_ event: (inout SearchSession) -> [SearchSession.Action]) {
    for action in event(&session) { perform(action) }
    let now = session.status
    guard now != status else { return }
    highlighted = nil
    status = now
  }

  private func perform(_ action: SearchSession.Action) {
    switch action {
    case .pause(let ticket): pause(ticket)
    case .ask(let request): ask(request)
    case .cancelSearch: searching?.cancel()
    case .resolve(let ticket, let suggestion): resolve(suggestion, ticket: ticket)
    case .cancelResolve: resolving?.cancel()
    case .fill(let picked):
      let address = fill(picked)
      fills += 1
      report { $0.wrote(address.street, countryCode: address.countryCode) }
    case .endSession:
      askedLast = nil
      if let endSession = asked?.endSession { Task { await endSession() } }
    }
  }

  private func pause(_ ticket: Int) {
    let pause = max(search?.pause ?? .milliseconds(300), quietUntil - elapsed())
    searching?.cancel()
    searching = Task { [weak self, clock] in
      guard (try? await clock.sleep(for: pause)) != nil else { return }
      self?.report { $0.paused(ticket: ticket) }
    }
  }

  private func ask(_ request: SearchRequest) {
    guard let search else {
      // Turned off in between: nothing was asked.
      return report { $0.failed(ticket: request.ticket, .cancelled) }
    }
    let isIdle = askedLast.map { elapsed() - $0 >= Self.idle } ?? false
    let renew = isIdle ? asked?.endSession : nil
    asked = search
    askedLast = elapsed()
    // Not cancelled: the pause that led here has nothing left to do.
    searching = Task { [weak self] in
      await renew?()
      let result = await Self.outcome(in: request.language) {
        try await search.suggest(request.text, request.countryCode)
      }
      self?
        .report { session in
          switch result {
          case .success(let found):
            return session.answered(ticket: request.ticket, self?.offered(found) ?? [])
          case .failure(let failure):
            self?.leaveAlone(after: failure.kind)
            return session.failed(ticket: request.ticket, failure.kind)
          }
        }
    }
  }

  private func resolve(_ suggestion: Suggestion, ticket: Int) {
    guard let search = asked else { return }
    let language = session.question.language
    resolving = Task { [weak self] in
      let result = await Self.outcome(in: language) { try await search.resolve(suggestion) }
      self?
        .report { session in
          switch result {
          case .success(let address) where self?.mayOffer(address) == true:
            return session.resolved(ticket: ticket, address)
          case .success: return session.failed(ticket: ticket, .error(.otherCountry))
          case .failure(let failure):
            self?.leaveAlone(after: failure.kind)
            return session.failed(ticket: ticket, failure.kind)
          }
        }
    }
  }

  /// A provider that had enough is not asked before the time it named; the next pause is as long.
  private func leaveAlone(after failure: SearchSession.Failure) {
    guard case .error(let code) = failure,
      code.identifier == AddressSearchError.Code.throttled(retryAfter: nil).identifier
    else { return }
    quietUntil = elapsed() + (code.retryAfter ?? Self.quiet)
  }

  /// Suggestions outside the countries on offer or with an id again are left out.
  private func offered(_ found: [Suggestion]) -> [Suggestion] {
    var ids: Set<String> = []
    let offered = found.filter { suggestion in
      suggestion.address.map(mayOffer) != false && ids.insert(suggestion.id).inserted
    }
    return Array(offered.prefix(Self.limit))
  }

  private func mayOffer(_ address: PostalAddress) -> Bool {
    guard let countryCodes, !address.countryCode.isEmpty else { return true }
    return countryCodes.contains(address.countryCode.uppercased())
  }

  private struct Failed: Error {
    let kind: SearchSession.Failure
  }

  private nonisolated static func outcome<T: Sendable>(
    in language: String?,
    of call: @Sendable () async throws -> T
  ) async -> Result<T, Failed> {
    do {
      return .success(try await AddressSearch.$language.withValue(language) { try await call() })
    } catch {
      if error is CancellationError || Task.isCancelled {
        return .failure(Failed(kind: .cancelled))
      }
      let code = (error as? AddressSearchError)?.code ?? .unavailable
      return .failure(Failed(kind: .error(code)))
    }
  }
}
