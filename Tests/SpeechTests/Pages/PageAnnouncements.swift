import AccessibilityTree
import Foundation
import YAMLText

/// The announcement examples of one page of the criteria.
struct PageAnnouncements: Sendable {
  /// “controls/button”.
  let page: String
  /// Where the words come from, for a page without examples of a device.
  let source: String?
  let examples: [PageExample]

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/announcements")

  init(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let pairs = try YAMLNode.document(in: text)?.mapping ?? []
    func value(_ key: String) -> YAMLNode? { pairs.first { $0.key.scalar == key }?.value }
    let page = value("page")?.scalar ?? ""
    if let unknown = pairs.first(where: { !["page", "source", "ios", "android"].contains($0.key.scalar) }) {
      throw PageFileProblem("“\(unknown.key.scalar ?? "")” is no key of a page", unknown.key)
    }
    self.page = page
    source = value("source")?.scalar
    examples = try Platform.allCases.flatMap { platform in
      try (value(platform == .ios ? "ios" : "android")?.sequence ?? []).enumerated().map {
        try PageExample($0.element, page: page, platform: platform, number: $0.offset + 1)
      }
    }
  }

  /// All pages, by name.
  static let all: [PageAnnouncements] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().map { name in
      do { return try PageAnnouncements(folder.appending(path: name)) } catch { fatalError("\(name): \(error)") }
    }
  }()
}
