import AddressLookup
import Foundation
import PostalAddresses

/// A provider whose every answer a test gives itself, when it likes.
///
/// `@unchecked Sendable`: every access to the stored properties holds the lock.
final class AnswerDesk: @unchecked Sendable {
  enum Question: Equatable {
    case suggest(text: String, country: String, language: String?)
    case resolve(id: String)
  }

  enum Reply {
    case list([Suggestion])
    case address(PostalAddress)
    case failure(any Error)
  }

  private let lock = NSLock()
  private var waiting: [Int: CheckedContinuation<Reply, Never>] = [:]
  private var asked: [Question] = []
  private var stopped: Set<Int> = []
  private var endings = 0

  var search: AddressSearch {
    AddressSearch(
      suggest: { text, country in
        let question = Question.suggest(
          text: text,
          country: country,
          language: AddressSearch.language
        )
        return switch await self.reply(to: question) {
        case .list(let list): list
        case .failure(let error): throw error
        case .address: []
        }
      },
      resolve: { suggestion in
        switch await self.reply(to: .resolve(id: suggestion.id)) {
        case .address(let address): return address
        case .failure(let error): throw error
        case .list: throw AddressSearchError(code: .unreadable, provider: "Desk")
        }
      },
      endSession: { self.lock.withLock { self.endings += 1 } }
    )
  }

  /// What was asked so far, in its order.
  var questions: [Question] { lock.withLock { asked } }
  /// The places of the questions whose task was cancelled.
  var cancelled: Set<Int> { lock.withLock { stopped } }
  /// How often it was told that a search is over.
  var ends: Int { lock.withLock { endings } }

  func answer(_ place: Int, _ reply: Reply) {
    lock.withLock { waiting.removeValue(forKey: place) }?.resume(returning: reply)
  }

  private func reply(to question: Question) async -> Reply {
    let place = lock.withLock {
      asked.append(question)
      return asked.count - 1
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        lock.withLock { waiting[place] = continuation }
      }
    } onCancel: {
      lock.withLock { _ = stopped.insert(place) }
    }
  }
}
