import AccessibilityTree
import Rules

/// What tells of the words of one question that none of them is in a text, without a look at the words.
struct WordGate {
  /// The bit of the list in the screen's language; 0 for none.
  private let ownBit: UInt128
  /// The words that begin and end its entries, by the lowest six bits of their hashes.
  private let firsts: UInt64
  private let lasts: UInt64
  private let hasOthers: Bool
  private let mayBeAnother: Bool
  /// The same of the words that a text in other letters is compared with; nil where there are none.
  private let foreign: (firsts: UInt64, lasts: UInt64)?
  /// What a text answers in which no word of the screen's language is found.
  let answerOfNone: Truth

  init(_ words: AskedWords) {
    ownBit = words.ownBit
    (firsts, lasts) = (words.own?.firstSieve ?? 0, words.own?.lastSieve ?? 0)
    (hasOthers, mayBeAnother) = (words.hasOthers, words.mayBeAnother)
    answerOfNone = words.answerOfNone
    foreign = words.foreignSieve
  }

  /// Whether a text may have a word of the screen's language.
  @inline(__always)
  func mayFindOwn(_ text: KnownText) -> Bool {
    text.lists & ownBit != 0 && text.words.sieve & firsts != 0 && text.words.sieve & lasts != 0
  }

  /// Whether a text is compared with words of other languages.
  @inline(__always)
  func looksFurther(_ text: KnownText) -> Bool { hasOthers && (text.isForeign || mayBeAnother) }

  /// What a text answers if it is in other letters and none of the words is in it; nil where that needs a look.
  @inline(__always)
  func answerOfForeign(_ text: KnownText) -> Truth? {
    guard text.isForeign, hasOthers, let foreign else { return nil }
    return text.words.sieve & foreign.firsts == 0 || text.words.sieve & foreign.lasts == 0 ? .no : nil
  }
}
