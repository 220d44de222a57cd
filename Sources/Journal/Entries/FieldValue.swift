/// Limits the length of a value. journalctl shows 64 KiB of a field, including its name, and huge entries cost
/// everybody.
public enum FieldValue {
  /// The longest value in bytes, including the mark of a cut.
  public static let limit = 60_000
  private static let mark = "…"

  /// The beginning of a value that is too long, with a mark at its end. Nil if the value is short enough.
  static func bounded(_ value: String) -> String? {
    guard value.utf8.count > limit else { return nil }
    var end = value.utf8.index(value.startIndex, offsetBy: limit - mark.utf8.count)
    while UTF8.isContinuation(value.utf8[end]) { end = value.utf8.index(before: end) }
    return value[..<end] + mark
  }
}
