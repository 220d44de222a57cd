import Foundation

/// The folder of fixtures beside the tests.
enum Fixtures {
  static let exports = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/exports")

  /// Paths below `exports` of the files that are exports, or of those that must be refused.
  static func exports(bad: Bool) -> [String] {
    let root = exports.path(percentEncoded: false)
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return files.filter { path in
      let name = path.split(separator: "/").last ?? ""
      let isText = name.hasSuffix(".txt") || name.hasSuffix(".md")
      return path.contains("/") && name.contains(".") && !isText && name.contains(".bad.") == bad
    }.sorted()
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: exports.appending(path: path)))
  }

  static func path(_ path: String) -> String { exports.appending(path: path).path(percentEncoded: false) }
}
