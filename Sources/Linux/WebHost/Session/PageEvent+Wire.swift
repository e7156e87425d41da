@_spi(Host) import SwiftUI

extension PageEvent {
  /// What a page did, its controls named by number; those whose path leads nowhere are left out.
  init(_ action: ClientMessage.Action, element: (String) -> Int?) {
    func controls(_ values: [String: String]) -> [ControlValue] {
      // Sorted, so that the same message does the same in every process.
      values.sorted { $0.key < $1.key }
        .compactMap { path, value in
          element(path).map { ControlValue(id: $0, value: value) }
        }
    }
    switch action {
    case .set(let values): self = .set(controls(values))
    case .tap(let id): self = .tap(id: id)
    case .focus(let from, let to): self = .focus(from: from, to: to)
    case .submit(let id, _, let values): self = .submit(id: id, values: controls(values))
    case .key(let id, let key): self = .key(id: id, key: key)
    case .press(let id, let isPressed): self = .press(id: id, isPressed: isPressed)
    case .dismiss(let id): self = .dismiss(id: id)
    case .environment(let environment): self = .environment(environment)
    case .fit(let id, let index): self = .fit(id: id, index: index)
    case .rows(let id, let from, let count): self = .rows(id: id, from: from, count: count)
    case .size(let id, let width, let height):
      self = .size(id: id, CGSize(width: width, height: height))
    case .scroll(let id, let target): self = .scrolled(id: id, to: target)
    }
  }
}

extension ClientMessage.Action {
  var idempotencyKey: String? {
    if case .submit(_, let key, _) = self { key } else { nil }
  }
}
