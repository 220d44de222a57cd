import Foundation
import Testing

/// A file declares one type, and has its name: `Snapshot.swift` or `Snapshot+Focus.swift`.
@Suite struct SourceFileTests {
  /// The types that each file declares outside of any other, by path.
  private static let declarations: [String: [String]] = {
    let modifiers = "public|package|internal|fileprivate|private|final|indirect|nonisolated|open"
    let pattern =
      "(?m)^(?:@\\w+(?:\\([^)]*\\))?\\s+)*(?:(?:\(modifiers))\\s+)*"
      + "(?:struct|class|enum|actor|protocol)\\s+(\\w+)"
    guard let declaration = try? Regex(pattern, as: (Substring, Substring).self) else { return [:] }
    let root = ModuleTableTests.root
    return ["Sources", "Tests"].reduce(into: [:]) { found, folder in
      let paths =
        FileManager.default.enumerator(atPath: root.appending(path: folder).path)?
        .compactMap { $0 as? String } ?? []
      for path in paths where path.hasSuffix(".swift") {
        guard let text = try? String(contentsOf: root.appending(path: "\(folder)/\(path)"), encoding: .utf8) else {
          continue
        }
        // Texts over several lines may hold Swift.
        let code = text.replacing(#/(?s)"""\n.*?"""/#, with: "")
        found["\(folder)/\(path)"] = code.matches(of: declaration).map { String($0.output.1) }
      }
    }
  }()

  @Test func `a file declares one type`() {
    #expect(Self.declarations.count > 800)
    let several = Self.declarations.filter { $0.value.count > 1 }.keys
    #expect(several.isEmpty, "\(several.sorted())")
  }

  @Test func `a file has the name of its type`() {
    let others = Self.declarations.filter { path, types in
      let name = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      return types.count == 1 && types[0] != name.prefix { $0 != "+" }
    }
    #expect(others.isEmpty, "\(others.keys.sorted())")
  }
}
