/// A text of an app as it stands in a sentence: short enough that people read the rest of the sentence too.
///
/// A label of a megabyte would push the finding itself out of its line. The end is kept as well as the beginning, because the
/// end is what some findings are about.
public enum Excerpt {
  /// What is longer is cut, in Unicode scalars; a grapheme may be as long as it likes.
  public static let limit = 400
  private static let end = 80
  private static let mark = " … "

  /// The text, or its beginning and its end.
  public static func of(_ text: String) -> String {
    guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return text }
    let scalars = text.unicodeScalars
    return String(scalars.prefix(limit - end - mark.unicodeScalars.count)) + mark + String(scalars.suffix(end))
  }
}
