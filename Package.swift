// swift-tools-version: 6.0
import Foundation
import PackageDescription

// The modules under Sources/Linux exist only where Apple's do not. The condition is the host that
// builds: cross-compiling from a Mac to Linux therefore needs ADDRESS_FORM_LINUX=1.
#if os(Linux)
let onLinux = true
#else
let onLinux = ProcessInfo.processInfo.environment["ADDRESS_FORM_LINUX"] != nil
#endif

let swiftUI: [Target.Dependency] = onLinux ? ["SwiftUI"] : []

let package = Package(
  name: "swift-address-form",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "AddressUI", targets: ["AddressUI"]),
    .library(name: "PostalAddresses", targets: ["PostalAddresses"]),
    .library(name: "ComposableForms", targets: ["ComposableForms"]),
    .library(name: "FormEngineTesting", targets: ["FormEngineTesting"]),
    .library(name: "AddressLookup", targets: ["AddressLookup"]),
    .library(name: "AddressLookupTesting", targets: ["AddressLookupTesting"]),
    .executable(name: "postal", targets: ["postal"]),
  ],
  targets: [
    .target(name: "PostalAddresses", exclude: ["Data/README.md"]),
    .executableTarget(name: "postal", dependencies: ["PostalAddresses"]),
    .target(name: "FormEngine"),
    .target(name: "FormEngineTesting", dependencies: ["FormEngine"]),
    .target(name: "ComposableForms", dependencies: ["FormEngine"] + swiftUI),
    .target(name: "AddressLookup", dependencies: ["PostalAddresses"]),
    .target(name: "AddressLookupTesting", dependencies: ["AddressLookup", "PostalAddresses"]),
    .target(name: "DesignTokens", dependencies: swiftUI),
    .target(
      name: "AddressUI",
      dependencies: ["PostalAddresses", "AddressLookup", "ComposableForms", "DesignTokens"]
        + swiftUI
    ),

    .testTarget(
      name: "PostalAddressesTests",
      dependencies: ["PostalAddresses"],
      resources: [.copy("Cases")]
    ),
    .testTarget(name: "PostalToolTests", dependencies: ["postal", "PostalAddresses"]),
    .executableTarget(
      name: "FormEngineBenchmark",
      dependencies: ["FormEngine", "AllocationCounter"],
      path: "Benchmarks/FormEngine",
      exclude: ["README.md"]
    ),
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .testTarget(name: "FormEngineTests", dependencies: ["FormEngine", "FormEngineTesting"]),
    .testTarget(
      name: "AddressLookupTests",
      dependencies: ["AddressLookup", "AddressLookupTesting"]
    ),
  ]
)

// The example's store is the same everywhere; SQLite comes with Apple's systems and from
// Debian's libsqlite3-dev.
#if os(Linux)
package.targets.append(
  .systemLibrary(
    name: "CSQLite",
    pkgConfig: "sqlite3",
    providers: [.apt(["libsqlite3-dev"])]
  )
)
#else
package.targets.append(.systemLibrary(name: "CSQLite"))
#endif
package.targets += [
  .target(
    name: "AddressStore",
    dependencies: ["PostalAddresses", "CSQLite"],
    path: "Examples/AddressBook/Store"
  ),
  .testTarget(name: "AddressStoreTests", dependencies: ["AddressStore"]),
]

if onLinux {
  package.products += [
    .library(
      name: "SwiftUIForLinux",
      targets: ["SwiftUI", "UIKit", "WebHost", "SwiftUITesting"]
    )
  ]
  package.targets += [
    .target(name: "UIKit", path: "Sources/Linux/UIKit"),
    .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Sources/Linux/SwiftUI"),
    .target(name: "_Testing_UIKit", path: "Sources/Linux/TestingOverlay"),
    .target(
      name: "SwiftUITesting",
      dependencies: ["SwiftUI", "_Testing_UIKit"],
      path: "Sources/Linux/SwiftUITesting"
    ),
    .target(
      name: "CWebServer",
      path: "Sources/Linux/CWebServer",
      linkerSettings: [
        .linkedLibrary("microhttpd"), .linkedLibrary("wslay"), .linkedLibrary("z"),
      ]
    ),
    .target(
      name: "WebHost",
      dependencies: ["SwiftUI", "CWebServer"],
      path: "Sources/Linux/WebHost",
      resources: [
        .embedInCode("Client/elements.js"), .embedInCode("Client/state.js"),
        .embedInCode("Client/sending.js"), .embedInCode("Client/input.js"),
        .embedInCode("Client/dialogs.js"), .embedInCode("Client/menus.js"),
        .embedInCode("Client/history.js"), .embedInCode("Client/status.js"),
        .embedInCode("Client/patches.js"), .embedInCode("Client/session.js"),
        .embedInCode("Client/fitting.js"), .embedInCode("Client/outlines.js"),
        .embedInCode("Client/scrolling.js"), .embedInCode("Client/rows.js"),
        .embedInCode("Client/connection.js"),
        .embedInCode("Client/motion.js"), .embedInCode("Client/keys.js"),
        .embedInCode("Client/suggestions.js"),
        .embedInCode("Client/client.css"), .embedInCode("Client/layout.css"),
      ]
    ),
    // For iOS and macOS an app is a target of an Xcode project, with the same sources: they are
    // compiled as for both by ./test apple, and by ./test macos.
    .executableTarget(
      name: "AddressBook",
      dependencies: ["AddressUI", "AddressStore", "ComposableForms", "SwiftUI", "WebHost"],
      path: "Examples/AddressBook/App"
    ),

    .executableTarget(
      name: "ViewBenchmark",
      dependencies: ["AddressUI", "SwiftUI", "AllocationCounter"],
      path: "Benchmarks/Views",
      exclude: ["README.md"]
    ),
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "SwiftUITesting"]),
    .testTarget(
      name: "DesignTokensTests",
      dependencies: ["DesignTokens", "SwiftUI", "SwiftUITesting"]
    ),
    .testTarget(
      name: "ComposableFormsTests",
      dependencies: ["ComposableForms", "SwiftUI", "SwiftUITesting"]
    ),
    .testTarget(name: "WebHostTests", dependencies: ["WebHost", "SwiftUI", "_Testing_UIKit"]),
    .testTarget(
      name: "AddressUITests",
      dependencies: ["AddressUI", "FormEngineTesting", "SwiftUI", "SwiftUITesting"],
      exclude: ["Transcripts"]
    ),
  ]
}
