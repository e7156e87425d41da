// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "fuzzing",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "FuzzPostal", targets: ["FuzzPostal"])],
  dependencies: [.package(name: "swift-address-form", path: "..")],
  targets: [
    .executableTarget(
      name: "FuzzPostal",
      dependencies: [.product(name: "PostalAddresses", package: "swift-address-form")]
    )
  ]
)
