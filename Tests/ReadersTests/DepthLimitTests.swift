import AccessibilityTree
import Testing

@testable import Readers

@Suite struct DepthLimitTests {
  private func cut(_ text: String) throws -> [Int] {
    Array(try ExportReader().read(text.utf8, name: "home").cut)
  }

  @Test(arguments: [(49, []), (50, [49, 50]), (51, [50, 51]), (52, [])] as [(Int, [Int])])
  func `WebDriverAgent stops at 50 levels`(levels: Int, cut: [Int]) throws {
    let open = #"{"type":"Other","isEnabled":"1","rect":{"x":0,"y":0,"width":9,"height":9}"#
    let json =
      String(repeating: open + #","children":["#, count: levels - 1) + open + "}," + open + "}"
      + String(repeating: "]}", count: levels - 1)
    #expect(try self.cut(json) == (cut.isEmpty ? [] : [levels - 1, levels]))
    let tag = "XCUIElementTypeOther"
    let xml =
      "<AppiumAUT>" + String(repeating: "<\(tag) enabled=\"true\">", count: levels - 1)
      + "<\(tag) enabled=\"true\"/><\(tag) enabled=\"true\"/>"
      + String(repeating: "</\(tag)>", count: levels - 1) + "</AppiumAUT>"
    #expect(try self.cut(xml) == (cut.isEmpty ? [] : [levels - 1, levels]))
  }

  @Test(arguments: [(69, []), (70, [69]), (71, [])] as [(Int, [Int])])
  func `UiAutomator2 stops at 70 levels`(levels: Int, cut: [Int]) throws {
    let tag = "android.view.View"
    let xml =
      "<hierarchy>" + String(repeating: "<\(tag) displayed=\"true\">", count: levels)
      + String(repeating: "</\(tag)>", count: levels) + "</hierarchy>"
    #expect(try self.cut(xml) == cut)
  }

  @Test func `a node that is not deep is not cut`() throws {
    let deep =
      String(repeating: "<XCUIElementTypeOther>", count: 49) + String(repeating: "</XCUIElementTypeOther>", count: 49)
    let xml = "<XCUIElementTypeApplication>\(deep)<XCUIElementTypeButton/></XCUIElementTypeApplication>"
    #expect(try cut(xml) == [49])
  }
}
