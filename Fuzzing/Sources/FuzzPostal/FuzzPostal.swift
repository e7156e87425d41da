import PostalAddresses

/// Normalises, judges and prints an address made of any bytes: the first two are its country, the
/// rest its fields, one a line.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPostal(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : count)
  var address = PostalAddress(countryCode: String(decoding: input.prefix(2), as: UTF8.self))
  let texts = input.dropFirst(2).split(separator: 10, omittingEmptySubsequences: false)
  for (field, text) in zip(fields, texts) { address[field] = String(decoding: text, as: UTF8.self) }

  let once = address.normalized()
  precondition(once.normalized() == once, "Normalising twice changed something.")
  let typed = validator.issues(in: address).map(\.code)
  precondition(typed == validator.issues(in: once).map(\.code), "Normalising changed a verdict.")
  _ = AddressValidator(options: .partial).issues(in: address)
  for issue in validator.issues(in: address) {
    for language in ["en", "ja"] { _ = issue.message(language: language) }
  }
  for formatter in formatters {
    for line in formatter.lines(for: address) {
      precondition(!line.isEmpty && !line.contains { $0.isNewline }, "A line is blank or broken.")
    }
    _ = formatter.oneLine(for: address)
    _ = formatter.spokenText(for: address)
  }
  return 0
}

private let fields: [AddressField] = [
  .postalCode, .region, .city, .street, .line2, .phone, .name, .organization, .dependentLocality,
  .sortingCode,
]
private let validator = AddressValidator(options: .requiresName)
private let formatters = [
  AddressFormatter(countryName: { $0 }), AddressFormatter(script: .latin, capitalizes: true),
  AddressFormatter(script: .local),
]
