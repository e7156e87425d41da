import Foundation

/// A folder of one test's own, removed with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("address-store-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: path,
      withIntermediateDirectories: true
    )
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  var file: String { path + "/addresses.sqlite" }

  func contents() throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: file))
  }
}
