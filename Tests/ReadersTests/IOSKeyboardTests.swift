import AccessibilityTree
import Testing

@testable import Readers

/// The keyboard of iOS where no type names it, and what only looks like one.
@Suite struct IOSKeyboardTests {
  private struct Element {
    var label: String?
    var identifier: String?
    var type = "Button"
    var frame: (Int, Int, Int, Int)

    var json: String {
      let (x, y, width, height) = frame
      let texts = [("AXLabel", label), ("AXUniqueId", identifier)].map { key, text in
        "\"\(key)\":\(text.map { "\"\($0)\"" } ?? "null")"
      }
      return "{\(texts.joined(separator: ",")),\"role\":\"AX\(type)\",\"type\":\"\(type)\",\"children\":[],"
        + "\"AXFrame\":\"{{\(x), \(y)}, {\(width), \(height)}}\"}"
    }
  }

  /// The roles of the elements of a screen of 400 by 800 points.
  private func roles(_ elements: [Element]) throws -> [Role] {
    let children = elements.map(\.json).joined(separator: ",")
    let text =
      "[{\"AXLabel\":\"Lantern\",\"role\":\"AXApplication\",\"type\":\"Application\","
      + "\"AXFrame\":\"{{0, 0}, {400, 800}}\",\"children\":[\(children)]}]"
    return try ExportReader().read(text.utf8, name: "screen.json").nodes.dropFirst().map(\.role)
  }

  private static func row(_ letters: String, y: Int) -> [Element] {
    letters.enumerated().map { Element(label: String($0.element), frame: ($0.offset * 40, y, 40, 50)) }
  }

  private static let panel = Element(type: "GenericElement", frame: (0, 520, 400, 280))
  private static let delete = Element(label: "delete", identifier: "delete", frame: (340, 640, 60, 50))
  private static let space = Element(label: "space", identifier: "space", frame: (100, 700, 200, 50))
  private static let pay = Element(label: "Pay", frame: (20, 300, 200, 44))

  @Test func `keys are told by their identifiers and the panel behind them`() throws {
    let keys = [Self.delete, Self.space, Self.panel]
    #expect(try roles([Self.pay] + keys) == [.button, .key, .key, .key])
  }

  @Test func `digits over a panel are keys with the one key that has an identifier`() throws {
    let digits = Self.row("12345", y: 540) + Self.row("67890", y: 600)
    let roles = try roles([Self.pay] + digits + [Self.delete, Self.panel])
    #expect(roles.first == .button && roles.dropFirst().allSatisfy { $0 == .key })
  }

  @Test func `an alphabet with two known keys needs no panel`() throws {
    let letters = Self.row("QWERTYUIOP", y: 540) + Self.row("ASDFGHJKL", y: 600) + Self.row("ZXCV", y: 650)
    let roles = try roles([Self.pay] + letters + [Self.delete, Self.space])
    #expect(roles.first == .button && roles.dropFirst().allSatisfy { $0 == .key })
  }

  @Test func `suggested words above the keys belong to the keyboard`() throws {
    let words = [0, 200].map { Element(label: "word", type: "GenericElement", frame: ($0, 480, 200, 40)) }
    #expect(try roles(words + [Self.delete, Self.space, Self.panel]) == [.key, .key, .key, .key, .key])
  }

  @Test func `what stands before the keys is covered by them and stays the app's`() throws {
    let covered = Element(label: "Home", frame: (0, 740, 100, 50))
    #expect(try roles([covered, Self.delete, Self.space, Self.panel]) == [.button, .key, .key, .key])
  }

  private static let lookalikes: [[Element]] = [
    [Element(label: "Delete", identifier: "delete", frame: (20, 600, 100, 44)), pay],
    [
      Element(label: "Delete", identifier: "delete", frame: (20, 600, 100, 44)),
      Element(label: "More", identifier: "more", frame: (140, 600, 100, 44)),
    ],
    row("123+", y: 540) + row("456-", y: 590) + row("789=", y: 640) + [panel],
    row("QWERTYUIOP", y: 540) + row("ASDFGHJKL", y: 600) + row("ZXCVBNM", y: 660),
    [Element(label: "Send", identifier: "Send", frame: (20, 600, 100, 44)), panel],
  ]

  @Test(arguments: lookalikes.indices)
  func `a form, a pocket calculator and a game with letters have no keyboard`(_ place: Int) throws {
    #expect(try !roles(Self.lookalikes[place]).contains(.key))
  }

  @Test func `the keys below WebDriverAgent's keyboard are keys wherever they stand`() throws {
    func node(_ type: String, _ name: String, y: Int, _ children: String = "") -> String {
      "<XCUIElementType\(type) type=\"XCUIElementType\(type)\" name=\"\(name)\" label=\"The \(name)\" enabled=\"true\" "
        + "visible=\"true\" x=\"0\" y=\"\(y)\" width=\"400\" height=\"40\">\(children)</XCUIElementType\(type)>"
    }
    let keyboard = node("Keyboard", "", y: 500, node("Key", "q", y: 510))
    let dictation = node("Other", "", y: 700, node("Button", "dictation", y: 740))
    let own = node("Button", "dictation", y: 100)
    let tree = node("Application", "Lantern", y: 0, own + keyboard + dictation)
    let snapshot = try ExportReader().read(tree.utf8, name: "screen.xml")
    #expect(snapshot.nodes.filter { $0.text(.identifier).value == "dictation" }.map(\.role) == [.button, .key])
  }
}
