import AccessibilityTree
import Testing

@testable import Readers

/// What the goldens of WebDriverAgent's accessible source cannot show.
@Suite struct AccessibleSourceReaderTests {
  private func elements(_ tree: String) throws -> [Bool] {
    let snapshot = try ExportReader().read("{\"value\":\(tree)}".utf8, name: "screen.json")
    return snapshot.nodes.map { $0.isOn(.element) }
  }

  private func node(_ type: String, label: String?, _ children: String = "") -> String {
    "{\"type\":\"\(type)\",\"rawIdentifier\":null,\"name\":null,"
      + (label.map { "\"label\":\($0),\"value\":null" } ?? "\"x\":0") + children + "}"
  }

  @Test func `what holds something is no element, whether or not it has a label`() throws {
    let button = node("Button", label: "null")
    for label in [nil, "\"Shop\""] {
      let tree = node("Application", label: label, ",\"children\":[\(button)]")
      #expect(try elements(tree) == [false, true])
    }
  }

  @Test func `what holds nothing is an element`() throws {
    #expect(try elements(node("Button", label: "\"Pay\"", ",\"children\":[]")) == [true])
  }
}
