/// The flags of England, Scotland and Wales: a black flag, then the region in invisible characters.
///
/// Source: UTS #51, ED-14c; CLDR, unicode_subdivision_id: three to six letters and digits.
enum RegionalFlag {
  /// The invisible characters after a black flag if they name a region; nil for other such characters, which hide a
  /// text.
  static func region(in rest: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
    let letters = rest.prefix(7).prefix { ("\u{E0061}"..."\u{E007A}").contains($0) || digits.contains($0) }
    let end = letters.endIndex
    guard (3...6).contains(letters.count), end < rest.endIndex, rest[end] == "\u{E007F}" else { return nil }
    return rest[..<rest.index(after: end)]
  }

  private static let digits: ClosedRange<Unicode.Scalar> = "\u{E0030}"..."\u{E0039}"
}
