// expect: does not conform to protocol 'UIViewRepresentable'
import SwiftUI
import UIKit

struct Hosted: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
}
