/// A piece of a text that leads somewhere.
///
/// Where the views say themselves what opening an address means, they are told; elsewhere the
/// browser follows it as it follows any link.
@MainActor final class TextLink: _Node, Activatable {
  private(set) lazy var element = makeElement("a")
  private var address: URL?

  func describe(_ content: ElementContent, _ address: URL, in environment: EnvironmentValues) {
    self.address = address
    self.environment = environment
    var content = content
    content.classes = ["textlink"]
    let isSystems = environment.openURL.isSystems
    if address.isOpenedByBrowsers {
      content.attributes["href"] = address.absoluteString
      if isSystems, address.isOfTheWeb {
        content.attributes["target"] = "_blank"
        content.attributes["rel"] = "noopener"
      }
    } else {
      content.attributes["role"] = "link"
      content.attributes["tabindex"] = "0"
    }
    if !isSystems { content.attributes["data-tap"] = "" }
    element.content = content
  }

  func activate() {
    if let address { environment.openURL(address) }
  }

  override func dispose() {
    super.dispose()
    runtime?.page.remove(element)
  }
}

extension URL {
  fileprivate var isOfTheWeb: Bool {
    ["http", "https"].contains(scheme?.lowercased())
  }

  /// Whether a browser may be handed this address: nothing that would run in the page.
  var isOpenedByBrowsers: Bool {
    isOfTheWeb || ["mailto", "tel"].contains(scheme?.lowercased())
  }
}

extension _Node {
  /// Whether an address is a link where this node stands.
  ///
  /// In a button, or in what is disabled, it is not: there a tap means something else. What a browser
  /// would not open is one only where the views take it.
  func leads(to address: URL) -> Bool {
    guard environment.isEnabled,
      address.isOpenedByBrowsers || !environment.openURL.isSystems
    else { return false }
    var place = parent
    while let node = place {
      if node.flowElements.contains(where: { $0.tag == "button" }) { return false }
      place = node.parent
    }
    return true
  }
}
