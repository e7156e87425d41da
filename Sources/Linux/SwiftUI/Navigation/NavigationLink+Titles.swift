extension NavigationLink where Label == Text, Destination == Never {
  /// A link named by a key, to the page of a value; without a value it is disabled.
  nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?) where P: Hashable {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S, P>(_ title: S, value: P?) where S: StringProtocol, P: Hashable {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder destination: () -> Destination)
  where S: StringProtocol {
    self.init(destination: destination) { Text(title) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, destination: Destination) where S: StringProtocol {
    self.init(destination: destination) { Text(title) }
  }
}
