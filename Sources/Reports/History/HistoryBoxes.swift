import AccessibilityTree

/// The machines whose entries a history has, in the order in which they come.
struct HistoryBoxes {
  private var places: [FindingKey?: Int32] = [:]
  private var latest: (machine: FindingKey?, place: Int32)?
  private var list: [(machine: FindingKey?, host: String?, last: Int64)] = []

  var count: Int { list.count }

  /// The place of the box that wrote an entry.
  ///
  /// Entries come newest first, so a box has the name that it had last.
  mutating func place(of entry: some HistoryEntry) -> Int32 {
    let machine = entry.machine
    if let latest, latest.machine == machine { return latest.place }
    let place = places[machine] ?? Int32(list.count)
    if Int(place) == list.count {
      places[machine] = place
      list.append((machine, entry.host, entry.time))
    }
    latest = (machine, place)
    return place
  }

  /// The boxes by their places, with names that tell them apart; empty for only one, of which nobody asks which.
  func named(_ words: (Int64) -> String) -> [ReportedBox] {
    guard list.count > 1 else { return [] }
    let hosts = list.map { $0.host ?? "box unknown" }
    let counts = hosts.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    let starts = list.map { $0.machine.map { String($0.text.prefix(8)) } ?? "no id" }
    return list.indices.map { place in
      let (host, machine) = (hosts[place], list[place].machine?.text)
      var name = host
      if counts[host] ?? 0 > 1 {
        let isTold = starts.indices.count { hosts[$0] == host && starts[$0] == starts[place] } == 1
        name += " (\(isTold ? starts[place] : machine ?? starts[place]))"
      }
      return ReportedBox(name: name, machine: machine, last: words(list[place].last))
    }
  }
}
