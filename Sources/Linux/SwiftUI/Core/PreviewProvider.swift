/// Views that an editor shows beside their source.
///
/// No editor asks for them on Linux; they compile, so that one source serves everywhere.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
