import AccessibilityTree

/// Folds a text for comparing whole texts: ignores case, punctuation at the edges of words, and the length of white
/// space.
package enum Folding {
  /// A 64-bit hash of the folded text. Its lowest six bits are those of the first byte, the next six those of the last, and
  /// the next six say how many letters and digits of ASCII it has. A text of nothing but punctuation keeps it, so that “*”
  /// and “–” differ.
  package static func fold(_ text: String) -> UInt64 {
    var text = text
    if let hash = text.withUTF8({ foldASCII($0) }) { return hash }
    let folded = bytes(of: text)
    return folded.withUnsafeBufferPointer { hash($0) }
  }

  /// Whether two texts may be the same when folded, as far as their first bytes tell, or their last ones.
  package static func mayBeSame(_ first: UInt8, _ other: UInt8) -> Bool {
    let (one, two) = (CharacterClass.lowercase(first), CharacterClass.lowercase(other))
    return one == two || !CharacterClass.isLowerLetter(one) || !CharacterClass.isLowerLetter(two)
  }

  private static func hash(_ folded: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let hash = Fingerprint.hash64(folded) & ~0x3FFFF
    guard let first = folded.first, let last = folded.last else { return hash }
    var letters: UInt64 = 0
    for byte in folded where CharacterClass.isLetter(byte) { letters &+= 1 }
    return hash | UInt64(first & 63) | UInt64(last & 63) << 6 | (letters & 63) << 12
  }

  static func bytes(of text: String) -> [UInt8] {
    var contiguous = text
    let folded = contiguous.withUTF8 { words(of: $0) }
    return folded.isEmpty ? Array(text.lowercased().utf8) : folded
  }

  /// The same without decoding characters and without an array; nil for texts that need either.
  private static func foldASCII(_ text: UnsafeBufferPointer<UInt8>) -> UInt64? {
    guard text.allSatisfy({ $0 < 0x80 }) else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + 1) { folded in
      var count = 0
      // Where the last word ends so far; what stands behind it is punctuation that the word may still go on after.
      var end = 0
      var isInWord = false
      for byte in text {
        if byte == 0x20 || byte &- 0x09 < 5 {
          count = end
          isInWord = false
        } else if CharacterClass.isPunctuation(byte) {
          guard isInWord else { continue }
          folded.initializeElement(at: count, to: byte)
          count += 1
        } else {
          if !isInWord, end > 0 {
            folded.initializeElement(at: count, to: 0x20)
            count += 1
          }
          isInWord = true
          folded.initializeElement(at: count, to: CharacterClass.lowercase(byte))
          count += 1
          end = count
        }
      }
      return end == 0 ? nil : hash(UnsafeBufferPointer(rebasing: folded[..<end]))
    }
  }

  private static func words(of text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.count)
    // Where the last word ends so far; what stands behind it is punctuation that the word may still go on after.
    var end = 0
    var isInWord = false
    var offset = 0
    while offset < text.count {
      let (scalar, width) = WordScan.decode(text, at: offset)
      offset += width
      if CharacterClass.isWhiteSpace(scalar) {
        folded.removeLast(folded.count - end)
        isInWord = false
      } else if CharacterClass.isPunctuation(scalar) {
        if isInWord { CharacterClass.appendLowercase(scalar, to: &folded) }
      } else {
        if !isInWord, end > 0 { folded.append(0x20) }
        isInWord = true
        CharacterClass.appendLowercase(scalar, to: &folded)
        end = folded.count
      }
    }
    folded.removeLast(folded.count - end)
    return folded
  }
}
