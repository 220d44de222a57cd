import AccessibilityTree
import Rules

/// The distinct texts of one audit, exported or spoken, each examined at most once.
struct TextPool {
  private var labels: Labels
  private var scans = ScannedTexts()
  private var folds: [UInt64?] = []

  init(_ labels: Labels) { self.labels = labels }

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
  func text(_ id: LabelID) -> String { labels[id] ?? "" }

  /// Where the words of a text are.
  mutating func scan(_ id: LabelID) -> ScannedTexts.Entry {
    let number = Int(id.rawValue)
    return scans.entry(number) ?? scans.add(number, text(id))
  }

  /// The words of a text.
  func tokens(_ scan: ScannedTexts.Entry) -> ArraySlice<UInt64> { scans.tokens(scan) }

  mutating func fold(_ id: LabelID) -> UInt64 {
    let index = Int(id.rawValue)
    if folds.count < labels.count { folds += [UInt64?](repeating: nil, count: labels.count - folds.count) }
    if let fold = folds[index] { return fold }
    let fold = Folding.fold(text(id))
    folds[index] = fold
    return fold
  }
}
