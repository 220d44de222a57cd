import Rules

/// What is known of one text that was asked about.
struct KnownText {
  /// Where its words are.
  var words = ScannedTexts.Entry()
  /// The bits of the lists that its words are in, see `WordIndex`.
  var lists: UInt128 = 0
  /// Whether it is written in other letters than the language of the screen.
  var isForeign = false
}
