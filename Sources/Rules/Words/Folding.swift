import AccessibilityTree

/// What is the same about two texts that are compared as wholes: case, punctuation at the edges of words and runs of white
/// space left out.
package enum Folding {
  /// A 64-bit hash of the folded text. A text of nothing but punctuation keeps it, so that “*” and “–” differ.
  package static func fold(_ text: String) -> UInt64 {
    let folded = bytes(of: text)
    return folded.withUnsafeBufferPointer { Fingerprint.hash64($0) }
  }

  static func bytes(of text: String) -> [UInt8] {
    var contiguous = text
    return contiguous.withUTF8 { ascii($0) } ?? anyScript(text)
  }

  /// The same as for any script, byte by byte; nil where the text is not ASCII or holds nothing but punctuation.
  private static func ascii(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.count)
    // Where the last word ends so far; what stands behind it is punctuation that the word may still go on after.
    var end = 0
    var isInWord = false
    for byte in text {
      if byte >= 0x80 { return nil }
      if CharacterClass.isWhiteSpace(byte) {
        folded.removeLast(folded.count - end)
        isInWord = false
      } else if CharacterClass.isPunctuation(byte) {
        if isInWord { folded.append(byte) }
      } else {
        if !isInWord, end > 0 { folded.append(0x20) }
        isInWord = true
        folded.append(CharacterClass.lowercase(byte))
        end = folded.count
      }
    }
    folded.removeLast(folded.count - end)
    return folded.isEmpty ? nil : folded
  }

  private static func anyScript(_ text: String) -> [UInt8] {
    var folded: [UInt8] = []
    for word in text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace) {
      guard let first = word.firstIndex(where: { !CharacterClass.isPunctuation($0) }),
        let last = word.lastIndex(where: { !CharacterClass.isPunctuation($0) })
      else { continue }
      if !folded.isEmpty { folded.append(0x20) }
      for scalar in word[first...last] { CharacterClass.appendLowercase(scalar, to: &folded) }
    }
    return folded.isEmpty ? Array(text.lowercased().utf8) : folded
  }
}
