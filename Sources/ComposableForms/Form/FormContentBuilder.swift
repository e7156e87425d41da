import SwiftUI

/// Builds the content of a form, in which `\.name` means a part of the form's value.
@MainActor @resultBuilder public enum FormContentBuilder<Root> {
  /// Takes a field of the form.
  public static func buildExpression<Value, Content>(
    _ field: FormField<Root, Value, Content>
  ) -> FormField<Root, Value, Content> {
    field
  }

  /// Takes a scope of the form.
  public static func buildExpression<Child, Content>(
    _ scope: FormScope<Root, Child, Content>
  ) -> FormScope<Root, Child, Content> {
    scope
  }

  /// Takes rows of the form.
  public static func buildExpression<Rows, Content>(
    _ rows: FormForEach<Root, Rows, Content>
  ) -> FormForEach<Root, Rows, Content> {
    rows
  }

  /// Takes any other view.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Takes no view at all.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Takes a single view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Takes several views.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> FormContentList<repeat each Content> {
    FormContentList(repeat each content)
  }

  /// Takes a view that may be missing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Takes the view of a condition that holds.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> FormContentChoice<First, Second> {
    FormContentChoice(branch: .first(first))
  }

  /// Takes the view of a condition that doesn't hold.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> FormContentChoice<First, Second> {
    FormContentChoice(branch: .second(second))
  }

  /// Takes a view that only newer systems have.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views of a form's content, one after another.
public struct FormContentList<each Content: View>: View {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  public var body: some View {
    ViewBuilder.buildBlock(repeat each content)
  }
}

/// One of two views of a form's content.
public struct FormContentChoice<First: View, Second: View>: View {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  public var body: some View {
    switch branch {
    case .first(let view): view
    case .second(let view): view
    }
  }
}
