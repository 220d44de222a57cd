import AccessibilityTree
import Testing

@testable import Readers

@Suite struct ReaderTests {
  private func read(_ text: String, limits: ReadLimits = ReadLimits()) throws -> Snapshot {
    try ExportReader(limits: limits).read(text.utf8, name: "home.json")
  }

  @Test(arguments: Fixtures.exports(bad: false).filter { !$0.hasPrefix("wrapper/") && !$0.contains("in-wrapper") })
  func `an export is taken for what it is`(_ path: String) throws {
    let snapshot = try ExportReader().read(Fixtures.bytes(path), name: path)
    #expect(path.hasPrefix(snapshot.format + "/"))
  }

  @Test func `the limits of size, depth and nodes hold`() throws {
    let nested = "{\"role\":\"group\",\"children\":[{\"role\":\"button\"},{\"role\":\"button\"}]}"
    #expect(try read(nested).count == 3)
    for limits in [ReadLimits(sizeInBytes: 20), ReadLimits(depth: 1), ReadLimits(nodes: 2)] {
      let error = #expect(throws: ReadError.self) { try read(nested, limits: limits) }
      #expect(error.map { [.tooLarge, .tooDeep].contains($0.kind) } == true)
    }
  }

  @Test func `the system is not under test unless a wrapper says so`() throws {
    let shade = "<hierarchy><node class='android.widget.Button' package='com.android.systemui'/></hierarchy>"
    #expect(try read(shade).meta.app == nil)
    let wrapper = #"{"a11ySnapshot":1,"meta":{"app":"com.android.systemui"},"tree":"\#(shade)"}"#
    #expect(try read(wrapper).meta.app == "com.android.systemui")
    let home = "<XCUIElementTypeApplication name=' ' label=' '><XCUIElementTypeButton/></XCUIElementTypeApplication>"
    #expect(try read(home).meta.app == nil)
    #expect(try read(home)[0].text(.owner) == .exposed("com.apple.springboard"))
  }

  @Test func `500 levels are read`() throws {
    let levels = 500
    let text =
      String(repeating: "{\"role\":\"group\",\"children\":[", count: levels - 1) + "{\"role\":\"button\"}"
      + String(repeating: "]}", count: levels - 1)
    #expect(try read(text).count == levels)
  }

  @Test func `bytes are read where they lie`() throws {
    let text = "{\"role\":\"button\",\"name\":\"Pay\"}"
    let bytes = PaddedBytes(capacity: 1000) { buffer in
      buffer.copyBytes(from: text.utf8)
      return text.utf8.count
    }
    #expect(bytes.count == text.utf8.count)
    #expect(try ExportReader().read(bytes, name: "home.json")[0].text(.label) == .exposed("Pay"))
  }

  @Test func `exports are read side by side`() async throws {
    let paths = Fixtures.exports(bad: false)
    let alone = try paths.map { try ExportReader().read(Fixtures.bytes($0), name: $0).count }
    let together = try await withThrowingTaskGroup(of: (Int, Int).self) { group in
      for (place, path) in paths.enumerated() {
        group.addTask { @concurrent in
          (place, try ExportReader().read(Fixtures.bytes(path), name: path).count)
        }
      }
      return try await group.reduce(into: [Int](repeating: 0, count: paths.count)) { $0[$1.0] = $1.1 }
    }
    #expect(alone == together)
  }

  @Test(arguments: [
    ("android.widget.Button", Role.button), ("androidx.appcompat.widget.AppCompatImageButton", .button),
    ("com.google.android.material.button.MaterialButton", .button), ("com.google.android.material.chip.Chip", .button),
    ("android.widget.TableRow", .other), ("com.example.StableButtonLayout", .other), ("GLSelectButton", .other),
    ("com.google.android.material.tabs.TabLayout$TabView", .tab), ("androidx.appcompat.app.ActionBar$Tab", .tab),
    ("androidx.appcompat.app.ActionBar.Tab", .tab), ("android.widget.TabHost", .other), ("", .other),
    ("android.widget.NumberPicker", .pickerWheel), ("android.widget.ProgressBar", .progressBar),
  ])
  func `an Android class is told by its last whole word`(_ name: String, _ role: Role) {
    #expect(AndroidRoles.role(of: name) == role)
  }

  @Test func `without traits only buttons say whether they are selected`() throws {
    func node(_ type: String, _ value: String) -> String {
      "{\"type\":\"\(type)\",\"rect\":{},\"isEnabled\":\"1\",\"label\":\"x\",\"value\":\(value)}"
    }
    let children = [node("Button", "\"1\""), node("Button", "null"), node("Button", "\"9\""), node("Cell", "null")]
    let text = "{\"type\":\"Other\",\"rect\":{},\"isEnabled\":\"1\",\"children\":[\(children.joined(separator: ","))]}"
    let snapshot = try read(text)
    #expect(
      snapshot.nodes.dropFirst().map { $0.flag(.selected) }
        == [.exposed(true), .exposed(false), .notExported, .notExported])
    #expect(snapshot[1].text(.value) == .notExported)
    #expect(snapshot[3].text(.value) == .exposed("9"))
  }

  @Test func `a missing list of events is not an empty one`() throws {
    #expect(try read("{\"a11ySnapshot\":1,\"tree\":{\"role\":\"button\"}}").events == .notExported)
    #expect(try read("{\"a11ySnapshot\":1,\"events\":[],\"tree\":{\"role\":\"button\"}}").events == .exposed([]))
  }

  @Test func `no text of a file breaks the line of its message`() throws {
    let error = #expect(throws: ReadError.self) { try read("{\"a\\nb\\u202e\":1}") }
    #expect(error?.description.unicodeScalars.contains { $0 == "\n" || $0 == "\u{202E}" } == false)
  }
}
