import Foundation

/// Something of the surroundings that views follow.
///
/// Source: Apple's documentation of `UITraitDefinition`. Only the system's own exist here.
public protocol UITraitDefinition {
  static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
}

/// Whether an interface is light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.userInterfaceStyle != other.userInterfaceStyle
  }
}

/// How much contrast a person asked for.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.accessibilityContrast != other.accessibilityContrast
  }
}

/// The text size that a person chose.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.preferredContentSizeCategory != other.preferredContentSizeCategory
  }
}

/// Which way text runs.
public struct UITraitLayoutDirection: UITraitDefinition {
  public static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.layoutDirection != other.layoutDirection
  }
}

/// A trait by its type.
public typealias UITrait = any UITraitDefinition.Type

/// What is told of a change.
public typealias UITraitChangeHandler<TraitEnvironment> = (
  _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
) -> Void

/// Names a registration.
@MainActor public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

/// What can say that its traits have changed.
///
/// Source: Apple's documentation of `UITraitChangeObservable`. Only views are observed here.
@MainActor public protocol UITraitChangeObservable: UIView {}

extension UIView: UITraitChangeObservable {}

extension UITraitChangeObservable {
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping UITraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits: traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    traitObservers.append(observer)
    return observer
  }
}

/// One registration for changes of traits.
@MainActor final class TraitObserver: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  let tell: (UITraitCollection) -> Void

  init(traits: [UITrait], tell: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.tell = tell
    super.init()
  }

  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  func concerns(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    traits.contains { $0._differs(one, other) }
  }
}
