/// Something that happened while the screen was captured.
///
/// Names follow Android's and iOS's own: `announcement`, `screenChanged`, `layoutChanged`, `focus`, `windowState`,
/// `contentChanged`, `tap`, `key`; others are kept as written.
public struct Event: Hashable, Sendable {
  public var type: String
  /// The words announced, or the title of the window.
  public var text: String?
  /// Identifier, path or label of the node it happened to.
  public var node: String?
  /// RFC 3339, as written.
  public var at: String?

  /// One event.
  public init(type: String, text: String? = nil, node: String? = nil, at: String? = nil) {
    (self.type, self.text, self.node, self.at) = (type, text, node, at)
  }

  /// Whether the event moved the screen reader's focus to the node: `focus`, or a change of screen or layout that names
  /// a node, which is how iOS apps move it.
  public var movesFocus: Bool { type == "focus" || (type == "screenChanged" || type == "layoutChanged") && node != nil }
}
