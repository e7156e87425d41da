import SwiftUI
import SwiftUITesting
import Testing

@testable import AddressUI

@MainActor struct AddressPreviewTests {
  private let address = "10 10th St NE, Atlanta, GA 30309, United States"

  @Test func theDefaultStyleIsThere() {
    let preview = AddressPreview()
    #expect(preview.contentView.layer.cornerRadius == DesignSystem.shared.cornerRadius.large)
    #expect(preview.leadingImage == DesignSystem.Assets.icLocationCity)
    #expect(preview.trailingImage == DesignSystem.Assets.icAdd)
    #expect(preview.isEnabled)
  }

  @Test func aStyleOfOnesOwnHasTheLastWord() {
    let style: Style<AddressPreview> = { preview in
      preview.contentView.layer.cornerRadius = DesignSystem.shared.cornerRadius.medium
      preview.contentView.backgroundColor = Theme.colors.background.subtle
      preview.leadingImage = DesignSystem.Assets.icHome
      preview.trailingImage = DesignSystem.Assets.icChevronRight
    }
    let preview = AddressPreview(style: style)
    preview.address = address
    #expect(preview.contentView.layer.cornerRadius == 12)
    #expect(preview.contentView.backgroundColor == Theme.colors.background.subtle)
    #expect(preview.leadingImage == DesignSystem.Assets.icHome)
    #expect(preview.trailingImage == DesignSystem.Assets.icChevronRight)
  }

  @Test func theIconFollowsTheStateUntilOneIsSet() {
    let preview = AddressPreview()
    preview.address = address
    #expect(preview.trailingImage == DesignSystem.Assets.icEdit)
    preview.address = nil
    #expect(preview.trailingImage == DesignSystem.Assets.icAdd)
    preview.trailingImage = nil
    preview.address = address
    #expect(preview.trailingImage == nil)
  }

  @Test func iconsSetByHandStayUntilTheyAreTakenBack() {
    let preview = AddressPreview()
    preview.leadingImage = DesignSystem.Assets.icHome
    preview.trailingImage = DesignSystem.Assets.icChevronRight
    preview.address = address
    preview.errorMessage = "We don't deliver there"
    preview.isEnabled = false
    #expect(preview.leadingImage == DesignSystem.Assets.icHome)
    #expect(preview.trailingImage == DesignSystem.Assets.icChevronRight)
    preview.resetImages()
    #expect(preview.leadingImage == DesignSystem.Assets.icLocationCity)
    #expect(preview.trailingImage == DesignSystem.Assets.icEdit)
    preview.address = nil
    #expect(preview.trailingImage == DesignSystem.Assets.icAdd)
  }

  @Test func whatIsWrongIsInTheLabelWhileItIs() {
    let preview = AddressPreview()
    preview.title = "Bank address"
    preview.errorMessage = "Bank address is required"
    #expect(preview.accessibilityLabel == "Bank address, Bank address is required")
    preview.errorMessage = nil
    #expect(preview.accessibilityLabel == "Bank address")
  }

  @Test func itIsAButtonNamedByItsTexts() {
    let preview = AddressPreview()
    preview.title = "Bank address"
    preview.hint = "(Optional)"
    preview.address = "10 10th St Ne, Atlanta"
    #expect(preview.isAccessibilityElement)
    #expect(preview.accessibilityTraits == .button)
    #expect(preview.accessibilityLabel == "Bank address, Optional, 10 10th St Ne, Atlanta")
    preview.isEnabled = false
    #expect(preview.accessibilityTraits == [.button, .notEnabled])
  }

  @Test func aLabelSetByHandStaysUntilItIsTakenBack() {
    let preview = AddressPreview()
    preview.title = "Bank address"
    preview.accessibilityLabel = "Where the bank writes to"
    preview.address = address
    preview.hint = "(Optional)"
    preview.errorMessage = "We don't deliver there"
    #expect(preview.accessibilityLabel == "Where the bank writes to")
    preview.hint = nil
    preview.errorMessage = nil
    preview.accessibilityLabel = nil
    #expect(preview.accessibilityLabel == "Bank address, \(address)")
  }

  @Test func activatingItPressesItUnlessItIsDisabled() {
    let preview = AddressPreview()
    var presses = 0
    preview.onPress = { presses += 1 }
    #expect(preview.accessibilityActivate())
    preview.isEnabled = false
    #expect(!preview.accessibilityActivate())
    #expect(presses == 1)
  }

  @Test func anotherAddressByHandIsReadAsItIsWritten() {
    let preview = AddressPreview()
    preview.setAddress(.filled)
    preview.address = "3 Example Quay, Cork"
    #expect(preview.accessibilityLabel == "3 Example Quay, Cork")
  }

  @Test func theBorderTellsOfAnErrorInTheAppearanceThatIsOnScreen() throws {
    let preview = AddressPreview()
    let host = ViewHost(Hosted(preview: preview))
    preview.errorMessage = "Bank address is required"
    #expect(preview.contentView.layer.borderColor == danger(.light))
    host.setEnvironment(isDark: true)
    #expect(preview.contentView.layer.borderColor == danger(.dark))
    preview.errorMessage = nil
    #expect(preview.contentView.layer.borderColor != danger(.dark))
  }

  @Test func aTapPressesItOnce() throws {
    let preview = AddressPreview()
    preview.title = "Bank address"
    var presses = 0
    preview.onPress = { presses += 1 }
    let host = ViewHost(Hosted(preview: preview))
    try host.tap(.button("Bank address"))
    #expect(presses == 1)
    preview.isEnabled = false
    host.flush()
    #expect(try !host.find(.button("Bank address")).isEnabled)
    #expect(throws: ViewHostError.self) { try host.tap(.button("Bank address")) }
    #expect(presses == 1)
  }

  @Test func thePageFollowsTheView() throws {
    let preview = AddressPreview()
    preview.title = "Bank address"
    let host = ViewHost(Hosted(preview: preview))
    preview.address = address
    host.flush()
    #expect(host.contains(.button("Bank address, \(address)")))
    preview.errorMessage = "We don't deliver there"
    host.flush()
    #expect(host.contains(.button("Bank address, \(address), We don't deliver there")))
    #expect(host.isPageWhatViewsSay)
  }

  @Test func anErrorThatAppearsOnScreenIsAnnounced() async {
    let preview = AddressPreview()
    preview.errorMessage = "Said before it was shown"
    let host = ViewHost(Hosted(preview: preview))
    preview.onPress = { [unowned preview] in preview.errorMessage = "Bank address is required" }
    preview.title = "Bank address"
    host.flush()
    try? host.tap(.button(startingWith: "Bank address"))
    await host.settle()
    #expect(host.announcements == ["Bank address is required"])
  }

  @Test func nothingKeepsAPreviewThatIsLetGo() {
    weak var kept: AddressPreview?
    do {
      let preview = AddressPreview { $0.title = "Bank address" }
      preview.onPress = {}
      preview.errorMessage = "Bank address is required"
      kept = preview
      let host = ViewHost(Hosted(preview: preview))
      host.flush()
      host.stop()
    }
    #expect(kept == nil)
  }

  private func danger(_ style: UIUserInterfaceStyle) -> CGColor {
    let traits = UITraitCollection(userInterfaceStyle: style)
    return Theme.colors.foreground.danger.resolvedColor(with: traits).cgColor
  }
}

/// A preview that a test has made.
private struct Hosted: UIViewRepresentable {
  let preview: AddressPreview

  func makeUIView(context: Context) -> AddressPreview { preview }

  func updateUIView(_ uiView: AddressPreview, context: Context) {}
}
