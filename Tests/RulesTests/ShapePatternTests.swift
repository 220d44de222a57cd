import AuditTesting
import Testing

@testable import Rules

/// The scanners of shapes say the same as the regular expressions that they stand for.
struct ShapePatternTests {
  enum Sort: CaseIterable {
    case layerName, selector, printed

    /// What texts of this sort are made of, and what nearly is.
    var pieces: [String] {
      switch self {
      case .layerName:
        [
          "Group", "Line", "Rectangle", "Mask group", "Mask Group", "Combined Shape", " Copy", "icons", "icon", "ic",
          "Icon", "Illustration", "/", " ", "12", "1847", "7", "close", "_", "-", "A", "é",
        ]
      case .selector:
        ["#", ".", "did", "Tap", "a", "A", "Add", ":", "(", ")", "()", "_", "-", "button", "7", " ", "(_:)", "é"]
      case .printed:
        [
          "%", "1", "$", "@", "d", "ld", "lld", "s", "{", "}", "$", "name", "x", " ", "\u{A0}", "50", "<", ">", "/",
          "b", "BR", "strong", "&", "nbsp", ";", "#160", "#xA0", "*", "**", "Book", "(", ")", "=", "com.example.",
          "1f2e3d", ": 0x", "600001", "Optional", "undefined", "Invalid Date", "Invalid date", "6f9619ff", "-8b86",
          "-d011", "-b42d", "-00c04fc964ff",
          "\"", "[object ", "]", "(Clone)", "from", ",", "null", "’s",
          "\n", "é",
        ]
      }
    }

    func scanner(_ text: String) -> Bool {
      switch self {
      case .layerName: Shape.isLayerName(text)
      case .selector: Shape.isSelector(text)
      case .printed: Shape.isPrinted(text)
      }
    }

    func pattern(_ text: String, _ patterns: ShapePatterns) -> Bool {
      switch self {
      case .layerName: patterns.isLayerName(text)
      case .selector: patterns.isSelector(text)
      case .printed: patterns.isPrinted(text)
      }
    }
  }

  @Test(arguments: Sort.allCases)
  func `scanners and patterns agree`(sort: Sort) {
    let patterns = ShapePatterns()
    let pieces = sort.pieces
    var random = SeededGenerator(seed: 7)
    var matches = 0
    for _ in 0..<30_000 {
      let count = Int.random(in: 1...7, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let isMatch = sort.pattern(text, patterns)
      matches += isMatch ? 1 : 0
      #expect(sort.scanner(text) == isMatch, "\(text.debugDescription)")
    }
    #expect(matches > 10)
  }

  @Test
  func `a number is what has no letter and some digit, by its characters`() {
    let pieces = [
      " ", "1", "é", "×", "٣", "ب", "\u{600}", "क", "\u{93E}", "ที", "\u{301}", "\u{200D}", "三", "½", "👍", "₂", "Ж", "א",
      "%", "\u{A0}", "Ω", "1\u{301}",
    ]
    var random = SeededGenerator(seed: 7)
    var numbers = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...6, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let isNumber = !text.contains(where: \.isLetter) && text.contains(where: \.isNumber)
      numbers += isNumber ? 1 : 0
      #expect(Shape.number.isOf(text) == isNumber, "\(text.debugDescription)")
    }
    #expect(numbers > 1000 && numbers < 10_000)
    #expect(!Shape.number.isOf("\u{600}A1"))
  }
}
