/// Why an action of a ``ViewHost`` was not carried out.
public struct ViewHostError: Error, CustomStringConvertible {
  public enum Reason: Equatable, Sendable {
    case notFound
    case ambiguous
    case refused(String)
  }

  public let reason: Reason
  public let description: String

  init(_ reason: Reason, _ query: ElementQuery, _ elements: [SemanticElement]) {
    self.reason = reason
    let page = elements.map { "  \($0)" }.joined(separator: "\n")
    description = "\(query): \(reason). On the page:\n\(page)"
  }
}
