/// A text of an app inside a sentence, short enough that people read the rest of the sentence too.
///
/// A label of a megabyte would push the finding out of the line. The end is kept too, because some findings are about
/// it.
public enum Excerpt {
  /// Longer texts are cut; in Unicode scalars, because a grapheme has no maximum length.
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
