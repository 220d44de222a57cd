import YAMLText

/// The words of a vocabulary in one language, by key, as the file has them; taken apart for those who ask for them.
///
/// Of forty languages one or two are asked for. What is wrong with any of them was told when the file was read.
struct LanguageWords: Sendable {
  private let lists: YAMLNode

  /// The words under the keys of this mapping.
  init(_ lists: YAMLNode) { self.lists = lists }

  /// Calls this with every key.
  func forEachKey(_ body: (String) -> Void) {
    lists.forEachPair { key, _ in key.scalar.map(body) }
  }

  /// Adds the words of this key, each entry as its tokens.
  func append(_ key: String, to entries: inout WordEntries) {
    var scan = WordScan(keepsRanges: false)
    func add(_ node: YAMLNode) {
      node.withBytes { text in
        let words = scan.words(of: text)
        if !words.isEmpty { entries.append(words) }
      }
    }
    lists.forEachPair { name, value in
      guard name.scalar == key else { return }
      if value.isSequence { value.forEachElement(add) } else { add(value) }
    }
  }

  /// Whether there is such a key.
  func has(_ key: String) -> Bool {
    var isThere = false
    lists.forEachPair { name, _ in isThere = isThere || name.scalar == key }
    return isThere
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
