import Testing
import YAMLText

struct YAMLNodeTests {
  private func problem(in text: String) -> YAMLProblem? {
    #expect(throws: YAMLProblem.self) { try YAMLNode.document(in: text) }
  }

  @Test func `nodes are texts, lists and mappings in the order of the file, with their places`() throws {
    let node = try #require(try YAMLNode.document(in: "b: [1, \"2\"]\na:\n  - yes\n"))
    let pairs = try #require(node.mapping)
    #expect(pairs.map(\.key.scalar) == ["b", "a"])
    #expect(pairs[0].value.sequence?.map(\.scalar) == ["1", "2"])
    #expect(pairs[1].value.sequence?.map(\.scalar) == ["yes"])
    #expect(pairs[0].value.mark == YAMLMark(line: 1, column: 4))
    #expect(pairs[1].value.sequence?.first?.mark == YAMLMark(line: 3, column: 5))
    #expect(node.scalar == nil && node.sequence == nil && pairs[0].value.mapping == nil)
  }

  @Test(arguments: ["", "  \n", "# nothing\n", "\u{FEFF}"])
  func `a text without a document has no node`(text: String) throws {
    #expect(try YAMLNode.document(in: text) == nil)
  }

  @Test func `null is what is written without quotes`() throws {
    let list = try #require(try YAMLNode.document(in: "[~, null, 'null', '', x]")?.sequence)
    #expect(list.map(\.isNull) == [true, true, false, false, false])
    #expect(try YAMLNode.document(in: "key:")?.mapping?.first?.value.isNull == true)
    #expect(try YAMLNode.document(in: "[]")?.isNull == false)
  }

  @Test func `a byte order mark, other line ends and characters of several bytes move no place`() throws {
    let node = try #require(try YAMLNode.document(in: "\u{FEFF}één: 1\r\n“a”: 日本 # é\r\nc: 2\r\n"))
    #expect(node.mapping?.map(\.key.mark) == (1...3).map { YAMLMark(line: $0, column: 1) })
    #expect(node.mapping?[1].value.scalar == "日本")
  }

  @Test func `folded and literal texts are read as YAML says`() throws {
    let node = try #require(try YAMLNode.document(in: "a: >-\n  one\n  two\n\nb: |\n  one\n  two\nc: 'it''s'\n"))
    #expect(node.mapping?.map(\.value.scalar) == ["one two", "one\ntwo\n", "it's"])
  }

  @Test func `keys are in a mapping once`() throws {
    #expect(problem(in: "a: 1\nb: {c: 1, d: 2, 'c': 3}\n") == .duplicateKeys(["c"], at: YAMLMark(line: 2, column: 5)))
    #expect(
      problem(in: "x: 1\na: 1\nb: 1\na: 2\nx: 2\nx: 3\n")
        == .duplicateKeys(["a", "x"], at: YAMLMark(line: 2, column: 1)))
    #expect(try YAMLNode.document(in: "- {a: 1}\n- {a: 1}\n") != nil)
  }

  @Test func `an alias is the node that it names, and one of nothing is a problem`() throws {
    let node = try #require(try YAMLNode.document(in: "a: &x {k: 1}\nb: *x\nc: &x 2\nd: *x\n"))
    #expect(node.mapping?[1].value.mapping?.first?.value.scalar == "1")
    #expect(node.mapping?[3].value.scalar == "2")
    #expect(problem(in: "a: *x") == .syntax("found undefined alias", at: YAMLMark(line: 1, column: 4)))
    #expect(problem(in: "a: &x [*x]") == .syntax("found undefined alias", at: YAMLMark(line: 1, column: 8)))
  }

  @Test func `aliases of aliases end at a bound`() throws {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = [String](repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    guard case .syntax(let words, _) = try #require(problem(in: text)) else { return #expect(Bool(false)) }
    #expect(words.contains("aliases"))
  }

  @Test(arguments: [
    String(repeating: "[", count: 100_000), String(repeating: "{a: ", count: 100_000),
    String(repeating: "- ", count: 100_000),
  ])
  func `what is nested ends at a bound`(text: String) throws {
    guard case .syntax(let words, _) = try #require(problem(in: text)) else { return #expect(Bool(false)) }
    #expect(words == "it is nested more than 200 levels deep")
    #expect(try YAMLNode.document(in: String(repeating: "[", count: 200) + String(repeating: "]", count: 200)) != nil)
  }

  @Test(arguments: [
    ("a: [1", 2, 1), ("a: 'x", 2, 1), ("a: 1\n---\nb: 2\n", 2, 1), ("a: 1\n\tb: 2\n", 2, 1), ("%", 1, 1),
  ])
  func `what is no YAML is told with its place`(text: String, line: Int, column: Int) throws {
    guard case .syntax(let words, let mark) = try #require(problem(in: text)) else { return #expect(Bool(false)) }
    #expect(!words.isEmpty)
    #expect(mark.line >= 1 && mark.line <= line && mark.column >= column)
  }

  @Test func `a control character is told with its place`() throws {
    #expect(
      problem(in: "a: é\nb: é\u{1}")
        == .syntax("control characters are not allowed", at: YAMLMark(line: 2, column: 5)))
  }
}
