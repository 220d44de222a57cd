import Foundation

/// The exports below Tests/Fixtures/exports whose speech was reviewed.
///
/// To review another one, put an empty `.speech.txt` beside it and record.
enum HeardExports {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/exports")

  /// Paths relative to the folder, in order, each of an export beside its recorded speech.
  static func paths() -> [String] {
    let all = Set(
      FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))?.compactMap { $0 as? String } ?? [])
    let reviewed = all.filter { $0.hasSuffix(ending) }.map { $0.dropLast(ending.count) }
    return reviewed.compactMap { stem in ["xml", "json"].map { "\(stem).\($0)" }.first(where: all.contains) }.sorted()
  }

  static let ending = ".speech.txt"
}
