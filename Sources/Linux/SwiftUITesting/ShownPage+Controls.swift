@_spi(Host) import SwiftUI

/// What stands in controls, and what a page sends of it.
extension ShownPage {
  func value(of id: Int) -> String { elements[id]?.value ?? "" }

  /// The value of the option of a picker that shows some words.
  func optionValue(_ text: String, of id: Int) -> String? {
    elements[id]?.children.compactMap { elements[$0] }.first { $0.text == text }?
      .attributes["value"]
  }

  mutating func setValue(_ value: String, of id: Int) {
    change(id) { $0.value = value }
  }

  /// What every control shows, as a page sends it along with a tap.
  var controlValues: [PageEvent.ControlValue] {
    elements.filter { $0.value.value != nil && !$0.value.properties.contains("disabled") }
      .map { .init(id: $0.key, value: $0.value.value ?? "") }
      .sorted { $0.id < $1.id }
  }

  var topmostDialog: Int? {
    elements[rootID]?.children.last { elements[$0]?.tag == "dialog" }
  }
}
