import PostalAddresses

/// An address as the store holds it, under the number it keeps for life.
public struct StoredAddress: Identifiable, Hashable, Sendable {
  /// The record's number; it is never given to another address, not even after a deletion.
  public let id: Int64
  /// The address itself.
  public var address: PostalAddress

  /// Creates a record from its parts.
  public init(id: Int64, address: PostalAddress) {
    self.id = id
    self.address = address
  }
}
