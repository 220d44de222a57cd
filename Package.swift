// swift-tools-version: 6.2
// One section a stage of the line (docs/overview.md), targets in the order in which the bytes pass them; their tests
// follow in the same order. Arrays are sorted, one dependency a line.
import PackageDescription

let package = Package(
  name: "a11yd",
  products: [
    .executable(name: "a11yd", targets: ["a11yd"]),
    .executable(name: "a11yd-record", targets: ["a11yd-record"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [

    // MARK: bytes → snapshot

    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CLibxml2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .target(
      name: "CSimdjson",
      linkerSettings: [.linkedLibrary("simdjson"), .linkedLibrary("stdc++")]
    ),
    .target(
      name: "AccessibilityTree",
      dependencies: ["CXXHash"]
    ),
    .target(
      name: "Readers",
      dependencies: [
        "AccessibilityTree",
        "CLibxml2",
        "CSimdjson",
        "CZlib",
      ]
    ),

    // MARK: snapshot → findings

    .target(
      name: "Speech",
      dependencies: ["AccessibilityTree"]
    ),
    .systemLibrary(name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .target(
      name: "YAMLText",
      dependencies: ["CYaml"]
    ),
    .target(
      name: "Rules",
      dependencies: [
        "AccessibilityTree",
        "Speech",
        "YAMLText",
      ]
    ),
    .target(
      name: "Audit",
      dependencies: [
        "AccessibilityTree",
        "Rules",
        "Speech",
      ]
    ),

    .target(
      name: "Line",
      dependencies: [
        "AccessibilityTree",
        "Readers",
        "Speech",
      ]
    ),

    // MARK: findings → sinks

    .target(
      name: "Reports",
      dependencies: [
        "AccessibilityTree",
        "Audit",
        "Readers",
        "Rules",
        "Speech",
      ],
      resources: [
        .embedInCode("HTML/Page/drawing.js"),
        .embedInCode("HTML/Page/elements.js"),
        .embedInCode("HTML/Page/finding.js"),
        .embedInCode("HTML/Page/history.js"),
        .embedInCode("HTML/Page/list.js"),
        .embedInCode("HTML/Page/overview.js"),
        .embedInCode("HTML/Page/page.css"),
        .embedInCode("HTML/Page/recording.js"),
        .embedInCode("HTML/Page/report.js"),
        .embedInCode("HTML/Page/router.js"),
        .embedInCode("HTML/Page/screen.js"),
      ]
    ),
    .target(
      name: "Threads",
      dependencies: [.product(name: "SystemPackage", package: "swift-system")]
    ),
    .systemLibrary(name: "CSystemd", pkgConfig: "libsystemd", providers: [.apt(["libsystemd-dev"])]),
    .target(
      name: "Journal",
      dependencies: [
        "AccessibilityTree",
        "Audit",
        "CSystemd",
        "Rules",
        "Threads",
        .product(name: "SystemPackage", package: "swift-system"),
      ]
    ),

    // MARK: the world around the line

    .target(
      name: "Watch",
      dependencies: [
        "AccessibilityTree",
        "Threads",
        .product(name: "SystemPackage", package: "swift-system"),
      ]
    ),
    .target(
      name: "Ledger",
      dependencies: [
        "AccessibilityTree",
        "Journal",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]
    ),
    .target(
      name: "Daemon",
      dependencies: [
        "AccessibilityTree",
        "Audit",
        "Journal",
        "Ledger",
        "Line",
        "Readers",
        "Rules",
        "Speech",
        "Threads",
        "Watch",
        "YAMLText",
        .product(name: "SystemPackage", package: "swift-system"),
      ]
    ),
    .executableTarget(
      name: "a11yd",
      dependencies: [
        "AccessibilityTree",
        "Audit",
        "AuditTesting",
        "CMalloc",
        "Daemon",
        "Journal",
        "Ledger",
        "Line",
        "Readers",
        "Reports",
        "Rules",
        "Speech",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ]
    ),
    .target(
      name: "AuditTesting",
      dependencies: [
        "AccessibilityTree",
        "Audit",
        "Readers",
        "Rules",
        "Speech",
      ]
    ),

    // MARK: a test run → exports

    .target(
      name: "Recorder",
      dependencies: [
        "AccessibilityTree",
        "Readers",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]
    ),
    .executableTarget(
      name: "a11yd-record",
      dependencies: [
        "AccessibilityTree",
        "Recorder",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ]
    ),

    // MARK: tests

    .testTarget(
      name: "AccessibilityTreeTests",
      dependencies: ["AccessibilityTree", "AuditTesting"]
    ),
    .testTarget(
      name: "ReadersTests",
      dependencies: [
        "AccessibilityTree",
        "AuditTesting",
        "Readers",
      ]
    ),
    .testTarget(
      name: "SpeechTests",
      dependencies: [
        "AccessibilityTree",
        "AuditTesting",
        "Readers",
        "Speech",
        "YAMLText",
      ]
    ),
    .testTarget(
      name: "LineTests",
      dependencies: [
        "AccessibilityTree",
        "Line",
        "Readers",
        "Speech",
      ]
    ),
    .testTarget(
      name: "YAMLTextTests",
      dependencies: ["YAMLText"]
    ),
    .testTarget(
      name: "RulesTests",
      dependencies: [
        "AccessibilityTree",
        "AuditTesting",
        "Rules",
        "Speech",
      ]
    ),
    .testTarget(
      name: "AuditTests",
      dependencies: [
        "AccessibilityTree",
        "Audit",
        "AuditTesting",
        "Daemon",
        "Readers",
        "Rules",
        "Speech",
      ]
    ),
    .testTarget(
      name: "RuleExampleTests",
      dependencies: [
        "AccessibilityTree",
        "Audit",
        "AuditTesting",
        "Daemon",
        "Journal",
        "Line",
        "Readers",
        "Reports",
        "Rules",
        "Speech",
      ]
    ),
    .testTarget(
      name: "AtlasTests",
      dependencies: [
        "AccessibilityTree",
        "Audit",
        "AuditTesting",
        "Daemon",
        "Line",
        "Readers",
        "Rules",
        "Speech",
        "YAMLText",
      ]
    ),
    .testTarget(
      name: "ReportsTests",
      dependencies: [
        "AccessibilityTree",
        "Audit",
        "AuditTesting",
        "Daemon",
        "Line",
        "Readers",
        "Reports",
        "Rules",
        "Speech",
      ]
    ),
    .testTarget(
      name: "JournalTests",
      dependencies: [
        "AccessibilityTree",
        "Audit",
        "AuditTesting",
        "CSystemd",
        "Journal",
        "Rules",
        "a11yd-deliver",
      ]
    ),
    .testTarget(
      name: "WatchTests",
      dependencies: [
        "AccessibilityTree",
        "AuditTesting",
        "Threads",
        "Watch",
        .product(name: "SystemPackage", package: "swift-system"),
      ]
    ),
    .testTarget(
      name: "LedgerTests",
      dependencies: [
        "AccessibilityTree",
        "AuditTesting",
        "Journal",
        "Ledger",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]
    ),
    .testTarget(
      name: "DaemonTests",
      dependencies: [
        "AccessibilityTree",
        "Audit",
        "AuditTesting",
        "Daemon",
        "Journal",
        "Ledger",
        "Rules",
        "Speech",
        "Watch",
        .product(name: "SystemPackage", package: "swift-system"),
      ]
    ),
    .testTarget(
      name: "RecorderTests",
      dependencies: [
        "AccessibilityTree",
        "Readers",
        "Recorder",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]
    ),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "AuditTesting",
        "a11yd",
        "a11yd-record",
      ]
    ),

    // MARK: measurements

    .target(
      name: "Accuracy",
      dependencies: [
        "AccessibilityTree",
        "Audit",
        "AuditTesting",
        "Readers",
        "Rules",
        "Speech",
        "YAMLText",
      ],
      path: "Tests/Accuracy",
      exclude: ["unnamed"]
    ),
    .testTarget(
      name: "AccuracyTests",
      dependencies: [
        "AccessibilityTree",
        "Accuracy",
        "Audit",
        "AuditTesting",
        "Daemon",
        "Readers",
        "Rules",
        "Speech",
      ]
    ),
    .executableTarget(
      name: "a11yd-bench",
      dependencies: [
        "AccessibilityTree",
        "Accuracy",
        "Audit",
        "CLibxml2",
        "CSimdjson",
        "Daemon",
        "Journal",
        "Ledger",
        "Readers",
        "Rules",
        "Speech",
      ],
      path: "Tests/Benchmarks"
    ),
    .executableTarget(
      name: "a11yd-deliver",
      dependencies: ["Journal"],
      path: "Tests/Delivery"
    ),
  ],
  cxxLanguageStandard: .cxx17
)

// Only for `packaging/run-fuzz`: libFuzzer brings a `main` of its own, so nobody else could link this target.
if Context.environment["A11YD_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "a11yd-fuzz",
      dependencies: [
        "AccessibilityTree",
        "Audit",
        "Daemon",
        "Readers",
        "Rules",
        "Speech",
      ],
      path: "Tests/Fuzz"
    ))
}

// Every Swift target is held to the same settings: a needless `public import` and a forgotten `any` are errors, so the
// manifest's layering stays honest from both sides.
for target in package.targets where target.type != .system && target.name != "CSimdjson" {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    // Types such as `Set<Role>` are made by what the compiler knows. By their names, the runtime would look through
    // all 7,000 conformances of a static binary for each: a tenth of the time of one audit.
    .unsafeFlags(
      ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], .when(configuration: .release)),
  ]
  // The tests audit thousands of exports with every rule. The modules are optimised for them too, with their assertions;
  // commands and tests are built as fast as before.
  if target.type == .regular {
    target.swiftSettings?.append(.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug)))
  }
  // An audit asks the parts of an evaluation 2,000 times a screen, and each start compiles thousands of predicates. Nobody
  // else knows an evaluation or a compiler, and the tests, which are built without this, watch every access.
  if ["Audit", "Rules"].contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)))
  }
}
