extension View {
  nonisolated public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog(
      Question(title: titleKey.string, showsTitle: titleVisibility != .hidden),
      isPresented,
      actions()
    )
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog(
      Question(title: String(title), showsTitle: titleVisibility != .hidden),
      isPresented,
      actions()
    )
  }

  nonisolated public func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog(
      Question(
        title: titleKey.string,
        showsTitle: titleVisibility != .hidden,
        message: AnyView(message())
      ),
      isPresented,
      actions()
    )
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A, M>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog(
      Question(
        title: String(title),
        showsTitle: titleVisibility != .hidden,
        message: AnyView(message())
      ),
      isPresented,
      actions()
    )
  }

  nonisolated public func alert<A>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog(Question(title: titleKey.string, isAlert: true), isPresented, actions())
  }

  nonisolated public func alert<A>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog(Question(title: title.string, isAlert: true), isPresented, actions())
  }

  nonisolated public func alert<A, M>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog(
      Question(title: title.string, message: AnyView(message()), isAlert: true),
      isPresented,
      actions()
    )
  }

  @_disfavoredOverload
  nonisolated public func alert<S, A>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog(Question(title: String(title), isAlert: true), isPresented, actions())
  }

  nonisolated public func alert<A, M>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog(
      Question(title: titleKey.string, message: AnyView(message()), isAlert: true),
      isPresented,
      actions()
    )
  }

  @_disfavoredOverload
  nonisolated public func alert<S, A, M>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog(
      Question(title: String(title), message: AnyView(message()), isAlert: true),
      isPresented,
      actions()
    )
  }

  nonisolated private func dialog<A: View>(
    _ question: Question,
    _ isPresented: Binding<Bool>,
    _ actions: A
  ) -> some View {
    nonisolated(unsafe) let question = question
    nonisolated(unsafe) let actions = actions
    return modifier(
      PresentationModifier(
        identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
        close: { isPresented.wrappedValue = false },
        onDismiss: {},
        content: {
          AnyView(
            QuestionView(question: question, actions: actions) {
              isPresented.wrappedValue = false
            }
          )
        },
        look: { question.look }
      )
    )
  }
}

/// What a dialog asks.
private struct Question {
  let title: String
  var showsTitle = true
  var message: AnyView?
  var isAlert = false

  var look: ElementContent {
    var content = ElementContent(classes: [isAlert ? "alert" : "choices"])
    content.attributes = ["role": "alertdialog", "aria-label": title, "aria-modal": "true"]
    if isAlert { content.attributes["data-nodismiss"] = "" }
    return content
  }
}

/// The title, the message and the buttons; every button closes the dialog after its action.
private struct QuestionView<Actions: View>: View {
  @State private var hasCancel = false
  let question: Question
  let actions: Actions
  let close: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 8) {
      if question.showsTitle {
        Text(verbatim: question.title).font(.headline).multilineTextAlignment(.center)
      }
      question.message
        .font(.footnote)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .modifier(WrapperModifier { _ in .init(classes: ["w", "message"]) })
      VStack(spacing: 8) {
        // The dialog's own way out is none of the buttons that were asked for.
        Group { actions }
          .onPreferenceChange(CancelRoleKey.self) { hasCancel = $0 }
        if question.isAlert {
          // An alert without buttons of its own can be closed all the same.
          if Actions.self == EmptyView.self { Button("OK") {} }
        } else if !hasCancel {
          Button("Cancel", role: .cancel) {}
        }
      }
      .buttonStyle(DialogButtonStyle())
      .frame(maxWidth: .infinity)
      .padding(.top, 8)
      .modifier(
        EnvironmentModifier { [close, isAlert = question.isAlert] in
          $0.buttonDidAct = close
          $0.answerKey = { Self.answerKey($0, isAlert: isAlert) }
        }
      )
    }
    .padding(16)
  }

  /// Escape cancels, and Return gives an alert's first harmless answer; what destroys is chosen.
  private static func answerKey(_ role: ButtonRole?, isAlert: Bool) -> String? {
    switch role {
    case ButtonRole.cancel: KeyboardShortcut.cancelAction.pageName
    case nil where isAlert: KeyboardShortcut.defaultAction.pageName
    default: nil
    }
  }
}

extension EnvironmentValues {
  private struct AnswerKeyKey: EnvironmentKey {
    static var defaultValue: (@MainActor (ButtonRole?) -> String?)? { nil }
  }

  /// The key that presses a button of a question, by what the button does.
  var answerKey: (@MainActor (ButtonRole?) -> String?)? {
    get { self[AnswerKeyKey.self] }
    set { self[AnswerKeyKey.self] = newValue }
  }
}

private struct DialogButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let isDestructive = configuration.role == .destructive
    configuration.label
      .font(configuration.role == .cancel ? .headline : .body)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: 48)
      .foregroundStyle(isDestructive ? Color(storage: .named("danger")) : Color.accentColor)
      .background(Color(storage: .named("fill")), in: .rect(cornerRadius: 12))
  }
}

/// Whether one of the buttons inside cancels.
enum CancelRoleKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
