/// Views in rows and columns.
@frozen public struct Grid<Content> where Content: View {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    GridNode(view, inputs) { $0.content }
  }
}

/// One row of a grid, a view for each column.
@frozen public struct GridRow<Content> where Content: View {
  let alignment: VerticalAlignment?
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    GridRowNode(view, inputs) { $0.content }
  }
}

@MainActor private final class GridNode<Content: View>: ContainerNode<Grid<Content>, Content> {
  private var columns = 1

  override func build() {
    super.build()
    element.source = { [unowned self] in
      let rows = childElements
      let widest = rows.map { $0.content.classes.contains("gridrow") ? $0.sourceChildren.count : 1 }
        .max()
      columns = max(widest ?? 1, 1)
      render()
      return rows
    }
  }

  override func describe() -> ElementContent {
    ElementContent(
      classes: ["grid"],
      styles: [
        .init("grid-template-columns:repeat(\(columns),auto)"),
        .init("justify-items:\(view.alignment.horizontal.css)"),
        .init("align-items:\(view.alignment.vertical.css)"),
        .px("column-gap", view.horizontalSpacing ?? 8), .px("row-gap", view.verticalSpacing ?? 8),
      ]
    )
  }
}

@MainActor
private final class GridRowNode<Content: View>: ContainerNode<GridRow<Content>, Content> {
  override func describe() -> ElementContent {
    let styles = view.alignment.map { [StyleClass("align-items:\($0.css)", selector: ">*")] }
    return ElementContent(classes: ["gridrow"], styles: styles ?? [])
  }
}
