import AccessibilityTree
import Foundation
import Readers

/// The beginning of the smallest export of a format among the fixtures.
struct FormatSample {
  let path: String
  let language: String
  let content: String

  private static let fixtures = "Tests/Fixtures/exports"
  /// A screen of fewer nodes shows an edge case, not the format.
  private static let fewestNodes = 4
  private static let lines = 32
  /// With fewer than these a sample shows nothing.
  private static let fewestLines = 8
  private static let characters = 1_000

  /// nil where there is no fixture of the format.
  init?(_ format: ExportFormat) {
    guard let choice = Self.choice(format) else { return nil }
    path = "\(Self.fixtures)/\(choice.path)"
    content = choice.text
    language = choice.text.drop(while: \.isWhitespace).first == "<" ? "xml" : "json"
  }

  /// Markdown, line feed included.
  var text: String {
    let (shown, isCut) = Self.beginning(of: content)
    let clean = shown.split(separator: "\n", omittingEmptySubsequences: false)
      .map { CleanText.line(String($0)) }.joined(separator: "\n")
    let remark =
      isCut ? "\nCut; the rest is in [\(path)](../../\(path)).\n" : "\nThe whole of [\(path)](../../\(path)).\n"
    return "## Sample\n\n```\(language)\n\(clean)\n```\n\(remark)"
  }

  /// As much as fits, up to where a node begins or ends.
  static func beginning(of text: String) -> (text: String, isCut: Bool) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    let whole = lines.joined(separator: "\n")
    if lines.count <= Self.lines, whole.count <= characters { return (whole, false) }
    var fitting = 0
    var length = 0
    while fitting < min(lines.count, Self.lines), length + lines[fitting].count < characters {
      length += lines[fitting].count + 1
      fitting += 1
    }
    guard fitting > 2 else { return (nodeEnd(in: String(whole.prefix(characters))), true) }
    let isBoundary = { (line: Int) in
      line < lines.count && ["{", "<"].contains(lines[line].first { $0 != " " && $0 != "\t" })
    }
    let end = (fewestLines...max(fitting, fewestLines)).last(where: isBoundary) ?? fitting
    return (lines.prefix(min(end, fitting)).joined(separator: "\n"), true)
  }

  /// In one long line: up to the last end of a tag or of an object that another member follows.
  private static func nodeEnd(in text: String) -> String {
    let ends = text.indices.filter { index in
      let next = text.index(after: index)
      return text[index] == ">" || (text[index] == "}" && next < text.endIndex && text[next] == ",")
    }
    return ends.last.map { String(text[...$0]) } ?? text
  }

  private static func choice(_ format: ExportFormat) -> (path: String, text: String)? {
    let folder = ShippedRules.checkout.appending(path: fixtures).appending(path: format.name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var exports: [(path: String, text: String, rank: (Int, Int, String))] = []
    for name in names where !name.hasSuffix(".txt") && !name.hasPrefix(".") {
      guard let data = try? Data(contentsOf: folder.appending(path: name)),
        let text = String(bytes: data, encoding: .utf8)
      else { continue }
      let recognition = ExportReader().recognise(PaddedBytes(copying: data), name: name)
      guard let snapshot = try? recognition.snapshot.get(), snapshot.format == format.name else { continue }
      let isOdd = snapshot.count < fewestNodes || !recognition.layers.isEmpty
      exports.append(("\(format.name)/\(name)", text, (isOdd ? 1 : 0, data.count, name)))
    }
    return exports.min { $0.rank < $1.rank }.map { ($0.path, $0.text) }
  }
}
