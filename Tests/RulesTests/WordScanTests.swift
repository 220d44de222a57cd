import Rules
import Testing

struct WordScanTests {
  private func words(_ texts: [String]) -> [[UInt64]] { texts.map { WordScan($0).tokens } }

  @Test(arguments: [
    ("Submit button", 2), ("image_0042", 2), ("Add to cart – BUTTON.", 4), ("don't", 2), ("", 0), ("…", 0), ("送信", 2),
    ("ボタン", 3), ("e-mail", 2), ("Straße 7b", 2), ("ปุ่ม", 2), ("버튼 하나", 2),
  ])
  func `a text has this many words`(text: String, count: Int) {
    #expect(WordScan(text).tokens.filter { $0 != WordScan.pieceBreak }.count == count)
  }

  @Test(arguments: [
    ("BUTTON", "button"), ("Überschrift", "überschrift"), ("КНОПКА", "кнопка"), ("SÉLECTIONNÉ", "sélectionné"),
    ("ΚΟΥΜΠΊ", "κουμπί"),
  ])
  func `words are the same in every case`(loud: String, plain: String) {
    #expect(WordScan(loud).tokens == WordScan(plain).tokens)
  }

  @Test(arguments: [
    ("Day, selected", 2), ("Loading: 3.5 MB; wait.", 3), ("1,000 likes", 1), ("10:30", 1), ("a\nb", 2), ("、選択", 1),
    ("Day (selected)", 2), ("Day – selected", 2), ("9–17", 1), ("Day【選択】", 2), ("(Day)", 1),
  ])
  func `pieces end at commas, stops, colons, brackets, long dashes and line breaks, not inside numbers`(
    text: String, pieces: Int
  ) {
    #expect(WordScan(text).tokens.split(separator: WordScan.pieceBreak).count == pieces)
  }

  @Test func `a match names the bytes that it found`() throws {
    let text = "Añadir – BOTÓN."
    let scan = WordScan(text)
    let match = try #require(WordList(words(["botón"])).match(.last, of: scan.tokens[...]))
    let bytes = scan.ranges[match.lowerBound]
    #expect(String(decoding: Array(text.utf8)[bytes], as: UTF8.self) == "BOTÓN")
  }

  @Test(arguments: [
    ("Submit button", true), ("Button", false), ("Wi-Fi switch button", true), ("Buttonhole", false),
    ("送信ボタン", true), ("ボタン", false), ("Submit, button", true), ("Button styles", false),
  ])
  func `a text ends in an entry only when words come before it`(text: String, ends: Bool) {
    let list = WordList(words(["button", "switch button", "ボタン"]))
    #expect((list.match(.last, of: WordScan(text).tokens[...]) != nil) == ends)
  }

  @Test(arguments: [
    ("image view", true), ("image", true), ("image view image", true), ("image of a view", false), ("", false),
    ("view", false),
  ])
  func `entries cover a text when no word is left over`(text: String, covered: Bool) {
    #expect(WordList(words(["image", "image view"])).covers(WordScan(text).tokens[...]) == covered)
  }

  @Test(arguments: [
    ("Day, selected", true), ("Selected", true), ("Selected items", false), ("Not selected. Day", false),
  ])
  func `a piece is an entry only as a whole`(text: String, found: Bool) {
    #expect((WordList(words(["selected"])).piece(of: WordScan(text).tokens[...]) != nil) == found)
  }

  @Test(arguments: [
    ("Selected: the best novels", true), ("Selected：Day", true), ("Selected, Day", false), ("Day, selected: 3", false),
    ("Selected:", false), ("Selected items: 3", false),
  ])
  func `a title is an entry before a colon`(text: String, found: Bool) {
    #expect((WordList(words(["selected"])).match(.title, of: WordScan(text).tokens[...]) != nil) == found)
  }

  @Test(arguments: [("OK", 2), ("…", 0), ("♥ 3", 1), ("é", 1), ("送信", 2)])
  func `letters and digits are counted`(text: String, count: Int) {
    #expect(WordScan(text).characterCount == count)
  }
}
