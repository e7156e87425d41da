// Sheet E: padding, frames and their relatives.
import SwiftUI

struct Paddings: View {
  let size: CGFloat

  var body: some View {
    Text("a").padding()
    Text("a").padding(8)
    Text("a").padding(size)
    Text("a").padding(.horizontal)
    Text("a").padding(.top, 4)
    Text("a").padding([.leading, .bottom], size)
    Text("a").padding(.all, nil)
    Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }
}

struct Frames: View {
  let size: Double

  var body: some View {
    Text("a").frame(width: 24, height: 24)
    Text("a").frame(width: size)
    Text("a").frame(height: 54, alignment: .leading)
    Text("a").frame(maxWidth: .infinity)
    Text("a").frame(minHeight: 52)
    Text("a").frame(maxWidth: .infinity, minHeight: 52, alignment: .topLeading)
    Text("a").frame(minWidth: 0, idealWidth: 10, maxWidth: 20, maxHeight: .infinity)
    Text("a").fixedSize().layoutPriority(1)
    Text("a").fixedSize(horizontal: false, vertical: true)
    Text("a").offset(x: 1).offset(y: 2).zIndex(1).hidden()
    Text("a").ignoresSafeArea().ignoresSafeArea(.keyboard, edges: .bottom)
    Text("a").aspectRatio(1.5, contentMode: .fit)
  }
}
