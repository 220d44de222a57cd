/// How much of a text of the app a finding keeps. Rules judge the whole text whatever this is; only what is shown is cut.
struct TextLimit {
  /// Unicode scalars of one text.
  let length: Int

  /// The text, or as much of its beginning as may be kept, with a mark that says how much is missing.
  func kept(_ text: String) -> (text: String, isCut: Bool) {
    guard text.utf8.count > length else { return (text, false) }
    let missing = text.unicodeScalars.count - length
    guard missing > 0 else { return (text, false) }
    return (String(text.unicodeScalars.prefix(length)) + "… (\(missing) more)", true)
  }
}
