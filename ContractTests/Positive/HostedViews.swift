// Documentation/SwiftUIContract.md: UIViewRepresentable.
import SwiftUI
import UIKit

struct Plain: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ uiView: UILabel, context: Context) {
    uiView.text = text
    uiView.alpha = context.environment.isEnabled ? 1 : 0.5
  }
}

struct Coordinated: UIViewRepresentable {
  @Binding var count: Int

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIControl {
    let control = UIControl()
    let coordinator = context.coordinator
    control.addAction(UIAction { _ in coordinator.tapped?() }, for: .touchUpInside)
    return control
  }

  func updateUIView(_ control: UIControl, context: Context) {
    let count = $count
    context.coordinator.tapped = { count.wrappedValue += 1 }
  }

  static func dismantleUIView(_ control: UIControl, coordinator: Coordinator) {
    coordinator.tapped = nil
  }

  @MainActor final class Coordinator {
    var tapped: (@MainActor () -> Void)?
  }
}

struct Host: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Plain(text: "\(count)").disabled(count > 3)
      Coordinated(count: $count).fixedSize(horizontal: false, vertical: true)
    }
  }
}
