import FoundationEssentials
import Testing
import YAMLText

/// What the scanner for plain files reads is what libyaml reads, texts and places; and it reads our rule files.
struct PlainScannerTests {
  private static let rules = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "rules").path

  private static let files: [(name: String, bytes: [UInt8])] = {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: rules)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().map { name in
      (name, FileManager.default.contents(atPath: rules + "/" + name).map(Array.init) ?? [])
    }
  }()

  /// What libyaml reads; a problem in its words.
  private func composed(_ bytes: [UInt8]) -> String {
    do {
      return try YAMLNode.composed(bytes)?.debugDescription ?? "nothing"
    } catch {
      return "\(error)"
    }
  }

  @Test func `every rule file is read as libyaml reads it, nearly all by the scanner`() {
    #expect(Self.files.count > 80)
    var left: [String] = []
    for (name, bytes) in Self.files {
      guard let node = YAMLNode.scanned(bytes) else {
        left.append(name)
        continue
      }
      #expect(node.debugDescription == composed(bytes), "\(name)")
    }
    // What is left to libyaml is no mistake, but takes five times as long.
    #expect(left.count * 10 < Self.files.count, "\(left)")
  }

  @Test func `a changed rule file is read as libyaml reads it, or left to libyaml`() {
    var dice = Dice(state: 7)
    var taken = 0
    for _ in 0..<4_000 {
      let text = dice.changed(dice.piece(of: Self.files[dice.below(Self.files.count)].bytes))
      guard let node = YAMLNode.scanned(text) else { continue }
      taken += 1
      #expect(node.debugDescription == composed(text), "\(String(decoding: text, as: UTF8.self))")
    }
    #expect(taken > 400)
  }

  @Test(arguments: [
    "a: b", "a: b\n", "a: b # c\n", "a: b#c\n", "a: b:c\n", "a: \"b # c\" # d\n", "a: 'it''s'\n",
    "a: \"\\\"\\u00E9\\n\"\n",
    "a: >-\n  b\n  c\n\n\nd: e\n", "a: >\n  b\n  c\nd: e\n", "a: |\n  b\n   c\n", "a: |-\n  b # c\n", "a: >-\n  b",
    "a:\n  b: c\n  d:\n    - e\n    - f: g\n      h: i\n    - [j, {k: l}]\n", "a: [b,\n  c,  # d\n  e]\n",
    "a: {b: 10:30, c: -1}\n",
    "a: b\n  c\n   d # e\n\nf: g\n", "# a\n\nb: c\n  # d\ne: f\n", "a: [], \n".replacing(", ", with: ""), "a: {}\n",
    "a:   b   \n",
    "a: “b” é日本\nc: d\n", "a: (b)\nc: .5\n", "a: >-\n  b\n# c\nd: e\n", "a: b\n\n# c\n", "a: [b c, d'e, f\"g]\n",
  ])
  func `the scanner reads what people write`(text: String) throws {
    let bytes = Array(text.utf8)
    #expect(try #require(YAMLNode.scanned(bytes)).debugDescription == composed(bytes))
  }

  @Test(arguments: [
    "", "# a\n", "- a\n", "a\n", "\"a\": b\n", "a:\n", "a: # b\n", "a:\n- b\n", "a: &b c\n", "a: *b\n", "a: !b c\n",
    "---\na: b\n",
    "a: b\n...\n", "%YAML 1.1\n---\na: b\n", "a: b\r\n", "a:\tb\n", "a: b\u{85}c: d\n", "a: b\u{2028}c: d\n",
    "\u{FEFF}a: b\n",
    "a: b\u{1}\n", "a: b: c\n", "a: b\na: c\n", "a: {b: c, b: d}\n", "a: [b\n", "a: [b: c]\n", "a: {b}\n", "a: {b: }\n",
    "a: 'b\n\n  c'\n", "a: 'b\nc'\n", "a: [b\n\n  c]\n", "a: \"b\n",
    "a: \"\\x41\"\n", "a: >+\n  b\n", "a: >2\n   b\n", "a: >-\n  b\n\n  c\n", "a: >-\n  b\n   c\n",
    "a: >-\n  b\n  \nc: d\n", " a: b\n",
    "a: b\n c: d\n", "a:\n  b: c\n d: e\n", "a: [b,\nc]\n", "a: b\n\n  c\n", "a: b\n  # c\n  d\n", "a: @b\n",
    "a: - b\n", "- - a\n",
    "a: >\n  b", "a: {b: c}d\n", "a: 'b'c\n", "a: [b]: c\n", "a: {b: c d: e}\n", "é: b\n", "a b: c\n", "a: ? b\n",
  ])
  func `what leaves a doubt is left to libyaml`(text: String) {
    #expect(YAMLNode.scanned(Array(text.utf8)) == nil)
  }

  @Test func `keys that are many are compared too`() {
    let keys = (1...40).map { "k\($0): v\n" }.joined()
    #expect(YAMLNode.scanned(Array(keys.utf8)) != nil)
    #expect(YAMLNode.scanned(Array((keys + "k7: v\n").utf8)) == nil)
  }

  @Test func `what is nested deep is left to libyaml`() {
    let text = "a: " + String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect(YAMLNode.scanned(Array(text.utf8)) == nil)
  }

  /// Draws changes.
  private struct Dice {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, bound)
    }

    /// Some lines, so that a change meets something else each time.
    mutating func piece(of bytes: [UInt8]) -> [UInt8] {
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let first = below(lines.count)
      let kept = lines[first...].prefix(1 + below(30))
      let indent = kept.lazy.filter { !$0.isEmpty }.map { $0.prefix { $0 == UInt8(ascii: " ") }.count }.min() ?? 0
      return Array(kept.map { $0.dropFirst(indent) }.joined(separator: [UInt8(ascii: "\n")]))
    }

    mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
      var bytes = bytes
      let pieces = [
        " ", "  ", "\n", "\n\n", ":", ": ", " #", "#", "-", "- ", "?", ",", "[", "]", "{", "}", "'", "\"", "|", ">",
        ">-\n", "&", "*", "!",
        "%", "@", "`", "~", "a", "a: ", "\\", "\\n", "\n  ", "\\\"", "é", "\u{A0}", "---\n", "\n  ", "\n    ", " \n",
        "''", "<", "=",
        "\u{2029}", "\t",
      ]
      for _ in 0..<below(4) {
        let place = below(bytes.count + 1)
        switch below(3) {
        case 0: bytes.insert(contentsOf: pieces[below(pieces.count)].utf8, at: place)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + below(4)))
        default:
          let other = below(bytes.count + 1)
          bytes.insert(contentsOf: Array(bytes[other...].prefix(1 + below(12))), at: place)
        }
      }
      // What is cut within a character is no text.
      return Array(String(decoding: bytes, as: UTF8.self).utf8)
    }
  }
}
