/// How long a value may be: journalctl shows 64 KiB of a field, name included, and an entry of megabytes costs everybody.
public enum FieldValue {
  /// In bytes, the mark of a cut included.
  public static let limit = 60_000
  private static let mark = "…"

  /// The beginning of a value that is too long, with a mark behind it; nil for one that is not.
  static func bounded(_ value: String) -> String? {
    guard value.utf8.count > limit else { return nil }
    var end = value.utf8.index(value.startIndex, offsetBy: limit - mark.utf8.count)
    while UTF8.isContinuation(value.utf8[end]) { end = value.utf8.index(before: end) }
    return value[..<end] + mark
  }
}
