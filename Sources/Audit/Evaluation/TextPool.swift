import AccessibilityTree
import Rules

/// The distinct texts of one audit, exported or spoken. The words of each are looked up at most once.
struct TextPool {
  private var labels: Labels
  /// Asked itself rather than through a method of the pool, which copies the whole pool for each text.
  private(set) var scans = ScannedTexts()
  /// By number of the text, as far as somebody asked.
  private var entries: [ScannedTexts.Entry] = []
  private var folds: [UInt64?] = []
  private var shapes: [ShapeSet?] = []
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

  /// Makes room for what is known of each text.
  private static func grow<Known>(_ known: inout [Known], to count: Int, _ nothing: Known) {
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

  /// Where the words of a text are.
  @inline(__always)
  mutating func scan(_ id: LabelID) -> ScannedTexts.Entry {
    let number = Int(id.rawValue)
    return number < entries.count && entries[number].start >= 0 ? entries[number] : scanAnew(id)
  }

  private mutating func scanAnew(_ id: LabelID) -> ScannedTexts.Entry {
    let number = Int(id.rawValue)
    if number >= entries.count { Self.grow(&entries, to: count, ScannedTexts.Entry()) }
    let entry = scans.add(text(id))
    entries[number] = entry
    return entry
  }

  /// The shapes that a text may have.
  mutating func possibleShapes(_ id: LabelID) -> ShapeSet {
    let number = Int(id.rawValue)
    if number >= shapes.count { Self.grow(&shapes, to: count, nil) }
    if let known = shapes[number] { return known }
    let possible = ShapeSet(possibleFor: text(id))
    shapes[number] = possible
    return possible
  }

  /// The first byte of a text that is there.
  func firstByte(_ id: LabelID) -> UInt8 { labels.firstByte(of: id) }

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
    if number >= foreign.count { Self.grow(&foreign, to: count, nil) }
    if let known = foreign[number] { return known }
    let isForeign = !letters.fit(text(id))
    foreign[number] = isForeign
    return isForeign
  }

  mutating func fold(_ id: LabelID) -> UInt64 {
    let index = Int(id.rawValue)
    if index >= folds.count { Self.grow(&folds, to: count, nil) }
    if let fold = folds[index] { return fold }
    let fold = Folding.fold(text(id))
    folds[index] = fold
    return fold
  }
}
