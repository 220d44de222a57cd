import YAMLText

/// The words of a vocabulary in one language, by key, as the file has them; taken apart for those who ask for them.
///
/// Of forty languages one or two are asked for. What is wrong with any of them was told when the file was read.
struct LanguageWords: Sendable {
  private let lists: YAMLNode

  /// The words under the keys of this mapping.
  init(_ lists: YAMLNode) { self.lists = lists }

  /// Calls this with every key and what makes its entries, each as its tokens.
  func forEachKey(_ body: (_ key: String, _ entries: () -> [[UInt64]]) -> Void) {
    lists.forEachPair { key, value in
      guard let name = key.scalar else { return }
      body(name) { Self.entries(of: value) }
    }
  }

  /// Whether there is such a key.
  func has(_ key: String) -> Bool {
    var isThere = false
    lists.forEachPair { name, _ in isThere = isThere || name.scalar == key }
    return isThere
  }

  private static func entries(of value: YAMLNode) -> [[UInt64]] {
    var entries: [[UInt64]] = []
    entries.reserveCapacity(max(1, value.count))
    var scan = WordScan(keepsRanges: false)
    func add(_ node: YAMLNode) {
      let words = node.withBytes { scan.words(of: $0) } ?? []
      if !words.isEmpty { entries.append(words) }
    }
    if value.isSequence { value.forEachElement(add) } else { add(value) }
    return entries
  }

  /// The words of an entry, without what is between its pieces.
  static func tokens(of entry: String) -> [UInt64] {
    var entry = entry
    return entry.withUTF8 { text in
      var scan = WordScan(keepsRanges: false)
      return scan.words(of: text)
    }
  }

  /// Whether this is a word or a list of them as far as the first characters tell; where it is not, a closer look is due.
  static func arePlainly(_ value: YAMLNode) -> Bool {
    guard value.isSequence else { return beginsWithWord(value) }
    var are = value.count > 0
    value.forEachElement { are = are && beginsWithWord($0) }
    return are
  }

  private static func beginsWithWord(_ node: YAMLNode) -> Bool {
    node.withBytes { bytes in
      guard !bytes.isEmpty else { return false }
      switch CharacterClass(WordScan.decode(bytes, at: 0).0) {
      case .letter, .ideograph: return true
      case .mark, .separator, .other: return false
      }
    } ?? false
  }
}
