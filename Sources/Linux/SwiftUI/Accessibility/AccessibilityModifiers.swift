extension View {
  nonisolated func attach(
    _ change: @escaping (inout Semantics) -> Void
  ) -> _Accessible<Self> {
    modifier(AccessibilityAttachmentModifier(change))
  }

  nonisolated public func accessibilityLabel(_ label: Text) -> _Accessible<Self> {
    attach { $0.label = label.spoken }
  }

  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> _Accessible<Self> {
    attach { $0.label = labelKey.string }
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(_ label: S) -> _Accessible<Self>
  where S: StringProtocol {
    let text = String(label)
    return attach { $0.label = text }
  }

  nonisolated public func accessibilityValue(_ valueDescription: Text) -> _Accessible<Self> {
    attach { $0.value = valueDescription.spoken }
  }

  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> _Accessible<Self> {
    attach { $0.value = valueKey.string }
  }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(_ value: S) -> _Accessible<Self>
  where S: StringProtocol {
    let text = String(value)
    return attach { $0.value = text }
  }

  nonisolated public func accessibilityHint(_ hint: Text) -> _Accessible<Self> {
    attach { $0.hint = hint.spoken }
  }

  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> _Accessible<Self> {
    attach { $0.hint = hintKey.string }
  }

  @_disfavoredOverload
  nonisolated public func accessibilityHint<S>(_ hint: S) -> _Accessible<Self>
  where S: StringProtocol {
    let text = String(hint)
    return attach { $0.hint = text }
  }

  nonisolated public func accessibilityIdentifier(_ identifier: String) -> _Accessible<Self> {
    attach { $0.identifier = identifier }
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> _Accessible<Self> {
    attach { $0.isHidden = hidden }
  }

  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> _Accessible<Self> {
    attach { $0.added.formUnion(traits) }
  }

  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> _Accessible<Self> {
    attach { $0.removed.formUnion(traits) }
  }

  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> _Accessible<Self> {
    attach { $0.headingLevel = level == .unspecified ? nil : Int(level.rawValue) }
  }

  /// Says which of several neighbours is read first: the one with the greatest number.
  ///
  /// Browsers that know `reading-flow` read and tab in this order; others in that of the views.
  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> _Accessible<Self> {
    modifier(AccessibilityAttachmentModifier(priority: sortPriority) { _ in })
  }

  nonisolated public func help(_ text: Text) -> some View {
    attach { $0.help = text.string }
  }

  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    attach { $0.help = textKey.string }
  }

  @_disfavoredOverload
  nonisolated public func help<S>(_ text: S) -> some View where S: StringProtocol {
    let text = String(text)
    return attach { $0.help = text }
  }

  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    AccessibilityElementView(content: self, behavior: children)
  }
}

extension View {
  /// Says whether the value of the control inside is wrong, and whether it may not be left empty.
  ///
  /// Apple's frameworks have no such words, so views of apps can't say it; a file for Linux can.
  @_spi(Host)
  nonisolated public func _accessibilityState(
    isInvalid: Bool,
    isRequired: Bool = false
  ) -> some View {
    attach {
      $0.isInvalid = isInvalid
      $0.isRequired = isRequired
    }
  }
}
