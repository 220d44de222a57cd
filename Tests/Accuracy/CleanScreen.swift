package import AccessibilityTree
import AuditTesting
import Foundation
import Readers
package import Rules

/// A screen that defects are seeded in.
package struct CleanScreen: Sendable {
  /// The file, or the example.
  package let name: String
  /// The captures in order; one, but for a recording.
  package let steps: [Snapshot]
  package let kind: Kind
  /// Where defects are seeded, by step; nil is everywhere.
  let sites: [Range<Int>]?

  /// Where a screen comes from.
  package enum Kind: Sendable {
    /// An app of other people showed it: an export of the corpus.
    case real
    /// An export that was written for this project in the words of an exporter.
    case export
    /// An export, of either kind, with an example of a rule in it.
    case grafted
    /// An example of a rule, or a recording, that was written for this project.
    case written
  }

  /// Whether it is a whole screen, as an exporter writes it.
  package var isExport: Bool { kind == .real || kind == .export }

  /// Whether it is an export that shows more than an edge case, so that an example can be put into it.
  package var isHost: Bool { isExport && steps[0].count >= 20 }

  package init(name: String, steps: [Snapshot], kind: Kind, sites: [Range<Int>]? = nil) {
    (self.name, self.steps, self.kind, self.sites) = (name, steps, kind, sites)
  }

  /// The exports of a folder and all below it, each content once, in the order of their paths.
  ///
  /// What a11yd cannot read is left out.
  ///
  /// - Parameter language: of screens that do not say theirs; nil has it guessed, as `a11yd audit` does.
  package static func exports(in folder: String, kind: Kind, language: String? = "en") -> [CleanScreen] {
    exports(in: folder, paths: paths(in: folder), kind: kind, language: language)
  }

  static func exports(in folder: String, paths: [String], kind: Kind, language: String?) -> [CleanScreen] {
    var contents: Set<[UInt8]> = []
    return paths.compactMap { path in
      let bytes = Golden.bytes(folder + "/" + path) ?? []
      guard contents.insert(bytes).inserted, let read = try? ExportReader().read(bytes, name: path) else { return nil }
      let snapshot = language.map { read.assuming(language: $0) } ?? read.guessingLanguage()
      return CleanScreen(name: path, steps: [snapshot], kind: kind)
    }
  }

  /// Paths below a folder of the files that have the name of an export, in order.
  static func paths(in folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter(hasNameOfExport).sorted()
  }

  /// The screens that rules show as right.
  package static func examples(of ruleBook: RuleBook) -> [CleanScreen] {
    ExampleCase.all(of: ruleBook).compactMap { example in
      guard example.example.outcome == .passed, let steps = try? example.example.snapshots(on: example.platform)
      else { return nil }
      return CleanScreen(name: example.description, steps: steps, kind: .written)
    }
  }

  /// False for what lies beside exports, and for what is broken on purpose.
  private static func hasNameOfExport(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let name = parts.last, !parts.contains("bad"), !name.hasPrefix(".") else { return false }
    return [".json", ".xml", ".gz", ".uix"].contains(where: name.hasSuffix)
  }
}
