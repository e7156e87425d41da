extension View {
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    modifier(
      EnvironmentModifier {
        $0.foreground = ResolvedStyle(style, in: $0)
        // A level is one of those that were named; anything else is a foreground of its own.
        if S.self != HierarchicalShapeStyle.self { $0.foregroundLevels = [] }
      }
    )
  }

  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(EnvironmentModifier { $0.foregroundCSS = color?.css })
  }

  nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
    modifier(EnvironmentModifier { $0.tint = tint?._css(in: $0) })
  }

  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(EnvironmentModifier { $0.tint = tint?.css })
  }

  @ViewBuilder nonisolated public func background<S>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    if S._isFlat {
      modifier(WrapperModifier(forEach: true) { .init(styles: style._paint(in: $0).ground) })
    } else {
      background { Rectangle().fill(style) }
    }
  }

  nonisolated public func background<S, T>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    grounded(style, shape, fillStyle)
  }

  nonisolated public func background<S, T>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: InsettableShape {
    grounded(style, shape, fillStyle)
  }

  /// Ground of the element's own where it can have the shape and the style, else a layer.
  @ViewBuilder nonisolated private func grounded<S, T>(
    _ style: S,
    _ shape: T,
    _ fillStyle: FillStyle
  ) -> some View where S: ShapeStyle, T: Shape {
    if S._isFlat, shape.isBox {
      modifier(
        WrapperModifier(forEach: true) {
          .init(styles: style._paint(in: $0).ground + shape._outline)
        }
      )
    } else {
      background { shape.fill(style, style: fillStyle) }
    }
  }

  nonisolated public func clipShape<S>(
    _ shape: S,
    style: FillStyle = FillStyle()
  ) -> some View where S: Shape {
    modifier(OutlineModifier(shape: shape, use: .clips(style.isEOFilled)))
  }

  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(WrapperModifier(forEach: true) { _ in .init(styles: [.init("overflow:hidden")]) })
  }

  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View
  where S: Shape {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  @ViewBuilder nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View
  where S: ShapeStyle {
    if S._isFlat {
      modifier(
        WrapperModifier(forEach: true) {
          .init(styles: [
            // An outline lies over what is inside, as a border of SwiftUI's does.
            .init("outline:\(pixels(width)) solid \(content._css(in: $0))"),
            .px("outline-offset", -width),
          ])
        }
      )
    } else {
      overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
  }

  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      WrapperModifier(forEach: true) { _ in
        // A blur of a style sheet is twice the radius that SwiftUI means.
        let value = "\(pixels(x)) \(pixels(y)) \(pixels(radius)) \(color.css)"
        return .init(styles: [.init("filter:drop-shadow(\(value))")])
      }
    )
  }

  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(
      WrapperModifier(forEach: true) { _ in
        // What can't be seen can't be tapped either.
        if opacity <= 0 { return .init(classes: ["w", "untouched"], styles: [.init("opacity:0")]) }
        return .init(styles: opacity == 1 ? [] : [.init("opacity:\(opacity)")])
      }
    )
  }

  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(
      WrapperModifier(forEach: true) { _ in
        .init(classes: enabled ? ["w"] : ["w", "untouched"])
      }
    )
  }
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View {
    modifier(EnvironmentModifier { $0.font = font })
  }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(EnvironmentModifier { $0.fontWeight = weight })
  }

  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    modifier(EnvironmentModifier { if isActive { $0.fontWeight = .bold } })
  }

  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(EnvironmentModifier { $0.lineLimit = number })
  }

  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(EnvironmentModifier { $0.multilineTextAlignment = alignment })
  }

  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(EnvironmentModifier { $0.redactionReasons.formUnion(reason) })
  }

  nonisolated public func unredacted() -> some View {
    modifier(EnvironmentModifier { $0.redactionReasons = [] })
  }

  /// Hides the text inside where the surroundings are redacted for privacy.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(EnvironmentModifier { $0.isPrivacySensitive = sensitive })
  }

  /// Disables the controls inside; one that is disabled further out stays so.
  ///
  /// Views round the controls are marked as a group that is disabled. It is not made inert: what
  /// is in it can still be read, selected and scrolled.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(
      EnvironmentModifier {
        guard disabled, $0.isEnabled else { return }
        $0.isEnabled = false
        $0.semantics.isDisabledGroup = true
      }
    )
  }
}
