import AccessibilityTree
import AuditTesting
import Foundation
import Testing

@testable import Readers

struct RecognitionTests {
  private static func recognition(_ text: String) -> Recognition { recognition(Array(text.utf8)) }

  private static func recognition(_ bytes: [UInt8]) -> Recognition {
    ExportReader().recognise(PaddedBytes(copying: bytes), name: "x")
  }

  @Test(arguments: Fixtures.exports(bad: false))
  func `an export is recognised as what it is read as, and by something`(path: String) throws {
    let bytes = try Fixtures.bytes(path)
    let recognition = Self.recognition(bytes)
    let snapshot = try recognition.snapshot.get()
    #expect(recognition.format?.name == snapshot.format)
    #expect(recognition.sentence?.hasSuffix(".") == true)
    #expect(recognition.nearest.isEmpty)
    #expect(TreeText(snapshot).description == TreeText(try ExportReader().read(bytes, name: path)).description)
  }

  @Test(arguments: Fixtures.exports(bad: true))
  func `a file that is refused is refused for the same reason`(path: String) throws {
    let bytes = try Fixtures.bytes(path)
    let refusal = try #require(throws: ReadError.self) { try ExportReader().read(bytes, name: "x") }
    #expect(throws: refusal) { try Self.recognition(bytes).snapshot.get() }
  }

  /// A document that has all that this signature names, and nothing else.
  private static func document(of signature: JSONSignature) -> String {
    let keys = Set(signature.all + signature.any.joined() + signature.usual)
      .subtracting(signature.has.map(\.key))
    let marks = signature.has.map { mark in
      switch mark {
      case .key(let key): #""\#(key)": 1"#
      case .text(let text, let key): #""\#(key)": "\#(text)""#
      case .onlyEmptyLists(let key): #""\#(key)": []"#
      }
    }
    let below = #""marks of the format": {\#(marks.joined(separator: ", "))}"#
    return "{" + (keys.sorted().map { #""\#($0)": 1"# } + [below]).joined(separator: ", ") + "}"
  }

  @Test(arguments: ExportFormats.json.map(\.format.name))
  func `a document that has all of one format is of no other`(name: String) throws {
    let reader = try #require(ExportFormats.json.first { $0.format.name == name })
    #expect(Self.recognition(Self.document(of: reader.signature)).format?.name == name)
  }

  @Test func `everything around a tree is named, outermost first`() throws {
    let tree = #"{"role": "button"}"#
    let reply = #"{"value": \#(tree), "sessionId": "1"}"#
    #expect(Self.recognition(tree).layers == [])
    #expect(Self.recognition("\u{FEFF}" + tree).layers == [.byteOrderMark])
    #expect(Self.recognition("INFO connected\n" + tree).layers == [.before(bytes: 15)])
    #expect(Self.recognition(reply).layers == [.member("value", speaker: "the driver")])
    #expect(
      Self.recognition(#"{"a11ySnapshot": 1, "tree": \#(reply)}"#).layers
        == [.wrapper, .member("value", speaker: "the driver")])
    #expect(Self.recognition(#""{\"role\": \"button\"}""#).layers == [.string])
    let utf16: [UInt8] = tree.utf16.reduce(into: [0xFF, 0xFE]) { $0 += [UInt8($1 & 0xFF), UInt8($1 >> 8)] }
    #expect(Self.recognition(utf16).layers == [.utf16])
    let xml = "<hierarchy><node class=\"a\"/></hierarchy>UI hierchary dumped to: /dev/tty"
    #expect(Self.recognition(xml).layers == [.behind(bytes: 32)])
  }

  @Test func `the keys that decide are named`() {
    #expect(Self.recognition(#"{"role": "button"}"#).reason == .keys(["role"], inList: false, marks: []))
    #expect(
      Self.recognition("<hierarchy><node class=\"a\"/></hierarchy>").sentence
        == "The outermost element is `hierarchy`, and the first one below `node`.")
  }

  @Test func `the formats that come nearest are named, the nearest first`() throws {
    let nearest = Self.recognition(#"{"rect": {}, "isEnabled": true, "label": "Pay"}"#).nearest
    let first = try #require(nearest.first)
    #expect(first.format.name == "wda-json")
    #expect(first.lacks == ["type"])
    #expect(first.sentence == "WebDriverAgent JSON: it has `rect`, `isEnabled` and `label`, but no `type`.")
    #expect(Self.recognition(#"{"dependencies": {}}"#).nearest.isEmpty)
  }
}
