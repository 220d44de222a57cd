extension Snapshot {
  /// Nodes of another app than the one under test: what the system, a keyboard or another app shows on this screen.
  ///
  /// The app under test is what the capture says (`meta.app`), if anything here is its; else whoever owns most nodes and is
  /// not the system. A node that does not say its owner has that of the node above it. Nil where the export has no place for
  /// owners.
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

  /// By the number of the label.
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
      // What somebody said to be the app is not on this screen: then a home screen is what is left of it.
      let app = SystemOwners.app(among: owners.map { ($0.name, uses[$0.number]) }) {
        meta.app == nil || !SystemOwners.isLauncher($0)
      }
      apps = owners.filter { $0.name == app }
    }
    var isOther = [Bool](repeating: true, count: labels.count)
    for app in apps { isOther[app.number] = false }
    return isOther
  }

  /// Whether an owner is the app that the capture names; builds of one app differ by an ending, such as “.debug”.
  private func isSaid(_ owner: String) -> Bool {
    guard let app = meta.app else { return false }
    if owner == app { return true }
    guard !SystemOwners.contains(owner) else { return false }
    return owner.hasPrefix(app + ".") || app.hasPrefix(owner + ".")
  }
}
