// expect: does not conform to protocol 'UIViewRepresentable'
import SwiftUI
import UIKit

struct Hosted: UIViewRepresentable {
  final class Coordinator {}

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ uiView: UILabel, context: Context) {}
}
