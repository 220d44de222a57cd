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
