/// A button as a style of an app draws it.
struct ButtonStyleBody<Style: ButtonStyle>: View {
  var fields: StyleFields<Style>
  let configuration: ButtonStyleConfiguration

  var body: some View { fields.style.makeBody(configuration: configuration) }
}

struct PrimitiveBody<Style: PrimitiveButtonStyle>: View {
  var fields: StyleFields<Style>
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View { fields.style.makeBody(configuration: configuration) }
}

/// A button as the system draws it.
struct SystemButtonBody: View {
  let look: _ButtonLook
  let configuration: ButtonStyleConfiguration

  var body: some View {
    configuration.label.modifier(
      WrapperModifier { [look, role = configuration.role] environment in
        let isRow = look == .automatic && environment.buttonIsLink && environment.standsInRow
        let shown = isRow ? .plain : look
        return .init(
          classes: ["w"] + Self.classes(shown, role),
          styles: Self.styles(shown, environment)
        )
      }
    )
  }

  private static func classes(_ look: _ButtonLook, _ role: ButtonRole?) -> [String] {
    let danger = role == .destructive ? ["danger"] : []
    return switch look {
    case .plain: ["bp"]
    case .automatic, .borderless: ["bl"] + danger
    case .bordered: ["bl", "bb"] + danger
    case .borderedProminent: ["bf"] + danger
    }
  }

  private static func styles(
    _ look: _ButtonLook,
    _ environment: EnvironmentValues
  ) -> [StyleClass] {
    let size = look == .bordered || look == .borderedProminent ? environment.controlSize : .regular
    let corners = look == .bordered || look == .borderedProminent ? environment.buttonCorners : nil
    let shape = size.styles + (corners.map { [$0] } ?? [])
    guard let tint = environment.tint else { return shape }
    let colors: [StyleClass] =
      switch look {
      case .plain: []
      case .borderedProminent: [StyleClass("background:\(tint)")]
      default: [StyleClass("color:\(tint)")]
      }
    return shape + colors
  }
}
