// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "fuzzing",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "swift-address-form", path: "..")],
  targets: [
    .executableTarget(
      name: "FuzzPostal",
      dependencies: [.product(name: "PostalAddresses", package: "swift-address-form")]
    ),
    // What a host or a file may bring is fuzzed as source: its entry points are not public.
    .executableTarget(name: "FuzzPattern"),
    .executableTarget(
      name: "FuzzTable",
      dependencies: [.product(name: "PostalAddresses", package: "swift-address-form")]
    ),
  ]
)
