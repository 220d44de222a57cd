import Testing
import YAMLText

/// A document is the same with and without its last key, but for what is under that key.
struct CutKeyTests {
  private func keys(_ text: String) throws -> [String?]? {
    try YAMLNode.document(in: text, cuttingOff: "examples")?.mapping?.map(\.key.scalar)
  }

  @Test(arguments: [
    "a: 1\nb: [1, 2]\nexamples: {c: 1}\n",
    "a: 1\nb: >-\n  folded\n\nexamples:\n  failed:\n    - c: |\n        literal\n\n# the end\n  \n",
    "a: 1\nb: |+\n  kept\n\n\nexamples:\n  - c\n",
    "a: 1\r\nb: 2\r\nexamples:\r\n  c: 3\r\n",
    "\u{FEFF}a: 1\nb: 2\nexamples:\n",
    "# examples:\na: 1\nb:\n  examples: 3\nexamples: 4",
    "a: 1\nb: |\n  x\n  examples:\n   y\nexamples: 4\n",
    "a: &x 1\nb: *x\nexamples: [*x]\n",
    "a: 1\nb:\nexamples: “c”\n",
  ])
  func `the last key is left out and the rest is the same, places too`(text: String) throws {
    let whole = try #require(try YAMLNode.document(in: text))
    let cut = try #require(try YAMLNode.document(in: text, cuttingOff: "examples"))
    #expect(cut.mapping?.map(\.key.scalar) == ["a", "b"])
    #expect("\(cut.mapping ?? [])" == "\(whole.mapping?.dropLast() ?? [])".replacing("ArraySlice", with: ""))
  }

  @Test(arguments: [
    // The key is text.
    "a: \"x\nexamples: y\n  z\"\nb: 1\n", "a: 'x\nexamples: y\n  z'\n", "--- |\nexamples: x\n",
    "a: \"x\nexamples: y\"\n",
    "? \"x\nexamples: y\"\n: 1\n",
    // It is in braces.
    "{a: 1,\nexamples: 2\n }\n", "a: {b: 1,\nexamples: 2\n  }\n", "a: [b,\nexamples: 2\n  ]\n",
    // It is not the last.
    "examples: 1\na: 2\n", "a: 1\nexamples:\n  b: 1\nc: 2\n", "a: 1\nexamples: 'x\ny: z'\n", "a: 1\nexamples: [\n]\n",
    "a: 1\nexamples: {\n b: 1\n}\n", "a: 1\nexamples: 2\r\r\n", "a: 1\nexamples:\n  b: 2\rc: 3\n",
    "a: 1\nexamples:\n  b: 2\u{2028}c: 3\n", "a: 1\nexamples:\n  b: 2\u{85}c: 3\n",
    // It is there by another spelling, or does not begin its line.
    "a: 1\n\"examples\": 2\n", "a: 1\n? examples\n: 2\n", "a: 1\nexamples : 2\n", "  a: 1\n  examples: 2\n",
    "a: 1\n!!str examples: 2\n", "a: 1\n&x examples: 2\n",
    // There are marks of documents and directives.
    "---\na: 1\nexamples: 2\n", "a: 1\nexamples: 2\n...\n", "%YAML 1.1\n---\na: 1\nexamples: 2\n",
    // Nothing is before it, or it is not there at all.
    "examples: 1\n", "a: 1\n", "a: 1\nexamples:b\n", "",
  ])
  func `where there is a doubt the whole document is read`(text: String) throws {
    let whole = Result { try YAMLNode.document(in: text) }
    let cut = Result { try YAMLNode.document(in: text, cuttingOff: "examples") }
    #expect("\(cut)" == "\(whole)")
  }

  @Test(arguments: [
    "a: 1\nexamples: 2\nexamples: 3\n", "\"examples\": 1\nexamples: 2\n", "- a\nexamples: 2\n", "{a: 1}\nexamples: 2\n",
    "  a: 1\nexamples: 2\n", "a: 1\n...\nexamples: 2\n", "a: 1\n---\nexamples: 2\n", "a: 1\na: 2\nexamples: 3\n",
    "a: [1\nexamples: 2\n", "a: 'x\nexamples: 2\n", "a\nexamples: 2\n", "a: 1\n b: 2\nexamples: 3\n",
    "a: 1\n\tb: 2\nexamples: 3\n", "a: *x\nexamples: &x 3\n",
  ])
  func `what is wrong elsewhere stays wrong, with its place`(text: String) {
    let whole = #expect(throws: YAMLProblem.self) { try YAMLNode.document(in: text) }
    let cut = #expect(throws: YAMLProblem.self) { try YAMLNode.document(in: text, cuttingOff: "examples") }
    #expect(cut == whole)
  }

  @Test(arguments: ["a: 1\nexamples: [\n", "a: 1\nexamples:\n  b: 1\n  b: 2\n", "a: 1\nexamples:\n  \"x\n  \u{1}\n"])
  func `what is wrong under the key is not looked at`(text: String) throws {
    #expect(throws: YAMLProblem.self) { try YAMLNode.document(in: text) }
    #expect(try keys(text) == ["a"])
  }

  @Test func `every piece of a document is read alike, or wrong only after the key`() throws {
    let text = "a: \"b\nexamples: c\"\nd: {e: [1,\n  2]}\nf: |\n  g\nexamples:\n  h: [{i: 'j'},\n    k]\n# l\n"
    for length in 0...text.utf8.count {
      let piece = String(decoding: text.utf8.prefix(length), as: UTF8.self)
      let cut = Result { try YAMLNode.document(in: piece, cuttingOff: "examples")?.mapping }
      let whole = Result { try YAMLNode.document(in: piece)?.mapping }
      switch (cut, whole) {
      case (.success(let cut), .success(let whole)):
        let rest = (whole ?? []).filter { $0.key.scalar != "examples" }
        #expect("\((cut ?? []).filter { $0.key.scalar != "examples" })" == "\(rest)", "\(piece)")
      case (.success, .failure): #expect(piece.contains("\nexamples:\n"))
      case (.failure(let cut), .failure(let whole)): #expect("\(cut)" == "\(whole)")
      case (.failure, .success): Issue.record("only the cut is wrong: \(piece)")
      }
    }
  }
}
