import AccessibilityTree
import Rules

/// The distinct texts of one audit, exported or spoken. The words of each are looked up at most once.
struct TextPool {
  // These two are asked themselves rather than through a method of the pool, which copies the whole pool for each text.
  private(set) var labels: Labels
  private(set) var scans = ScannedTexts()
  /// By number of the text, as far as somebody asked.
  private var texts: [KnownText] = []
  private var folds: [UInt64?] = []
  /// By number of the text, its first and its last byte as far as somebody asked, see `FoldSieve`.
  var ends: [UInt16] = []
  private var shapes: [KnownShapes?] = []
  let language: String?
  private let letters: LanguageLetters
  private let index: WordIndex

  /// - Parameter words: the word lists of the screen.
  init(_ labels: Labels, _ words: WordLists) {
    (self.labels, language, index) = (labels, words.language.language, words.index)
    letters = LanguageLetters(of: language)
  }

  /// How many texts there are.
  var count: Int { labels.count }

  /// Makes room for what is known of each text.
  static func grow<Known>(_ known: inout [Known], to count: Int, _ nothing: Known) {
    if known.isEmpty {
      known = Array(repeating: nothing, count: count)
    } else {
      known.append(contentsOf: repeatElement(nothing, count: count - known.count))
    }
  }

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

  /// What is known of a text.
  @inline(__always)
  mutating func known(_ id: LabelID) -> KnownText {
    let number = Int(id.rawValue)
    return number < texts.count && texts[number].words.start >= 0 ? texts[number] : scan(anew: id)
  }

  /// Where the words of a text are.
  @inline(__always)
  mutating func scan(_ id: LabelID) -> ScannedTexts.Entry { known(id).words }

  /// Takes a text apart.
  @inline(never)
  private mutating func scan(anew id: LabelID) -> KnownText {
    let number = Int(id.rawValue)
    if number >= texts.count {
      // Most texts of a screen have a few words.
      if texts.isEmpty { scans.reserve(words: 4 * count) }
      Self.grow(&texts, to: count, KnownText())
    }
    let text = text(id)
    let words = scans.add(text)
    let known = KnownText(
      words: words, lists: scans.lists(with: words, of: index),
      isForeign: !letters.fit(text, isASCII: words.isASCII))
    texts[number] = known
    return known
  }

  /// The shapes that a text may have as far as its bytes tell.
  mutating func possibleShapes(of id: LabelID) -> ShapeSet {
    let number = Int(id.rawValue)
    if number >= shapes.count { Self.grow(&shapes, to: count, nil) }
    if let known = shapes[number] { return known.possible }
    let known = KnownShapes(text(id))
    shapes[number] = known
    return known.possible
  }

  /// Whether a text has one of these shapes.
  mutating func has(anyOf shapes: [Shape], _ id: LabelID) -> Bool {
    guard !possibleShapes(of: id).isEmpty else { return false }
    let text = text(id)
    return self.shapes[Int(id.rawValue)]?.contains(anyOf: shapes) { text } ?? false
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
  mutating func isForeign(_ id: LabelID) -> Bool { known(id).isForeign }

  mutating func fold(_ id: LabelID) -> UInt64 {
    let index = Int(id.rawValue)
    if index >= folds.count { Self.grow(&folds, to: count, nil) }
    if let fold = folds[index] { return fold }
    let fold = Folding.fold(text(id))
    folds[index] = fold
    return fold
  }
}
