/// Why a postal-code pattern is refused.
///
/// A host may bring a pattern, and even a hostile one has to end in one of these and not in a hang:
/// every limit counts steps, so that the same pattern is refused on every machine.
enum PatternFault: Error, Hashable {
  /// It uses more than the data's notation.
  case notation
  /// Groups within groups, more than ``PatternNode/deepestGroup`` of them.
  case tooDeep
  /// It describes codes longer than ``PatternNode/longestCode``.
  case codesTooLong
  /// Spelt out it has more than ``PatternNode/mostSteps`` steps.
  case tooManySteps
  /// Its branches run side by side in more ways than ``PatternTable/mostStates``, or working them
  /// out takes more than ``PatternTable/mostWork``.
  case tooManyStates
}
