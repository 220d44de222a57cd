import AccessibilityTree
import Testing

@testable import Readers

/// What lies around a document in a file: packing, other encodings, log lines.
@Suite struct FileLayerTests {
  private static let packed = "wda-json/a11yd__packed-in-two-members.json"
  private static let tree = "{\"type\":\"Button\",\"rect\":{},\"isEnabled\":\"1\",\"label\":\"Pay\"}"
  private static let xml = "<hierarchy><node class=\"android.widget.Button\" text=\"Pay\"/></hierarchy>"

  private func read(_ bytes: some Swift.Collection<UInt8>, limits: ReadLimits = ReadLimits()) throws -> [String?] {
    let snapshot = try ExportReader(limits: limits).read(bytes, name: "home")
    return snapshot.nodes.map { $0.text(.label).value ?? $0.text(.text).value }
  }

  @Test func `the limit of size counts what is unpacked`() throws {
    let bytes = try Fixtures.bytes(Self.packed)
    #expect(bytes.count < 600)
    #expect(try read(bytes, limits: ReadLimits(sizeInBytes: 2_000)).count == 3)
    let error = #expect(throws: ReadError.self) { try read(bytes, limits: ReadLimits(sizeInBytes: 600)) }
    #expect(error?.kind == .tooLarge)
  }

  @Test func `a packed wrapper may name a session, because nobody has looked into it`() throws {
    for (bytes, may) in [
      (try Fixtures.bytes(Self.packed), true), (Array(#"{"session": "a"}"#.utf8), true), (Array(Self.tree.utf8), false),
    ] {
      #expect(bytes.withUnsafeBytes { ExportReader.mayNameSession($0) } == may)
    }
  }

  @Test("fault 19: an archive that is still being written is waited for") func archive() throws {
    let bytes = try Fixtures.bytes(Self.packed)
    let end = try #require(bytes.lastIndex { $0 != 0 })
    for length in 0..<(end - 20) {
      // The first member alone is a whole archive, with a part of a tree in it.
      let error = #expect(throws: ReadError.self) { try read(bytes[..<length]) }
      let isWholeMember = error?.description.contains("the content of the gzip archive") == true
      #expect(error?.isTruncation == true || isWholeMember, "\(length) bytes: \(error.map { "\($0)" } ?? "")")
    }
  }

  @Test("fault 19: UTF-16 is read with and without its mark, and waited for", arguments: [true, false], [true, false])
  func utf16(_ isLittleEndian: Bool, _ hasMark: Bool) throws {
    for text in [Self.tree, Self.xml] {
      let bytes = ((hasMark ? "\u{FEFF}" : "") + text).utf16.flatMap { unit in
        isLittleEndian ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      }
      #expect(try read(bytes).contains("Pay"))
      for length in (hasMark ? 3 : 4)..<bytes.count {
        let error = #expect(throws: ReadError.self) { try read(bytes[..<length]) }
        #expect(error?.isTruncation == true, "\(length) bytes: \(error.map { "\($0)" } ?? "")")
      }
    }
  }

  static let before = [
    "", "\u{FEFF}", "[INFO] starting\n", "<unknown> window\n", "{key} = [1]\n\n",
    "\u{1B}[32mok\u{1B}[0m {\r\n\u{1B}[0m",
    "10 %\r100 %\r", String(repeating: "waiting for idle state {\"\n", count: 2_000),
  ]
  static let behind = [
    "", "\n", "\nUI hierchary dumped to: /dev/tty\n", "UI hierchary dumped to: /dev/tty", "\u{1B}[0m\n$ ",
    "\n[INFO] 3 warnings, 1 < 2, a -> b\n", "\n** TEST SUCCEEDED **\n\n", "\n12:00:01 {done}\n",
  ]

  @Test("fault 19: log lines around a document are passed", arguments: before, behind)
  func logLines(_ before: String, _ behind: String) throws {
    for text in [Self.tree, Self.xml] { #expect(try read((before + text + behind).utf8).contains("Pay")) }
    // In a wrapper reading starts again too, and what it says must not count twice.
    let wrapped =
      "{\"a11ySnapshot\":1,\"events\":[{\"type\":\"announcement\",\"text\":\"Paid\"}],\"tree\":\(Self.tree)}"
    let snapshot = try ExportReader().read((before + wrapped + behind).utf8, name: "home")
    let alone = try ExportReader().read(wrapped.utf8, name: "home")
    #expect("\(snapshot.events)" == "\(alone.events)")
  }

  @Test(arguments: ["\n", " ", "", "\n[INFO] next\n", "\r\n\r\n", "\u{1B}[0m\n"])
  func `of two documents none is taken for the other`(_ between: String) throws {
    for (first, second) in [(Self.tree, Self.tree), (Self.xml, Self.xml), ("{}", Self.tree), (Self.tree, Self.xml)] {
      let error = #expect(throws: ReadError.self) { try read((first + between + second).utf8) }
      #expect(error?.description.contains("several documents") == true, "\(error.map { "\($0)" } ?? "")")
      #expect(error?.isTruncation == false)
    }
  }

  @Test(arguments: ["]}", "\n  ]\n}", ", {\"type\":1}", "\n\"label\": 1}", ":1", "\0\0\0", "7", "</hierarchy>"])
  func `what is left over of a tree is no log`(_ rest: String) throws {
    let error = #expect(throws: ReadError.self) { try read((Self.tree + rest).utf8) }
    #expect(error?.kind == .malformed)
  }
}
