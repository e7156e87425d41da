extension Shape {
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    ShapeNode(view, inputs) { shape, environment in
      ShapeDrawing(shape: shape, paint: ForegroundStyle()._paint(in: environment))
    }
  }

  nonisolated public func fill<S>(
    _ content: S = .foreground,
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> where S: ShapeStyle {
    _ShapeView(shape: self, style: content, filling: style)
  }

  nonisolated public func stroke<S>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  nonisolated public func stroke<S>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeShapeView(view: _ShapeView(shape: self, style: content, line: style))
  }
}

extension Shape {
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    StrokedShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(base: self, style: style)
  }
}

extension InsettableShape {
  nonisolated public func strokeBorder<S>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View where S: ShapeStyle {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  nonisolated public func strokeBorder<S>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some View where S: ShapeStyle {
    _ShapeView(
      shape: self,
      style: content,
      line: style,
      inner: inset(by: style.lineWidth / 2)
    )
  }

  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View {
    strokeBorder(.foreground, lineWidth: lineWidth, antialiased: antialiased)
  }

  nonisolated public func strokeBorder(
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some View {
    strokeBorder(.foreground, style: style, antialiased: antialiased)
  }
}

/// A shape with paint on it.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public typealias Body = Never

  let shape: Content
  let style: Style
  var filling = FillStyle()
  /// A line instead of a filling.
  var line: StrokeStyle?
  /// The outline that the middle of a line inside the shape runs along.
  var inner: (any Shape)?

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    ShapeNode(view, inputs) { view, environment in
      ShapeDrawing(
        shape: view.shape,
        paint: view.style._paint(in: environment),
        line: view.line,
        inner: view.inner,
        isEvenOdd: view.filling.isEOFilled
      )
    }
  }
}

/// A shape with a line along its outline.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  View
{
  let view: _ShapeView<Content, Style>

  init(view: _ShapeView<Content, Style>) {
    self.view = view
  }

  @MainActor public var body: some View { view }
}
