@_spi(Host) import UIKit

/// What a UIKit view is to assistive technology.
extension UIViewLook {
  mutating func describeAccessibility(_ path: String) {
    if let identifier = view.accessibilityIdentifier {
      content.attributes["data-testid"] = identifier
    }
    if Self.isButton(view) { return describeButton(path) }
    if view is UIControl { content.classes.append("utouch") }
    guard !Self.isInsideElement(view), view.isAccessibilityElement else { return }
    let isText = view is UILabel
    if view.accessibilityTraits.contains(.header), isText {
      content.attributes["role"] = "heading"
      content.attributes["aria-level"] = "2"
    }
    guard let label = view.accessibilityLabel else { return }
    if !isText || content.attributes["role"] == nil { content.attributes["role"] = "img" }
    content.attributes["aria-hidden"] = nil
    content.attributes["aria-label"] = named(label)
  }

  /// What SwiftUI's modifiers say of the view that is hosted.
  mutating func apply(_ said: Semantics) {
    if let identifier = said.identifier { content.attributes["data-testid"] = identifier }
    if said.isHidden == true { content.attributes["aria-hidden"] = "true" }
    guard let label = said.label else { return }
    content.attributes["aria-label"] = label
    if Self.tag(of: view) == "div", content.attributes["role"] == nil {
      content.attributes["role"] = "group"
    }
  }

  private mutating func describeButton(_ path: String) {
    content.classes.append("ubutton")
    content.attributes["type"] = "button"
    // A page that outlives its session finds a button again by its path.
    content.attributes["data-p"] = path
    content.attributes["data-press"] = ""
    // Only what is a control takes a tap; the rest of the element is read, not touched.
    if view is UIControl || view.tappedControl == nil { content.classes.append("utouch") }
    if let label = view.accessibilityLabel {
      content.attributes["aria-label"] = named(label)
    }
    if view.accessibilityTraits.contains(.selected) { content.attributes["aria-current"] = "true" }
    let isOff =
      view.accessibilityTraits.contains(.notEnabled) || !view.isUserInteractionEnabled
      || (view as? UIControl)?.isEnabled == false || !environment.isEnabled
    if isOff { content.properties = ["disabled"] }
  }

  /// HTML's buttons and pictures have no value, so the value is read after the name.
  private func named(_ label: String) -> String {
    [label, view.accessibilityValue ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
