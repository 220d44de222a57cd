import Foundation
import Testing

/// The manifest, the imports and docs/modules.md tell one story.
struct ModuleTableTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Target → the targets of our own that it may import, as Package.swift says.
  private static let manifest: [String: Set<String>] = {
    let text = (try? String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)) ?? ""
    let kinds = #/\.(?:target|executableTarget|systemLibrary)\(\s*name: "(\w+)"/#
    let blocks = text.split(separator: "// MARK: tests")[0].components(separatedBy: "\n    .").dropFirst()
    return blocks.reduce(into: [:]) { targets, block in
      guard let name = ("." + block).firstMatch(of: kinds)?.1 else { return }
      let lists = block.matches(of: #/dependencies: \[([^\]]*)\]/#).map(\.1).joined()
      let names = lists.split(separator: "\n").flatMap { $0.split(separator: ",") }.filter { !$0.contains("product") }
      targets[String(name)] = Set(names.compactMap { $0.firstMatch(of: #/"(\w+)"/#).map { String($0.1) } })
    }
  }()

  @Test(arguments: manifest.keys.sorted())
  func `a target of the manifest stands in the table of modules`(target: String) throws {
    let table = try String(contentsOf: Self.root.appending(path: "docs/modules.md"), encoding: .utf8)
    #expect(table.contains("`\(target)`"))
  }

  @Test(arguments: manifest.keys.sorted())
  func `a target imports what the manifest lets it, and nothing else of ours`(target: String) throws {
    let folder = Self.root.appending(path: "Sources/\(target)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    let allowed = try #require(Self.manifest[target])
    for file in try #require(files) where file.pathExtension == "swift" {
      let imports = try String(contentsOf: file, encoding: .utf8).matches(of: #/(?m)^(?:\w+ )?import (\w+)$/#)
      for name in imports.map({ String($0.1) }) where Self.manifest[name] != nil {
        #expect(allowed.contains(name), "\(file.lastPathComponent) imports \(name)")
      }
    }
  }

  @Test
  func `the manifest is understood`() {
    #expect(Self.manifest["AccessibilityTree"] == ["CXXHash"])
    #expect(Self.manifest["Readers"] == ["AccessibilityTree", "CLibxml2", "CSimdjson", "CZlib"])
    #expect(Self.manifest.count > 15)
  }
}
