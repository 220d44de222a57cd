/// What delivery says of itself: each once, never one an entry.
enum DeliveryNotice {
  /// Sending failed for a while and works again.
  static func journalBack(since: WallTime, after: Duration, waited: Int, _ cause: String) -> JournalEntry {
    entry(
      .journalBack, .warning,
      "The journal took nothing for \(after.components.seconds) s: \(cause). \(entries(waited)) waited and "
        + "\(waited == 1 ? "is" : "are") sent now.",
      count: waited, about: cause)
  }

  /// journald took entries and did not store them; they were sent again and are there.
  static func sentAgain(_ count: Int, suppressed: Int) -> JournalEntry {
    let limit =
      suppressed == 0 ? "" : " systemd-journald says that its rate limit suppressed \(suppressed) of this unit."
    let (was, are) = count == 1 ? ("was", "is") : ("were", "are")
    return entry(
      .sentAgain, .warning,
      "The journal had lost \(entries(count)), which \(was) sent again and \(are) there now.\(limit)", count: count)
  }

  /// Entries that were never found, however often they were sent.
  static func unproved(_ count: Int) -> JournalEntry {
    entry(
      .unproved, .error,
      "\(entries(count)) sent again and again and never found in the journal: given up. Is its disk full, or its rate "
        + "limit low? The findings are in the output of a11yd audit.", count: count)
  }

  /// The files of the journal must not be read.
  static func mayNotRead(_ path: String) -> JournalEntry {
    entry(
      .notReadBack, .warning,
      "What is sent to the journal is not checked: \(path) may not be read. Add SupplementaryGroups=systemd-journal to the "
        + "unit, then restart it.", about: path)
  }

  /// The journal has no files.
  static func nothingToRead() -> JournalEntry {
    entry(
      .notReadBack, .warning,
      "What is sent to the journal is not checked: there are no journal files. Does journald.conf say Storage=none?")
  }

  /// The journal lives in memory.
  static func volatile() -> JournalEntry {
    entry(
      .volatileJournal, .notice,
      "The journal is kept in memory: its entries are gone after a reboot. Set Storage=persistent in journald.conf to keep "
        + "them.", about: "/run/log/journal")
  }

  private static func entries(_ count: Int) -> String { count == 1 ? "1 entry" : "\(count) entries" }

  private static func entry(
    _ id: MessageID, _ priority: Priority, _ text: String, count: Int? = nil, about detail: String? = nil
  ) -> JournalEntry {
    var entry = JournalEntry(text, id, priority)
    entry[.count] = count.map(String.init)
    entry[.detail] = detail
    return entry
  }
}
