/// What a node is built with: its place in the tree and its environment.
public struct _NodeInputs {
  let runtime: NodeRuntime
  let parent: _Node?
  let depth: Int
  var path: NodePath
  var environment: EnvironmentValues
}

/// A node's place in its view tree, folded into 64 bits.
///
/// It is made of positions and explicit identities only, so it is the same in every process for
/// the same view. FNV-1a, because Swift's own hasher starts from a random seed.
struct NodePath: Hashable {
  private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  func appending(_ index: Int) -> NodePath {
    var path = self
    path.mix(0x69)
    var rest = UInt64(bitPattern: Int64(index))
    repeat {
      path.mix(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    } while rest != 0
    return path
  }

  func appending(identity: some Hashable) -> NodePath {
    var path = self
    path.mix(0x6b)
    for byte in String(describing: identity).utf8 { path.mix(byte) }
    return path
  }

  private mutating func mix(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// The path as a page carries it: JSON's numbers are not exact at 64 bits.
  var text: String { String(hash, radix: 36) }
}
