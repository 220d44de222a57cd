import AccessibilityTree
import Glibc
import Testing

@testable import Readers

/// Files made to crash, hang, fill or deceive a reader: each is read as what it says, or refused in words.
@Suite(.timeLimit(.minutes(5))) struct HostileDocumentTests {
  private static let head =
    "{\"type\":\"Button\",\"rect\":{\"x\":0,\"y\":0,\"width\":9,\"height\":9},\"isEnabled\":\"1\","

  private func read(_ bytes: some Swift.Collection<UInt8>, limits: ReadLimits = ReadLimits()) throws
    -> Snapshot
  {
    try ExportReader(limits: limits).read(bytes, name: "home")
  }

  private func label(_ json: String) throws -> String? {
    try read((Self.head + json + "}").utf8).nodes.first?.text(.label).value
  }

  private func kind(_ bytes: some Swift.Collection<UInt8>, limits: ReadLimits = ReadLimits())
    -> ReadError.Kind?
  {
    let error = #expect(throws: ReadError.self) { try read(bytes, limits: limits) }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("home: ") && text.hasSuffix(".") && text.utf8.count < 3_000, "\(text)")
    #expect(text.unicodeScalars.allSatisfy { CleanText.isSeen($0) }, "\(text)")
    return error?.kind
  }

  // MARK: fault 19

  @Test(arguments: ["wda-json/a11yd__packed-in-two-members.json"])
  func `fault 19: gzip is read as what is in it`(path: String) throws {
    #expect(try read(Fixtures.bytes(path)).count > 0)
  }

  @Test(arguments: [true, false], [true, false])
  func `fault 19: UTF-16 and a byte order mark are read as what they say`(
    isLittleEndian: Bool, isUTF8: Bool
  ) throws {
    let text = "\u{FEFF}" + Self.head + "\"label\":\"Zurück\"}"
    let bytes =
      isUTF8
      ? Array(text.utf8)
      : text.utf16.flatMap { unit in
        isLittleEndian
          ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      }
    #expect(try read(bytes).nodes.first?.text(.label).value == "Zurück")
  }

  @Test
  func
    `fault 19: a NUL is a character of a label when it is escaped, and no export when it is bare`()
    throws
  {
    #expect(try label("\"label\":\"a\\u0000b\"") == "a\u{0}b")
    #expect(kind((Self.head + "\"label\":\"a\0b\"}").utf8) == .malformed)
    #expect(kind(Array(repeating: 0, count: 100_000)) == .foreign)
    #expect(kind("<hierarchy><node class=\"a\0\" text=\"b\"/></hierarchy>".utf8) == .malformed)
  }

  // MARK: fault 20

  @Test func `fault 20: a document above the limit of size is refused unread`() {
    let bytes = Array((Self.head + "\"label\":\"\(String(repeating: "a", count: 5_000))\"}").utf8)
    #expect(kind(bytes, limits: ReadLimits(sizeInBytes: 5_000)) == .tooLarge)
  }

  @Test func `fault 20: an archive of a gigabyte is refused when the limit is full`() throws {
    // 68 KB; packed twice, so that each layer alone is small.
    #expect(
      kind(try Fixtures.bytes("bad/bomb.bad.json.gz"), limits: ReadLimits(sizeInBytes: 1 << 20))
        != nil)
  }

  @Test(arguments: [1 << 20, 9 << 20])
  func `fault 20: a label of megabytes is read whole`(length: Int) throws {
    #expect(
      try label("\"label\":\"\(String(repeating: "a", count: length))\"")?.utf8.count == length)
    let xml =
      "<hierarchy><node class=\"B\" text=\"\(String(repeating: "a", count: length))\"/></hierarchy>"
    #expect(try read(xml.utf8).nodes.contains { $0.text(.text).value?.utf8.count == length })
  }

  @Test func `fault 20: a tree of too many nodes is refused at the limit`() {
    let limits = ReadLimits(nodes: 1_000)
    let node = "<node class=\"B\" text=\"b\"/>"
    #expect(
      kind(
        ("<hierarchy>" + String(repeating: node, count: 100_000) + "</hierarchy>").utf8,
        limits: limits) == .tooLarge)
    let child = Self.head + "\"label\":\"b\"}"
    let json =
      Self.head + "\"children\":[" + Array(repeating: child, count: 20_000).joined(separator: ",")
      + "]}"
    #expect(kind(json.utf8, limits: limits) == .tooLarge)
  }

  // MARK: fault 21

  @Test(arguments: ["[", "{\"a\":", Self.head + "\"children\":["])
  func `fault 21: JSON a million deep is an error and no overflow of the stack`(open: String) {
    let deep = String(repeating: open, count: 1_000_000)
    // Without its end it may still be growing, so that it is waited for first.
    #expect(kind(deep.utf8, limits: ReadLimits(sizeInBytes: 1 << 30)) == .truncated)
    let close = open.hasSuffix("[") ? (open == "[" ? "]" : "]}") : "}"
    let whole = deep + "1" + String(repeating: close, count: 1_000_000)
    // What nobody knows by its first keys is refused before its depth is seen.
    #expect([.tooDeep, .unknownFormat].contains(kind(whole.utf8, limits: ReadLimits(sizeInBytes: 1 << 30))))
  }

  @Test func `fault 21: JSON a million deep in what nobody reads is an error too`() {
    let deep = String(repeating: "[", count: 1_000_000) + String(repeating: "]", count: 1_000_000)
    #expect(kind((Self.head + "\"label\":\"b\",\"x\":\(deep)}").utf8) == .tooDeep)
  }

  @Test func `fault 21: XML a hundred thousand deep is an error and no overflow of the stack`() {
    let xml = "<hierarchy>" + String(repeating: "<node class=\"a\">", count: 100_000)
    #expect([.tooDeep, .truncated].contains(kind(xml.utf8)))
    #expect(
      kind((xml + String(repeating: "</node>", count: 100_000) + "</hierarchy>").utf8) == .tooDeep)
  }

  @Test func `fault 21: documents in documents come to an end`() {
    var text = Self.head + "\"label\":\"b\"}"
    for _ in 0..<9 {
      let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      text = "{\"value\":\"\(escaped)\"}"
    }
    #expect(kind(text.utf8) == .malformed)
  }

  // MARK: fault 22

  @Test func `fault 22: of a key that stands twice one counts, and both are read as JSON`() throws {
    #expect(["a", "b"].contains(try label("\"label\":\"a\",\"label\":\"b\"")))
    #expect(kind((Self.head + "\"label\":\"a\",\"label\":}").utf8) == .malformed)
  }

  @Test func `fault 22: of an attribute that stands twice there is no XML`() {
    #expect(
      kind("<hierarchy><node class=\"a\" text=\"b\" text=\"c\"/></hierarchy>".utf8) == .malformed)
  }

  @Test(arguments: [
    "1e400", "-1e400", "1e-400", "9223372036854775808", String(repeating: "9", count: 10_000), "-0",
    "5e-324",
  ])
  func `fault 22: a number that fits nowhere moves a node and stops nobody`(number: String) throws {
    let json =
      "{\"type\":\"Button\",\"rect\":{\"x\":\(number),\"y\":0,\"width\":\(number),\"height\":9},\"isEnabled\":\"1\"}"
    #expect(try read(json.utf8).count == 1)
    let xml =
      "<hierarchy><node class=\"B\" text=\"b\" bounds=\"[\(number),0][\(number),9]\"/></hierarchy>"
    #expect(try read(xml.utf8).count > 0)
  }

  @Test(arguments: ["\\ud800", "\\udc00", "\\ud800\\ud800", "\\udfff\\ud83d"])
  func `fault 22: half a surrogate pair is a replacement character`(half: String) throws {
    let text = try #require(try label("\"label\":\"a\(half)b\""))
    #expect(text.hasPrefix("a\u{FFFD}") && text.hasSuffix("b"))
  }

  @Test(arguments: [
    "<!DOCTYPE h [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;\">]>",
    "<?xml version=\"1.0\"?><!-- > --><?a?><!DOCTYPE h [<!ENTITY c SYSTEM \"FILE\">]>",
    "<!DOCTYPE h SYSTEM \"FILE\">",
    "<!DOCTYPE h PUBLIC \"-//a//b\" \"FILE\" [<!ENTITY % c SYSTEM \"FILE\"> %c;]>", "",
  ])
  func `fault 22: no entity is expanded, and no file of its choice is opened`(prolog: String) throws {
    let path = "/tmp/a11yd-entity-\(UInt64.random(in: 0...UInt64.max))"
    let file = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    defer { unlink(path) }
    #expect(file >= 0 && write(file, "secret", 6) == 6 && close(file) == 0)
    let watch = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    defer { close(watch) }
    #expect(inotify_add_watch(watch, path, UInt32(IN_OPEN)) >= 0)
    let text =
      prolog.replacing("FILE", with: "file://\(path)")
      + "<hierarchy xmlns:xi=\"http://www.w3.org/2001/XInclude\"><xi:include href=\"\(path)\" parse=\"text\"/>"
      + "<node class=\"B\" text=\"\(prolog.isEmpty ? "" : "&c;")\"/></hierarchy>"
    if prolog.isEmpty {
      // An inclusion is an element like any other.
      #expect(
        try !read(text.utf8).nodes.contains { $0.text(.text).value?.contains("secret") == true })
    } else {
      #expect(kind(text.utf8) == .malformed)
    }
    var event = [UInt8](repeating: 0, count: 4_096)
    #expect(Glibc.read(watch, &event, event.count) == -1 && errno == EAGAIN)
  }

  // MARK: what a message tells

  /// Somebody may link a file here that only the daemon can read, and read the journal afterwards.
  @Test(arguments: [
    "root:x:0:0:hunter2:/root:/bin/sh\n", "hunter2\n", "{\"password\": \"hunter2\"}",
    "{\"password\": hunter2}",
    "{\"a\": [1, \"hunter2\", hunter2", "[\"hunter2\"]", "\"hunter2\"",
    "<config><password>hunter2</password></config>",
    "<config password=\"hunter2\"><a/></config>",
    "<hierarchy><node text=\"hunter2\"><b></hierarchy>",
    "<hierarchy>hunter2 & hunter2</hierarchy>", "password = hunter2 {",
    "[section]\npassword=hunter2\n",
    "-----BEGIN hunter2-----\nhunter2\n",
    "{\"children\":\"hunter2\",\"type\":\"hunter2\",\"rect\":\"hunter2\"}",
    "{\"value\":\"hunter2\"}",
    "{\"type\":\"Button\",\"rect\":{},\"isEnabled\":\"1\",\"label\":\"\\xhunter2\"}",
  ])
  func `a message about a file that is no export quotes nothing of what it holds`(text: String) {
    let error = #expect(throws: ReadError.self) { try read(text.utf8) }
    #expect(error?.description.contains("hunter2") == false, "\(error.map { "\($0)" } ?? "")")
  }

  @Test(arguments: [
    "{\"KEY\": 1}", "{\"KEY\": {\"type\": 1}}", "<KEY/>", "<KEY a=\"b\"><c></KEY>",
    "[{\"KEY\": 1}]",
  ])
  func `a key of a megabyte does not fill the message`(text: String) {
    _ = kind(text.replacing("KEY", with: String(repeating: "k", count: 1 << 20)).utf8)
  }
}
