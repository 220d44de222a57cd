import AccessibilityTree
import Audit

/// The texts that `journalctl -x` fills into the catalog.
///
/// journalctl fills in values unchanged, so app text has to be clean. It fills in no value of more than 256 bytes. If
/// an entry lacks the field, it shows the field's name, so there is always a text.
///
/// Source: systemd 252, `lookup_field` in sd-journal.c.
enum ShownText {
  /// Leaves room for the field's name, the quotes and the mark of a cut.
  private static let limit = 200

  /// App text in quotes, or `none` if there is no text.
  static func quoted(_ text: String?, else none: String) -> String {
    guard let text, !text.isEmpty else { return none }
    return "“\(CleanLine.of(text, atMost: limit))”"
  }

  /// The end of a path: the node itself and what is next to it.
  static func path(_ path: String) -> String {
    let room = limit - "…/".utf8.count
    guard path.utf8.count > room else { return CleanLine.of(path, atMost: limit) }
    var end = path[...]
    while end.utf8.count > room, let slash = end.firstIndex(of: "/") { end = end[end.index(after: slash)...] }
    return CleanLine.of("…/" + end, atMost: limit)
  }

  /// The screen, the app and the platform, as far as the export names them; else the file.
  static func place(_ snapshot: AuditedSnapshot) -> String {
    let audit = snapshot.audit
    let parts = [snapshot.title, audit.app, audit.platform?.displayName].compactMap(\.self).filter { !$0.isEmpty }
    return CleanLine.of(parts.joined(separator: ", "), atMost: limit)
  }
}
