import Foundation
import Testing

/// Package.swift, the imports and docs/modules.md name the same dependencies.
@Suite struct ModuleTableTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A target of Package.swift that is no test.
  private struct Target {
    /// The targets of this package that it may import.
    let dependencies: Set<String>
    let folder: String
  }

  private static let manifest: [String: Target] = {
    let text = (try? String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)) ?? ""
    let blocks = text.components(separatedBy: "// Only for")[0].components(separatedBy: "\n    .").dropFirst()
    return blocks.reduce(into: [:]) { targets, block in
      guard let name = block.firstMatch(of: #/^(?:target|executableTarget|systemLibrary)\(\s*name: "([\w-]+)"/#)?.1
      else { return }
      let lists = block.matches(of: #/dependencies: \[([^\]]*)\]/#).map(\.1).joined()
        .replacing(#/\.product\([^)]*\)/#, with: "")
      let path = block.firstMatch(of: #/path: "([^"]+)"/#).map { String($0.1) }
      targets[String(name)] = Target(
        dependencies: Set(lists.matches(of: #/"([\w-]+)"/#).map { String($0.1) }), folder: path ?? "Sources/\(name)")
    }
  }()

  /// The targets of this package that the table says a target depends on.
  private static let table: [String: Set<String>] = {
    let text = (try? String(contentsOf: root.appending(path: "docs/modules.md"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").reduce(into: [:]) { rows, line in
      let cells = line.split(separator: "|").map(String.init)
      guard line.hasPrefix("| `"), cells.count == 3 else { return }
      for name in names(in: cells[0]) { rows[name] = Set(names(in: cells[2])) }
    }
  }()

  private static func names(in cell: String) -> [String] { cell.matches(of: #/`([\w-]+)`/#).map { String($0.1) } }

  @Test(arguments: manifest.keys.sorted())
  func `a target depends on what the table of modules says`(target: String) throws {
    #expect(Self.table[target] == Self.manifest[target]?.dependencies)
  }

  @Test func `the table names no target that is not there`() {
    let unknown = Self.table.filter { row in !row.value.isSubset(of: Self.manifest.keys) }.keys
    #expect(unknown.isEmpty)
    #expect(Set(Self.table.keys).isSuperset(of: Self.manifest.keys))
  }

  @Test(arguments: manifest.keys.sorted())
  func `a target imports exactly what Package.swift lets it import`(target: String) throws {
    let described = try #require(Self.manifest[target])
    let folder = Self.root.appending(path: described.folder)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    var imported: Set<String> = []
    for file in try #require(files) where file.pathExtension == "swift" {
      let imports = try String(contentsOf: file, encoding: .utf8)
        .matches(of: #/(?m)^(?:@\w+ )?(?:\w+ )?import (\w+)$/#)
      imported.formUnion(imports.map { String($0.1) }.filter { Self.manifest[$0] != nil })
    }
    #expect(imported == described.dependencies)
  }

  @Test func `Package.swift is understood`() {
    #expect(Self.manifest["AccessibilityTree"]?.dependencies == ["CXXHash"])
    #expect(Self.manifest["Readers"]?.dependencies == ["AccessibilityTree", "CLibxml2", "CSimdjson", "CZlib"])
    #expect(Self.manifest["Accuracy"]?.folder == "Tests/Accuracy")
    #expect(Self.manifest.count > 20)
  }
}
