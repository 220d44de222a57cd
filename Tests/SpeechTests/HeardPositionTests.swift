import AccessibilityTree
import AuditTesting
@testable import Speech
import Testing

@Suite struct HeardPositionTests {
  @Test(arguments: [
    ("Day, 1 of 2", 1, 2), ("one of three", 1, 3), ("Tab 2 of 4", 2, 4), ("Weather 2/3", 2, 3),
    ("Step 3 out of 10", 3, 10), ("TWO OF TWENTY", 2, 20), ("Tag, 2 von 3", 2, 3), ("1 of 2, Day, 2 of 3", 2, 3),
    ("Page (1 of 5)", 1, 5), ("Größe: 2 von 3", 2, 3), ("Вкладка 1 из 4", 1, 4), ("Seventeen of EIGHTEEN", 17, 18),
    ("選択 1/3", 1, 3), ("— one of three —", 1, 3),
  ])
  func `a place is heard in words`(text: String, index: Int, count: Int) {
    #expect(HeardPosition.position(in: text) == Position(index: index, count: count))
  }

  @Test(arguments: [
    "Weather", "Best of 2026", "3 of 2", "0 of 3", "3/5/2026", "3.5 of 5", "10:30 of 12", "One of us", "of 3", "",
    "Out of office", "99999999999999999999 of 3",
  ])
  func `no place is heard`(text: String) {
    #expect(HeardPosition.position(in: text) == nil)
  }

  /// Letters, numbers and connectors in any order, with marks and other scripts between.
  @Test(arguments: 0..<20)
  func `the look at the bytes alone never loses a place`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "1", "2", "12", "3.5", "one", "Two", "eleven", "of", "von", "/", "out of", " ", " ", " ", ",", ".", "é", "é", "Ж",
      "第",
      "x", "\u{301}", "👍🏽", "٣", "½", "1️⃣", "K",
    ]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 1...9, using: &random)).compactMap { _ in pieces.randomElement(using: &random) }
        .joined()
      #expect(HeardPosition.position(in: text) == HeardPosition.position(inWordsOf: text), "\(text)")
    }
  }

  @Test func `the position spoken comes before one in the name`() throws {
    let transcript = try Heard(.ios, #"button "Day, 1 of 2" position=[2,3]"#).transcript
    #expect(transcript.heardPosition(of: 0) == .exposed(Position(index: 2, count: 3)))
  }

  @Test(arguments: Platform.allCases)
  func `a position in the name is heard even where the export carries none`(platform: Platform) throws {
    let transcript = try Heard(platform, lacks: [.position], #"button "Day, one of two""#).transcript
    #expect(transcript.heardPosition(of: 0) == .exposed(Position(index: 1, count: 2)))
  }
}
