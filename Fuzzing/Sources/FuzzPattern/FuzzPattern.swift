/// Reads any text as a pattern, compiles it and judges by it: the first line is the pattern, the
/// second an example, the others codes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPattern(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : count)
  let lines = input.split(separator: 10, omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
  guard lines.count > 1,
    let pattern = PostalCodePattern(lines[0], prefixes: ["DE"], implied: "LV", example: lines[1])
  else { return 0 }
  for code in lines.dropFirst() {
    if case .valid(let stored) = pattern.verdict(typed: code) {
      precondition(
        pattern.verdict(typed: stored) == .valid(stored: stored),
        "What is stored is judged otherwise."
      )
    }
  }
  return 0
}
