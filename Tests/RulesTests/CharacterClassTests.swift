@testable import Rules
import Testing

struct CharacterClassTests {
  private static let scalars = (0...0x1_FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)

  @Test
  func `the shortcuts for punctuation say what Unicode says`() {
    let wrong = Self.scalars.filter { scalar in
      let isPunctuation: Bool =
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
          .finalPunctuation, .otherPunctuation:
          true
        default: false
        }
      return CharacterClass.isPunctuation(scalar) != isPunctuation
    }
    #expect(wrong == [])
  }

  @Test
  func `the shortcuts for white space say what Unicode says`() {
    #expect(Self.scalars.filter { CharacterClass.isWhiteSpace($0) != $0.properties.isWhitespace } == [])
  }

  @Test
  func `the shortcuts for small letters say what Unicode says`() {
    // The few cased letters between the scripts of East Asia are compared as they stand.
    let eastAsia: ClosedRange<UInt32> = 0x3000...0xD7FF
    let wrong = Self.scalars.filter { scalar in
      var bytes: [UInt8] = []
      CharacterClass.appendLowercase(scalar, to: &bytes)
      return !eastAsia.contains(scalar.value) && bytes != Array(scalar.properties.lowercaseMapping.utf8)
    }
    #expect(wrong == [])
  }

  @Test(arguments: [
    ("a, b", "A b"), (" (to do) ", "TO DO"), ("U.S.A.", "u.s.a"), ("-- x --", "x"), ("a ... b", "a b"), ("a-b-", "A-B"),
  ])
  func `a text is folded alike with and without letters beyond ASCII`(one: String, other: String) {
    #expect(Folding.bytes(of: one) == Folding.bytes(of: other))
    #expect(Folding.bytes(of: "é " + one) == Folding.bytes(of: "é " + other))
    #expect(Folding.bytes(of: "é " + one) == Array("é ".utf8) + Folding.bytes(of: one))
  }
}
