extension View {
  #if !PROFILE_MACOS
  nonisolated public func fullScreenCover<Content>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(
      PresentationModifier(
        isPresented: isPresented,
        onDismiss: onDismiss,
        content: content,
        look: {
          // Only the views inside close it.
          ElementContent(
            attributes: ["aria-modal": "true", "data-nodismiss": ""],
            classes: ["sheet", "cover"]
          )
        }
      )
    )
  }
  #endif

  nonisolated public func popover<Content>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(
      PresentationModifier(
        isPresented: isPresented,
        content: content,
        look: {
          ElementContent(
            attributes: ["aria-modal": "true", "data-under": ""],
            classes: ["menu", "popover"]
          )
        }
      )
    )
  }
}

/// What a popover points at.
///
/// A page puts it under the control that opened it.
@nonexhaustive public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

/// A place in another view.
public struct Anchor<Value> {
  /// Where the place is.
  public struct Source {}
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { .init() }
}
