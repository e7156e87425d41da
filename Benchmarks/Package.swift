// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "swift-address-form", path: "..")],
  targets: [
    .executableTarget(
      name: "PostalBenchmark",
      dependencies: [.product(name: "PostalAddresses", package: "swift-address-form")]
    )
  ]
)
