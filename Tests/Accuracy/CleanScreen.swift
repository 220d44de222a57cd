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
    /// An app showed it.
    case real
    /// An app showed it, and an example of a rule was put into it.
    case grafted
    /// Written for this project: an example of a rule, or an export.
    case written
  }

  package init(name: String, steps: [Snapshot], kind: Kind, sites: [Range<Int>]? = nil) {
    (self.name, self.steps, self.kind, self.sites) = (name, steps, kind, sites)
  }

  /// The exports of these folders and all below them, each once, in the order of their paths.
  ///
  /// Those whose names begin with “a11yd__” were written for this project. What a11yd cannot read is left out.
  ///
  /// - Parameter language: of screens that do not say theirs; nil has it guessed, as `a11yd audit` does.
  package static func exports(in folders: [String], language: String? = "en") -> [CleanScreen] {
    var contents: Set<[UInt8]> = []
    return folders.flatMap { folder in
      let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return all.filter(isExport).sorted().compactMap { path -> CleanScreen? in
        let bytes = Golden.bytes(folder + "/" + path) ?? []
        guard contents.insert(bytes).inserted,
          let read = try? ExportReader().read(bytes, name: path)
        else { return nil }
        let snapshot = language.map { read.assuming(language: $0) } ?? read.guessingLanguage()
        let isWritten = path.split(separator: "/").last?.hasPrefix("a11yd__") ?? false
        return CleanScreen(name: path, steps: [snapshot], kind: isWritten ? .written : .real)
      }
    }
  }

  /// The screens that rules show as right.
  package static func examples(of ruleBook: RuleBook) -> [CleanScreen] {
    ExampleCase.all(of: ruleBook).compactMap { example in
      guard example.example.outcome == .passed, let steps = try? example.example.snapshots(on: example.platform)
      else { return nil }
      return CleanScreen(name: example.description, steps: steps, kind: .written)
    }
  }

  /// Not what is beside exports, nor what is broken on purpose.
  private static func isExport(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let name = parts.last, !parts.contains("bad"), !name.hasPrefix(".") else { return false }
    return [".json", ".xml", ".gz", ".uix"].contains(where: name.hasSuffix)
  }
}
