// expect: does not conform to protocol 'UIViewRepresentable'
import SwiftUI

struct Hosted: UIViewRepresentable {
  func makeUIView(context: Context) -> String { "" }

  func updateUIView(_ uiView: String, context: Context) {}
}
