import AccessibilityTree
import Testing

@testable import Readers

/// What the readers of accessibility services conclude from more than one node.
@Suite struct ServiceReaderTests {
  private func read(_ text: String) throws -> Snapshot {
    try ExportReader().read(text.utf8, name: "home.json")
  }

  private func portalNode(_ extra: String, children: String = "") -> String {
    """
    {"className":"android.widget.EditText","boundsInScreen":{"left":0,"top":0,"right":9,"bottom":9},\(extra)
    "isImportantForAccessibility":true,"isScreenReaderFocusable":false,"children":[\(children)]}
    """
  }

  @Test func `whose label it is stays unsaid, even of a single pair`() throws {
    let label = portalNode("\"text\":\"Name\",\"hasLabelFor\":true,")
    let field = portalNode("\"hasLabeledBy\":true,")
    let one = try read(portalNode("", children: "\(label),\(field)"))
    #expect(one.nodes.map { $0.text(.labeledByText) } == [.absent, .absent, .notExported])
    let two = try read(portalNode("", children: "\(label),\(field),\(label),\(field)"))
    #expect(two.nodes.map { $0.text(.labeledByText) } == [.absent, .absent, .notExported, .absent, .notExported])
  }

  @Test func `the results of an evaluation are the framework's own verdicts`() throws {
    let path = "atf-json/a11yd__evaluation.json"
    let snapshot = try ExportReader().read(Fixtures.bytes(path), name: path)
    #expect(
      snapshot.verdicts == [
        Verdict(tool: "atf", check: "SpeakableTextPresentCheck", outcome: .failed, node: 3),
        Verdict(tool: "atf", check: "TextContrastCheck", outcome: .cantTell, node: 5),
        Verdict(tool: "atf", check: "ImageContrastCheck", outcome: .inapplicable, node: nil),
      ])
    #expect(snapshot[3].role == .button)
  }

  @Test func `results beside a tree are verdicts of the node at the same place`() throws {
    let path = "wrapper/a11yd__accessibility-insights.json"
    let snapshot = try ExportReader().read(Fixtures.bytes(path), name: path)
    #expect(
      snapshot.verdicts == [
        Verdict(tool: "atf", check: "SpeakableTextPresentCheck", outcome: .failed, node: 1),
        Verdict(tool: "atf", check: "TextContrastCheck", outcome: .cantTell, node: 2),
        Verdict(tool: "atf", check: "TouchTargetSizeCheck", outcome: .failed, node: nil),
      ])
  }

  @Test func `as many children as the service writes may not be all`() throws {
    let path = "automobile/a11yd__as-many-as-it-writes.json"
    let snapshot = try ExportReader().read(Fixtures.bytes(path), name: path)
    #expect(snapshot.cut.contains(0))
    #expect(snapshot.endCut.contains(0))
    #expect(!snapshot.cut.contains(1))
  }

  @Test func `a capture that the service calls incomplete is cut at its root`() throws {
    let path = "automobile/a11yd__incomplete.json"
    let snapshot = try ExportReader().read(Fixtures.bytes(path), name: path)
    #expect(snapshot.cut.contains(0))
    #expect(snapshot.endCut.isEmpty)
    #expect(snapshot.meta.screen == nil)
  }

  @Test func `a forest without events cannot say what happened`() throws {
    func forest(_ events: String) -> String {
      "{\"windows\":[{\"tree\":{\"nodes\":[{\"className\":\"android.view.View\"}]}}]\(events)}"
    }
    #expect(try read(forest("")).events == .notExported)
    #expect(try read(forest(",\"events\":[]")).events == .exposed([]))
  }

  @Test func `nodes that name each other are read once`() throws {
    let nodes = """
      {"uniqueId":1,"childIds":[2],"className":"A"},{"uniqueId":2,"childIds":[1,2,7],"className":"B"},{"className":"C"}
      """
    let snapshot = try read("{\"windows\":[{\"tree\":{\"nodes\":[\(nodes)]}}]}")
    #expect(snapshot.nodes.map { $0.text(.nativeClass) } == [.exposed("C"), .exposed("A"), .exposed("B")])
  }

  @Test func `values stand in the text of a bundle`() throws {
    let bundle = "Bundle[{a=1, AccessibilityNodeInfo.roleDescription=Tab, of two, b.c=x}]"
    let node =
      "{\"class\":\"V\",\"boundsInParent\":{},\"canOpenPopup\":false,\"extras\":\"\(bundle)\",\"children\":null}"
    #expect(try read(node)[0].text(.roleDescription) == .exposed("Tab, of two"))
  }
}
