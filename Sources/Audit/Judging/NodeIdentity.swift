import AccessibilityTree

/// What stays the same of a node in the next capture and in the next build: the nearest identifier that no other node of
/// the snapshot has, and the way down from there by roles.
///
/// No text that the app shows and no number of a node is part of it, nor a number in an identifier that is a text.
final class NodeIdentity {
  private let snapshot: Snapshot
  /// How many nodes have each identifier, by its number.
  private lazy var uses = countUses()
  /// Of the nodes that were asked about and of those above them; siblings share the way from the root.
  private var known: [Int: String] = [:]
  private lazy var places = SiblingPlaces(snapshot)

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  private func countUses() -> [UInt8] {
    var uses = [UInt8](repeating: 0, count: snapshot.labels.count)
    snapshot.withRecords { records in
      for record in records {
        let id = record.text(.identifier)
        if id.isText, uses[Int(id.rawValue)] < 2 { uses[Int(id.rawValue)] += 1 }
      }
    }
    return uses
  }

  /// “#checkout/group[2]/button[1]”, or the whole path from the root.
  func identity(of node: Int) -> String {
    if let known = known[node] { return known }
    let identity = makeIdentity(of: node)
    known[node] = identity
    return identity
  }

  private func makeIdentity(of node: Int) -> String {
    let id = snapshot[node].textID(.identifier)
    if id.isText, uses[Int(id.rawValue)] == 1, let identifier = snapshot.labels[id] {
      return "#" + (Self.isText(identifier) ? withoutNumbers(identifier) : identifier)
    }
    let record = snapshot.columns[node]
    let step = "\(record.role.rawValue)[\(places.place(of: node).place)]"
    return record.parent < 0 ? step : identity(of: Int(record.parent)) + "/" + step
  }

  /// Apps on iOS use what they show for an identifier: “Tabs, 87 open”.
  private static func isText(_ identifier: String) -> Bool { identifier.utf8.contains(UInt8(ascii: " ")) }

  /// The identifier without its numbers, if no other has the same then.
  private func withoutNumbers(_ identifier: String) -> String {
    let bare = NumberFreeText.of(identifier)
    return bare == identifier || bareUses[bare] == 1 ? bare : identifier
  }

  /// How many identifiers are the same without their numbers.
  private lazy var bareUses: [String: Int] = {
    let texts = Set(snapshot.column(of: .identifier).lazy.filter(\.isText)).compactMap { snapshot.labels[$0] }.filter(
      Self.isText)
    return texts.reduce(into: [:]) { $0[NumberFreeText.of($1), default: 0] += 1 }
  }()

  /// Where the node is, for people.
  func path(of node: Int) -> String { snapshot.path(of: node, places) }
}
