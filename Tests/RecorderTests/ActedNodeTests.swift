import AccessibilityTree
import Testing

@testable import Recorder

@Suite struct ActedNodeTests {
  private let android: ActedNode
  private let ios: ActedNode

  init() throws {
    android = ActedNode(in: try ScreenSource(Sources.basket).snapshot)
    ios = ActedNode(in: try ScreenSource(Sources.profile).snapshot)
  }

  private func locator(_ strategy: String, _ value: String, isOneOfMany: Bool = false) -> ElementLocator {
    ElementLocator(strategy: strategy, value: value, isOneOfMany: isOneOfMany)
  }

  private func name(_ tree: ActedNode, _ strategy: String, _ value: String) -> String? {
    tree.node(by: locator(strategy, value)).map(tree.name(of:))
  }

  @Test func `a locator that only one node fits names it`() {
    #expect(name(android, "id", "com.example.shop:id/pay") == "com.example.shop:id/pay")
    #expect(name(android, "id", "pay") == "com.example.shop:id/pay")
    #expect(name(android, "accessibility id", "Remove") == "other/other[1]/button")
    #expect(name(ios, "accessibility id", "birth-month") == "birth-month")
    #expect(name(ios, "accessibility id", "Save") == "application/button[2]")
  }

  @Test func `a locator that several fit, or that only the server understands, names none`() {
    #expect(name(android, "id", "again") == nil)
    #expect(name(android, "class name", "android.widget.TextView") == nil)
    #expect(name(android, "xpath", "//*[@text='Pay now']") == nil)
    #expect(android.node(by: locator("id", "pay", isOneOfMany: true)) == nil)
  }

  @Test func `a rectangle names the control, and not the layout around it`() {
    let rect = Rect(x: 0, y: 1500, width: 1080, height: 150)
    #expect(android.node(at: rect, by: nil).map(android.name(of:)) == "com.example.shop:id/pay")
    let layout = locator("class name", "android.widget.FrameLayout")
    #expect(android.node(at: rect, by: layout).map(android.name(of:)) == "other/other[2]")
  }

  @Test func `a rectangle tells equal nodes apart`() throws {
    let second = android.node(at: Rect(x: 0, y: 800, width: 500, height: 100), by: locator("id", "again"))
    #expect(second.map(android.name(of:)) == "other/button[2]")
    #expect(android.node(at: Rect(x: 3, y: 800, width: 500, height: 100), by: nil) == nil)
  }

  @Test func `a point hits the innermost control`() {
    #expect(android.node(atX: 100, y: 400).map(android.name(of:)) == "com.example.shop:id/row")
    #expect(android.node(atX: 950, y: 400).map(android.name(of:)) == "other/other[1]/button")
    #expect(android.node(atX: 100, y: 250) == nil)
    #expect(ios.node(atX: 100, y: 130).map(ios.name(of:)) == "birth-month")
  }

  @Test func `a point where two controls lie on each other hits none`() throws {
    let source = Sources.android(
      Sources.node("Button", id: "one", text: "One", clickable: true, bounds: "[0,0][500,500]")
        + Sources.node("Button", id: "two", text: "Two", clickable: true, bounds: "[100,100][600,600]"))
    let tree = ActedNode(in: try ScreenSource(source).snapshot)
    #expect(tree.node(atX: 50, y: 50).map(tree.name(of:)) == "com.example.shop:id/one")
    #expect(tree.node(atX: 200, y: 200) == nil)
  }
}
