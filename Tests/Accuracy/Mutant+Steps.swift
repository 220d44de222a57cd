import AccessibilityTree
import AuditTesting
import Foundation
import Speech

/// What recordings are about: where the focus is, what was announced and when, and what became of a node.
extension Mutant {
  /// The same node in another step; nil where it is not certain which it is.
  func counterpart(of node: Int, in other: Int) -> Int? {
    let matching = NodeMatching(from: spot.snapshot, to: recording[other].snapshot)
    return matching[node].flatMap { $0.isWeak ? nil : $0.node }
  }

  /// The node that was acted on before the step of the spot, in that step; nil where it is not there any more.
  var trigger: Int? {
    guard step > 0, let node = spot.snapshot.trigger(in: recording[step - 1].snapshot) else { return nil }
    let matching = NodeMatching(from: recording[step - 1].snapshot, to: spot.snapshot)
    return matching[node].flatMap { $0.isWeak ? nil : $0.node }
  }

  /// Whether a node of the spot's step was there in the step before.
  func wasThere(_ node: Int) -> Bool { step > 0 && counterpart(of: node, in: step - 1) != nil }

  /// Puts the screen reader's focus on a node of the spot's step, or on none, as if it had been there from the first;
  /// false where the capture does not say where it is.
  mutating func focus(_ node: Int?) -> Bool {
    guard spot.snapshot.carries(.screenReaderFocused) else { return false }
    screen.meta.screenReaderFocus = nil
    if let events = screen.events.value { screen.events = .exposed(events.filter { $0.type != "focus" }) }
    for other in 0..<spot.snapshot.count { screen.set(.screenReaderFocused, other == node, of: other) }
    return true
  }

  /// The stops of the spot's step that have nothing to do with a node: neither inside of it nor around it.
  func stops(apartFrom node: Int) -> [Int] {
    spot.transcript.order.filter { stop in
      let isInside = (node..<spot.snapshot[node].subtreeEnd).contains(stop)
      return !isInside && !spot.snapshot[node].ancestors.contains { $0.index == stop }
    }
  }

  /// Changes what was announced in the spot's step; false where nothing was, or nobody says when.
  mutating func changeAnnouncements(_ change: (Event, Date) -> [Event]) -> Bool {
    guard let events = screen.events.value else { return false }
    var isChanged = false
    screen.events = .exposed(
      events.flatMap { event -> [Event] in
        guard event.type == "announcement", let at = event.at.flatMap(Self.date) else { return [event] }
        isChanged = true
        return change(event, at)
      })
    return isChanged
  }

  /// RFC 3339, with or without a fraction of a second.
  private static func date(_ text: String) -> Date? {
    (try? Date(text, strategy: precise)) ?? (try? Date(text, strategy: .iso8601))
  }

  /// `.iso8601.time(includingFractionalSeconds:)` would be a time of day without a day.
  static let precise = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

  /// Whether something came over the screen with the spot's step, which keeps the focus and the swipes to itself.
  var opensMore: Bool {
    spot.snapshot.nodes.contains { node in
      ([.dialog, .alert, .menu].contains(node.role) || node.isOn(.modal)) && !wasThere(node.index)
    }
  }
}
