extension JournalEntry {
  /// What stands in place of an entry that the sink will never take.
  init(refused entry: JournalEntry, by sink: any EntrySink, _ cause: String) {
    self.init("\(sink.name) refused an entry: \(cause). It said: \(entry.message)", .entryRefused, .error)
    self[.snapshot] = entry[.snapshot]
    self[.finding] = entry[.finding]
  }
}
