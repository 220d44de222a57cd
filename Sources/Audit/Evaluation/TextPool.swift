import AccessibilityTree
import Rules

/// The distinct texts of one audit, exported or spoken. The words of each are looked up at most once.
struct TextPool {
  private var labels: Labels
  /// Asked itself rather than through a method of the pool, which copies the whole pool for each text.
  private(set) var scans = ScannedTexts()
  private var folds: [UInt64?] = []
  /// By number of the text: one bit for each of its words, see `ScannedTexts.Entry`.
  private var sieves: [UInt64] = []
  private var isScanned: [Bool] = []
  let language: String?
  private let letters: LanguageLetters
  /// By number of the text: whether it is in other letters than those of the language, once somebody asked.
  private var foreign: [Bool?] = []
  /// What tests whose words do not depend on a role said of texts so far.
  var known: [TextTest: TextAnswers] = [:]

  /// - Parameter language: the language of the screen; nil where nobody knows it.
  init(_ labels: Labels, _ language: String?) {
    (self.labels, self.language, letters) = (labels, language, LanguageLetters(of: language))
  }

  /// How many texts there are.
  var count: Int { labels.count }

  mutating func intern(_ text: String) -> LabelID { labels.intern(text) }

  /// The number of a text that may be missing.
  mutating func intern(_ text: Evidence<String>) -> LabelID {
    switch text {
    case .exposed(let text): labels.intern(text)
    case .absent: .absent
    case .notExported: .notExported
    }
  }

  /// The text behind a number; empty for none.
  @inline(__always)
  func text(_ id: LabelID) -> String { labels[id] ?? "" }

  /// Where the words of a text are.
  mutating func scan(_ id: LabelID) -> ScannedTexts.Entry {
    let number = Int(id.rawValue)
    if let known = scans.entry(number) { return known }
    let entry = scans.add(number, text(id))
    if sieves.count < labels.count {
      sieves += [UInt64](repeating: 0, count: labels.count - sieves.count)
      isScanned += [Bool](repeating: false, count: labels.count - isScanned.count)
    }
    (sieves[number], isScanned[number]) = (entry.sieve, true)
    return entry
  }

  /// Whether a text can hold an entry of the list, as far as the bits of its words tell. Most texts cannot.
  mutating func mayHold(_ list: WordList, _ id: LabelID) -> Bool {
    let number = Int(id.rawValue)
    if number < isScanned.count, isScanned[number] { return list.isPossible(for: sieves[number]) }
    return list.isPossible(for: scan(id).sieve)
  }

  /// The words of a text.
  @inline(__always)
  func tokens(_ scan: ScannedTexts.Entry) -> ArraySlice<UInt64> { scans.tokens(scan) }

  /// The words of a text without the marks between its pieces.
  mutating func words(of id: LabelID) -> [UInt64] {
    let scan = scan(id)
    return tokens(scan).filter { $0 != WordScan.pieceBreak }
  }

  /// Whether a text is written in other letters than the language of the screen.
  mutating func isForeign(_ id: LabelID) -> Bool {
    let number = Int(id.rawValue)
    if foreign.count < labels.count { foreign += [Bool?](repeating: nil, count: labels.count - foreign.count) }
    if let known = foreign[number] { return known }
    let isForeign = !letters.fit(text(id))
    foreign[number] = isForeign
    return isForeign
  }

  mutating func fold(_ id: LabelID) -> UInt64 {
    let index = Int(id.rawValue)
    if folds.count < labels.count { folds += [UInt64?](repeating: nil, count: labels.count - folds.count) }
    if let fold = folds[index] { return fold }
    let fold = Folding.fold(text(id))
    folds[index] = fold
    return fold
  }
}
