import AccessibilityTree

/// What a session’s directory is called, and the session in messages.
enum SessionName {
  /// The first characters of an id that is the server's, which may hold anything.
  static func short(_ session: String) -> String {
    let plain = session.unicodeScalars.filter { $0.isASCII && ($0.properties.isAlphabetic || "0"..."9" ~= $0) }
    return plain.isEmpty ? "session" : String(String.UnicodeScalarView(plain.prefix(8)))
  }

  /// `2026-11-23T07.30.00Z-1f2e3d4c`: in the order of time, and without the colons that some file systems refuse.
  static func directory(_ session: String, milliseconds: Int) -> String {
    let time = UnixTime.text(milliseconds: milliseconds).map { $0.prefix(19).replacing(":", with: ".") + "Z-" } ?? ""
    return time + short(session)
  }
}
