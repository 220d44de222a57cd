extension Snapshot {
  /// The same nodes as if the export had no place for these texts, states or the bounds.
  ///
  /// For a capture that represents another moment of its screen, in which these properties may have differed.
  package func hiding(_ properties: PropertySet) -> Snapshot {
    var records = records
    for index in records.indices {
      for property in properties {
        if property == .bounds {
          records[index].bounds = Rect(x: .nan, y: .nan, width: 0, height: 0)
        } else if property.isFlag {
          records[index].unstate(property)
        } else {
          records[index].set(property, .notExported)
        }
      }
    }
    var carried = carried
    for property in properties { carried.remove(property) }
    return Snapshot(
      format: format, meta: meta, labels: labels, events: events, records: records, extras: extras, carried: carried,
      verdicts: verdicts, cut: cut, endCut: endCut, facts: facts, unread: unread)
  }
}
