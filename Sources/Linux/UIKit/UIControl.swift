import Foundation

/// A view that answers to a tap.
///
/// Source: Apple's documentation of `UIControl`. Targets with selectors don't exist here.
@MainActor open class UIControl: UIView {
  /// What a person did.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var isEnabled = true { didSet { lookChanged() } }
  open var isHighlighted = false { didSet { lookChanged() } }

  private var actions: [(action: UIAction, events: Event)] = []

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    // The same action a second time replaces itself.
    removeAction(action, for: controlEvents)
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions = actions.compactMap { entry in
      guard entry.action === action else { return entry }
      let left = entry.events.subtracting(controlEvents)
      return left.isEmpty ? nil : (entry.action, left)
    }
  }

  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.handler(entry.action)
    }
  }
}

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that happens at a tap.
///
/// Source: Apple's documentation of `UIAction`.
@MainActor public final class UIAction: NSObject {
  let handler: UIActionHandler

  public init(handler: @escaping UIActionHandler) {
    self.handler = handler
  }
}
