public import AccessibilityTree

/// A tree drawn in text, for tests: one node per line, with children indented by two spaces.
///
///     segmented-control "Favorite apps"
///       button "Weather" selected position=[1,3]
///       button "Clock" disabled hint="Opens the clock"
///
/// The first word is the role, the text in quotes the name; then canonical keys, alone for true, else `key=value`.
public struct TreeSketch {
  private let text: String

  /// A sketch of this text; blank lines do not count.
  public init(_ text: String) { self.text = text }

  /// Why a sketch is not a tree, with the wrong line.
  public struct Mistake: Error, CustomStringConvertible {
    public let description: String
  }

  /// The canonical snapshot that it draws.
  ///
  /// - Parameters:
  ///   - lacks: the properties for which this export has no place.
  ///   - capture: states what is known about the capture besides the tree.
  /// - Throws: `Mistake`.
  public func snapshot(
    _ platform: Platform?, lacks: PropertySet = [], language: String? = "en",
    capture: (inout SnapshotBuilder) -> Void = { _ in }
  ) throws -> Snapshot {
    var builder = try builder(format: "canonical", platform, language)
    capture(&builder)
    return builder.finishCanonical(carries: PropertySet.all.subtracting(lacks))
  }

  /// The canonical nodes that it draws, for callers that add more to them.
  ///
  /// - Throws: `Mistake`.
  public func snapshotBuilder(_ platform: Platform?, language: String? = "en") throws -> SnapshotBuilder {
    try builder(format: "canonical", platform, language)
  }

  /// The snapshot of an exporter that writes what the sketch states and what it carries.
  ///
  /// - Parameters:
  ///   - format: what the exporter's files are called.
  ///   - carries: further properties that the exporter writes; they are off or absent at every node of this screen.
  /// - Throws: `Mistake`.
  public func export(
    _ platform: Platform, format: String = "sketch", carries: PropertySet = []
  ) throws -> Snapshot {
    var builder = try builder(format: format, platform, "en")
    builder.carried.formUnion(carries)
    return builder.finish(defaultOn: [.enabled, .visible])
  }

  private func builder(format: String, _ platform: Platform?, _ language: String?) throws -> SnapshotBuilder {
    var builder = SnapshotBuilder(format: format)
    builder.meta.platform = platform
    builder.meta.language = language
    var depths: [Int] = []
    for line in text.split(separator: "\n") where line.contains(where: { $0 != " " }) {
      let depth = line.prefix { $0 == " " }.count
      while let last = depths.last, last >= depth {
        depths.removeLast()
        builder.closeNode()
      }
      depths.append(depth)
      try Self.state(Self.words(of: line), of: builder.openNode(), in: &builder)
    }
    return builder
  }

  private static func state(_ words: [String], of node: Int, in builder: inout SnapshotBuilder) throws {
    for (place, word) in words.enumerated() {
      do {
        if place == 0 {
          try builder.state(.role, .scalar(word), of: node)
        } else if word.hasPrefix("\"") {
          try builder.state(.text(.label), .scalar(unquoted(word)), of: node)
        } else {
          try stateKey(word, of: node, in: &builder)
        }
      } catch let problem as CanonicalProblem {
        throw Mistake(description: "“\(words.joined(separator: " "))”: \(problem.message).")
      }
    }
  }

  private static func stateKey(_ word: String, of node: Int, in builder: inout SnapshotBuilder) throws {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    guard let name = parts.first, let key = CanonicalKey(name) else {
      throw Mistake(description: "“\(word)” is no key of a canonical node.")
    }
    try builder.state(key, parts.count == 1 ? .scalar("true") : value(parts[1]), of: node)
  }

  private static func value(_ text: String) -> CanonicalValue {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return .scalar(unquoted(text)) }
    return .list(text.dropFirst().dropLast().split(separator: ",").map(String.init))
  }

  private static func unquoted(_ text: String) -> String {
    text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"") ? String(text.dropFirst().dropLast()) : text
  }

  /// Split at spaces outside quotes.
  private static func words(of line: Substring) -> [String] {
    var words = [""]
    var isQuoted = false
    for character in line.drop(while: { $0 == " " }) {
      if character == "\"" { isQuoted.toggle() }
      if character == " ", !isQuoted { words.append("") } else { words[words.count - 1].append(character) }
    }
    return words.filter { !$0.isEmpty }
  }
}
