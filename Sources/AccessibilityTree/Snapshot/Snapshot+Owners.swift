extension Snapshot {
  /// Nodes that do not belong to the app under test: what the system, a keyboard or another app shows on this screen.
  ///
  /// The app under test is the one that the capture names (`meta.app`), if it owns any node here; else the one that
  /// owns most nodes and is not the system. A node without an owner has the owner of the node above it. Nil if the
  /// export has no place for owners.
  package var nodesOfOtherApps: NodeSet? {
    guard carries(.owner) else { return nil }
    let isOther = isOtherOwner()
    var others = NodeSet(count: count)
    records.withUnsafeBufferPointer { records in
      for node in records.indices {
        let owner = records[node].text(.owner)
        let parent = Int(records[node].parent)
        let isOther = owner.isText ? isOther[Int(owner.rawValue)] : parent >= 0 && others.contains(parent)
        if isOther { others.insert(node) }
      }
    }
    return others
  }

  /// Whether each owner, by the number of its text, is another app.
  private func isOtherOwner() -> [Bool] {
    var uses = [Int](repeating: 0, count: labels.count)
    records.withUnsafeBufferPointer { records in
      for node in records.indices {
        let owner = records[node].text(.owner)
        if owner.isText { uses[Int(owner.rawValue)] += 1 }
      }
    }
    let owners = uses.indices.filter { uses[$0] > 0 }.map {
      (number: $0, name: labels[LabelID(rawValue: Int32($0))] ?? "")
    }
    var apps = owners.filter { isSaid($0.name) }
    if apps.isEmpty {
      // The named app is not on this screen. If a home screen is shown, the app was left.
      let app = SystemOwners.app(among: owners.map { ($0.name, uses[$0.number]) }) {
        meta.app == nil || !SystemOwners.isLauncher($0)
      }
      apps = owners.filter { $0.name == app }
    }
    var isOther = [Bool](repeating: true, count: labels.count)
    for app in apps { isOther[app.number] = false }
    return isOther
  }

  /// Whether an owner is the app that the capture names. Builds of one app differ by a suffix, such as “.debug”.
  private func isSaid(_ owner: String) -> Bool {
    guard let app = meta.app else { return false }
    if owner == app { return true }
    guard !SystemOwners.contains(owner) else { return false }
    return owner.hasPrefix(app + ".") || app.hasPrefix(owner + ".")
  }
}
