extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(
      WrapperModifier(forEach: true) { _ in
        .init(styles: paddingStyles(insets))
      }
    )
  }

  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0,
        leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0
      )
    )
  }

  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      WrapperModifier(forEach: true) { _ in
        var wrapper = WrapperModifier.Wrapper(styles: alignmentStyles(alignment))
        if let width {
          wrapper.styles += [.px("width", width), .init("flex-shrink:0")]
          wrapper.flexibility.across = .fixed
        }
        if let height {
          wrapper.styles += [.px("height", height)]
          if width == nil { wrapper.styles.append(.init("flex-shrink:0")) }
          wrapper.flexibility.down = .fixed
        }
        return wrapper
      }
    )
  }

  nonisolated public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      WrapperModifier(forEach: true) { _ in
        var wrapper = WrapperModifier.Wrapper(styles: alignmentStyles(alignment))
        wrapper.take(minimum: minWidth, maximum: maxWidth, "width", \.across)
        wrapper.take(minimum: minHeight, maximum: maxHeight, "height", \.down)
        return wrapper
      }
    )
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View {
    frame(width: nil, height: nil, alignment: .center)
  }

  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(
      WrapperModifier(forEach: true) { _ in
        var wrapper = WrapperModifier.Wrapper()
        if horizontal {
          wrapper.styles.append(.init("width:max-content"))
          wrapper.flexibility.across = .fixed
        }
        if vertical {
          wrapper.flexibility.down = .fixed
          wrapper.classes.append("fixed-down")
        }
        wrapper.styles.append(.init("flex-shrink:0"))
        return wrapper
      }
    )
  }

  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(
      WrapperModifier(forEach: true) { _ in
        .init(styles: value > 0 ? [.init("flex-shrink:0")] : [])
      }
    )
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(
      WrapperModifier(forEach: true) { _ in
        .init(styles: [.init("position:relative"), .px("top", y), .px("inset-inline-start", x)])
      }
    )
  }

  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(
      WrapperModifier(forEach: true) { _ in
        // A style sheet knows whole numbers only.
        let order = value.isNaN ? 0 : Int(max(-1e6, min(1e6, value * 100)))
        return .init(styles: [.init("position:relative"), .init("z-index:\(order)")])
      }
    )
  }

  nonisolated public func hidden() -> some View {
    modifier(
      WrapperModifier(forEach: true) { _ in
        .init(styles: [.init("visibility:hidden")], attributes: ["aria-hidden": "true"])
      }
    )
  }
}

/// A style sheet knows no padding below zero: there the box itself reaches out.
private func paddingStyles(_ insets: EdgeInsets) -> [StyleClass] {
  var styles: [StyleClass] = []
  func add(_ edge: String, _ length: CGFloat) {
    if length > 0 { styles.append(.px("padding-\(edge)", length)) }
    if length < 0 { styles += [.px("margin-\(edge)", length), .init("max-width:none")] }
  }
  add("top", insets.top)
  add("inline-start", insets.leading)
  add("bottom", insets.bottom)
  add("inline-end", insets.trailing)
  return styles
}

/// Where what stands in a wrapper goes when it is smaller.
func alignmentStyles(_ alignment: Alignment) -> [StyleClass] {
  var styles: [StyleClass] = []
  if alignment.horizontal != .center {
    styles.append(.init("align-items:\(alignment.horizontal.css)"))
  }
  if alignment.vertical != .center {
    styles.append(.init("justify-content:\(alignment.vertical.css)"))
  }
  return styles
}

extension WrapperModifier.Wrapper {
  /// Takes the bounds of one axis; an endless maximum fills what is offered.
  mutating func take(
    minimum: CGFloat?,
    maximum: CGFloat?,
    _ property: String,
    _ axis: WritableKeyPath<Flexibility, Flexibility.Axis>
  ) {
    if let minimum { styles.append(.px("min-\(property)", minimum)) }
    guard let maximum else { return }
    flexibility[keyPath: axis] = .filling
    if maximum.isFinite { styles.append(.px("max-\(property)", maximum)) }
  }
}
