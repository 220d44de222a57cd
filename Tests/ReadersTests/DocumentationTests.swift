import AccessibilityTree
import Foundation
import Testing

@Suite struct DocumentationTests {
  private let root = Fixtures.exports.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `the schema has the keys that are read`() throws {
    let data = try Data(contentsOf: root.appending(path: "config/snapshot.schema.json"))
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: Any])
    let node = try #require(definitions["node"] as? [String: Any])
    let properties = try #require(node["properties"] as? [String: Any])
    let published = Set(properties.keys).subtracting(["children"])
    #expect(published.allSatisfy { CanonicalKey($0) != nil })
    #expect(Set(published.compactMap { CanonicalKey($0) }) == Set(CanonicalKey.names.compactMap { CanonicalKey($0) }))
    let role = try #require(properties["role"] as? [String: Any])
    #expect(role["enum"] as? [String] == Role.allCases.map(\.rawValue))
  }
}
