/// Reads any bytes as a table, with each command and in blocks of two sizes: the first byte chooses.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTable(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : count))
  guard let choice = input.first else { return 0 }
  let verbs: [AddressTable.Options.Verb] = [.check, .normalise, .format]
  let verb = verbs[Int(choice) % 3]
  let text = Array(input.dropFirst())
  let output = run(verb, text, blockSize: 1 + Int(choice) / 3)
  precondition(output == run(verb, text, blockSize: 65_536), "The size of the blocks matters.")
  return 0
}

private func run(_ verb: AddressTable.Options.Verb, _ text: [UInt8], blockSize: Int) -> [UInt8] {
  var rest = text[...]
  var reader = CSVReader {
    defer { rest = rest.dropFirst(blockSize) }
    return Array(rest.prefix(blockSize))
  }
  var output: [UInt8] = []
  var writer = CSVWriter { output += $0 }
  let options = AddressTable.Options(verb: verb, country: "DE")
  let table = AddressTable(options: options) { output += Array("\($0)\n".utf8) }
  do {
    let outcome = try table.run(&reader, &writer)
    precondition(outcome != .refused || !output.isEmpty, "Refused without a word.")
  } catch {
    preconditionFailure("Nothing here throws.")
  }
  return output
}
