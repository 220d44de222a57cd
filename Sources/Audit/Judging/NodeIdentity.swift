import AccessibilityTree

/// What stays the same of a node in the next capture and in the next build: the nearest identifier that no other node of
/// the snapshot has, and the way down from there by roles.
///
/// No text that the app shows and no number of a node is part of it.
final class NodeIdentity {
  private let snapshot: Snapshot
  private lazy var identifiers = snapshot.column(of: .identifier)
  /// How many nodes have each identifier, by its number.
  private lazy var uses = countUses()
  /// Of the nodes that were asked about and of those above them; siblings share the way from the root.
  private var known: [Int: String] = [:]
  private lazy var places = SiblingPlaces(snapshot)

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  private func countUses() -> [UInt8] {
    var uses = [UInt8](repeating: 0, count: snapshot.labels.count)
    for id in identifiers where id.isText && uses[Int(id.rawValue)] < 2 { uses[Int(id.rawValue)] += 1 }
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
    let id = identifiers[node]
    if id.isText, uses[Int(id.rawValue)] == 1, let identifier = snapshot.labels[id] { return "#" + identifier }
    let record = snapshot.columns[node]
    let step = "\(record.role.rawValue)[\(places.place(of: node).place)]"
    return record.parent < 0 ? step : identity(of: Int(record.parent)) + "/" + step
  }

  /// Where the node is, for people.
  func path(of node: Int) -> String { snapshot.path(of: node, places) }
}
