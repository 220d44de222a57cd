public import Rules

/// What `journalctl -x` tells about each message: a catalog file of systemd, made from the rules.
public enum MessageCatalog {
  /// The file: the daemon's own messages, then the rules in the order of their paths.
  public static func text(rules: [Rule]) -> String {
    let sections = MessageID.allCases.map(section) + rules.sorted { $0.path < $1.path }.map(section)
    return sections.joined(separator: "\n")
  }

  private static func section(_ id: MessageID) -> String { "-- \(id.rawValue)\n" }
  private static func section(_ rule: Rule) -> String { "-- \(rule.id)\n" }
}
