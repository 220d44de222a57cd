import Testing

@testable import Readers

@Suite struct JSONCursorTests {
  static let valid = [
    "{}", "[]", " {\"a\":1}\n", "[[],{},[{}]]", "{\"a\":{\"b\":[1,-0.5e+10,true,false,null]}}", "\"text\"", "12",
    " null ",
    "[\"\\u00e9\\ud83d\\ude00\\\"\\\\\\/\\b\\f\\n\\r\\t\"]", "[1e400, 123456789012345678901234567890]", "[\"\\ud800\"]",
    "{\"a\":1,\"a\":2}", "[0, -0, 0.0]", "{\"\":0}",
  ]

  static let invalid = [
    "", " ", "{", "[", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "[1,", "[1", "\"text", "tru", "nulll", "-", "01",
    "1.",
    ".5", "1e", "+1", "0x1", "NaN", "[1 2]", "[1,]", "[,1]", "{,}", "{\"a\" 1}", "{\"a\":1 \"b\":2}", "{\"a\":1,}",
    "{1:2}",
    "{\"a\":\"b\":1}", "[1}", "{\"a\":1]", "[\"\\x\"]", "[\"\\u12\"]", "[\"a\nb\"]", "'a'", "[tru e]",
    "{\"a\":[1,{\"b\":nul}]}", "[\"a\"\"b\"]", "[\"a\"b]", "{\"a\":}", "{\"a\"::1}", "[:]", "[1:2]", "]",
    "}",
    "{\"a\":[}", "{\"a\":{]}", "{\"a\\q\":1}", "[\"\\ud83d\\u\"]",
  ]

  @Test(arguments: valid)
  func `JSON is walked to its end`(_ text: String) throws {
    #expect(Self.isJSON(text))
    if case .json = Self.verdict(on: text) { return }
    Issue.record("\(Self.verdict(on: text))")
  }

  @Test(arguments: invalid)
  func `what is not JSON is refused wherever the fault is, and explained`(_ text: String) {
    #expect(!Self.isJSON(text))
    if case .broken(let fault) = Self.verdict(on: text), !fault.cause.isEmpty { return }
    Issue.record("\(Self.verdict(on: text))")
  }

  @Test(arguments: [("[1]]", 3), ("{}{}", 2), ("{\"a\":1}x", 7)])
  func `what follows a document is told from what breaks it`(_ text: String, _ end: Int) {
    #expect(!Self.isJSON(text))
    if case .followed(end) = Self.verdict(on: text) { return }
    Issue.record("\(Self.verdict(on: text))")
  }

  @Test func `a string that nobody reads is checked and not copied`() throws {
    let bytes = PaddedBytes(copying: "{\"screenshot\": \"a\\nb\\u003d\", \"name\": \"a\\nb\"}".utf8)
    let keys = KeyTable(["name"])
    try bytes.withUnsafeBytes { bytes in
      var json = try JSONCursor(bytes, limits: ReadLimits())
      _ = try json.root()
      try json.enter()
      let screenshot = try #require(try json.next(keys))
      #expect(screenshot.keyText == "screenshot")
      #expect(json.lastingBytes(of: screenshot) != nil)
      let name = try #require(try json.next(keys))
      #expect(json.lastingBytes(of: name) == nil)
      #expect(name.text == "a\nb")
    }
    for text in ["{\"a\":\"\\q\"}", "{\"a\":\"\\u00\"}"] {
      try PaddedBytes(copying: text.utf8).withUnsafeBytes { bytes in
        var json = try JSONCursor(bytes, limits: ReadLimits())
        _ = try json.root()
        try json.enter()
        #expect(throws: ReadFault.self) { try json.next(keys) }
      }
    }
  }

  @Test func `a key is found through its escapes, and a value is unescaped`() throws {
    let bytes = PaddedBytes(copying: "{\"\\u006eame\": \"a\\u0000b\\ud800c\", \"name\":\"again\"}".utf8)
    let keys = KeyTable(["role", "name"])
    try bytes.withUnsafeBytes { bytes in
      var json = try JSONCursor(bytes, limits: ReadLimits())
      #expect(try json.root().isObject)
      try json.enter()
      let first = try #require(try json.next(keys))
      #expect(first.key == 1)
      #expect(first.string == "a\u{0}b\u{FFFD}c")
      #expect(try json.next(keys)?.string == "again")
      #expect(try json.next(keys) == nil)
      try json.finish()
    }
  }

  @Test func `numbers that do not fit are infinite`() throws {
    let bytes = PaddedBytes(copying: "[1e400, -1e400, 1e-400, 12345678901234567890000, 0.1]".utf8)
    try bytes.withUnsafeBytes { bytes in
      var json = try JSONCursor(bytes, limits: ReadLimits())
      _ = try json.root()
      try json.enter()
      var numbers: [Double] = []
      while let item = try json.next() { numbers.append(item.number ?? .nan) }
      #expect(numbers == [.infinity, -.infinity, 0, 1.234567890123456789e22, 0.1])
    }
  }

  private static func isJSON(_ text: String) -> Bool {
    PaddedBytes(copying: text.utf8).withUnsafeBytes { bytes in
      do throws(ReadFault) {
        var json = try JSONCursor(bytes, limits: ReadLimits())
        guard try json.root().isContainer else { return true }
        try json.enter()
        while try json.next() != nil {}
        try json.finish()
        return true
      } catch {
        return false
      }
    }
  }

  private static func verdict(on text: String) -> JSONDiagnosis.Verdict {
    PaddedBytes(copying: text.utf8).withUnsafeBytes { JSONDiagnosis.verdict(on: $0) }
  }
}
