import Foundation

/// Files of this checkout, found from where this test was compiled.
enum CheckoutFiles {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let configuration = root.appending(path: "config/a11yd.yaml")

  /// The names of the broken configurations.
  static let brokenConfigurations: [String] = {
    let directory = root.appending(path: "Tests/Fixtures/config")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    return names.filter { $0.hasSuffix(".bad.yaml") }.sorted()
  }()

  static func brokenConfiguration(_ name: String) throws -> (path: String, text: String) {
    let url = root.appending(path: "Tests/Fixtures/config").appending(path: name)
    return (url.path, try String(contentsOf: url, encoding: .utf8))
  }

  /// A directory of the test's own, which is removed when `body` is over.
  static func withTemporaryDirectory<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let directory = FileManager.default.temporaryDirectory.appending(path: "a11yd-daemon-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    return try await body(directory)
  }
}
