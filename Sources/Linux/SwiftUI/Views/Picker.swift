/// A choice of one thing among several.
public struct Picker<Label, SelectionValue, Content>
where Label: View, SelectionValue: Hashable, Content: View {
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label
}

extension Picker: View {
  nonisolated public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  @MainActor public var body: some View {
    let parts = PickerParts(
      selection: Binding<AnyHashable>(selection),
      content: AnyView(content),
      label: AnyView(label),
      title: (label as? Text ?? (label as? SwiftUI.Label<Text, Image>)?.title)?.string ?? ""
    )
    LookedUp(\.pickerLook) { look in AnyView(PickerBody(look: look, parts: parts)) }
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }
}

/// Draws pickers.
///
/// Only the system's own styles can be named here.
public protocol PickerStyle {
  var _look: _PickerLook { get }
}

public enum _PickerLook: Sendable {
  case menu
  case inline
  case segmented
  case navigationLink
}

/// What the system would choose; on a page that is a menu.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .menu }
}

public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .menu }
}

public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .inline }
}

public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .segmented }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { .init() }
}

#if !PROFILE_MACOS
/// A row that leads to a page with the choices; outside a stack of pages, a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .navigationLink }
}

/// A wheel; a page shows its menu instead.
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .menu }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { .init() }
}
#endif

extension View {
  nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    let look = style._look
    return modifier(EnvironmentModifier { $0.pickerLook = look })
  }
}

extension EnvironmentValues {
  private struct PickerLookKey: EnvironmentKey {
    static var defaultValue: _PickerLook { .menu }
  }

  private struct StandsInRowKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }

  /// Whether a view stands in a row of a list or form, where controls show their labels.
  var standsInRow: Bool {
    get { self[StandsInRowKey.self] }
    set { self[StandsInRowKey.self] = newValue }
  }
}

/// What every look of a picker is made of.
struct PickerParts {
  let selection: Binding<AnyHashable>
  let content: AnyView
  let label: AnyView
  /// The label where it is one text, or one with a symbol.
  let title: String
}

/// The label of a picker beside its control, where it is shown.
private struct PickerBody: View {
  @Environment(\.standsInRow) private var standsInRow
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.buttonDidAct) private var closeMenu
  @Environment(\.navigation) private var navigation
  let look: _PickerLook
  let parts: PickerParts

  var body: some View {
    if isInMenu {
      ChoiceRowsView(parts: parts, didChoose: { closeMenu?() }, isInMenu: true)
    } else {
      switch look {
      case .navigationLink where navigation?.stack != nil:
        PickerLink(parts: parts)
      case .menu where standsInRow && !hidesLabels,
        .navigationLink where standsInRow && !hidesLabels:
        BesideLabel(
          label: parts.label.accessibilityHidden(true),
          content: SelectView(parts: parts)
        )
      case .menu, .navigationLink:
        SelectView(parts: parts)
      case .inline, .segmented:
        RadioGroupView(parts: parts, isSegmented: look == .segmented)
      }
    }
  }
}
