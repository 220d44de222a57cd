/// A hash of a word, computed letter by letter, so that no string is needed.
enum WordHash {
  static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  static func adding(_ letter: UInt32, to hash: UInt64) -> UInt64 {
    let mixed = (hash ^ UInt64(letter)) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ (mixed >> 29)
  }
}
