import AccessibilityTree
package import Journal
package import Ledger

extension Trial {
  /// The entries with ids. The ids are the same for the same audit, even if it was cut off and done again.
  package func named(_ entries: [JournalEntry]) -> [JournalEntry] {
    var uses: [String: Int] = [:]
    return entries.map { entry in
      let subject = "\(entry[.messageID] ?? "") \(entry[.finding] ?? "") \(entry[.snapshot] ?? "")"
      let use = uses[subject, default: 0]
      uses[subject] = use + 1
      var entry = entry
      entry.entryID = EntryID(of: [content.description, path, "\(round)", subject, "\(use)"])
      return entry
    }
  }
}
