import AccessibilityTree

/// A log as a reviewer reads it: one line for each thing that it tells.
enum LogText {
  static func of(_ log: DeviceLog) -> String {
    "clock \(log.clock)\n" + log.entries.map { "\(line($0))\n" }.joined()
  }

  private static func line(_ entry: LogEntry) -> String {
    let at = entry.at.map { UnixTime.text(milliseconds: Int(($0 * 1_000).rounded())) ?? "\($0)" } ?? "–"
    return "\(at)  \(entry.source)  \(words(entry.happening))"
  }

  private static func words(_ happening: LogEntry.Happening) -> String {
    func quoted(_ text: String?) -> String { text.map { "“\($0)”" } ?? "hidden" }
    func node(_ target: ScreenAction.Target?) -> String {
      guard let target else { return "on an unknown node" }
      let facts = [target.nativeClass, target.identifier, target.text, target.label].map { $0 ?? "–" }
      let bounds = target.bounds.map { " [\($0.x),\($0.y)][\($0.maxX),\($0.maxY)]" } ?? ""
      return "on \(facts.joined(separator: " | "))\(bounds)"
    }
    return switch happening {
    case .announced(let text): "announced \(quoted(text))"
    case .titled(let text): "titled \(quoted(text))"
    case .focused(let text, let target): "focused \(quoted(text)) \(node(target))"
    case .tapped(let target): "tapped \(node(target))"
    case .changed: "changed"
    case .event(let event): "event \(event.type) \(quoted(event.text)) \(event.node ?? "–") \(event.at ?? "–")"
    case .captured(let name): "captured \(name)"
    case .said(let text, let isAfterMove): "said \(quoted(text))\(isAfterMove ? " after a move" : "")"
    case .spoke: "spoke"
    case .switched: "switched"
    }
  }
}
