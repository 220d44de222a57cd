import AccessibilityTree

/// Messages about delivery: one for each problem, never one for each entry.
enum DeliveryNotice {
  /// Sending failed for a while and works again.
  static func journalBack(since: WallTime, after: Duration, waited: Int, _ cause: String) -> JournalEntry {
    entry(
      .journalBack, .warning,
      "The journal accepted nothing for \(after.components.seconds) s: \(cause). a11yd is now sending the "
        + "\(entries(waited)) that waited.",
      count: waited, about: cause)
  }

  /// journald dropped entries; they were sent again and are there now.
  static func sentAgain(_ count: Int, suppressed: Int) -> JournalEntry {
    let limit =
      suppressed == 0
      ? "" : " systemd-journald reports that its rate limit suppressed \(Counted.number(suppressed)) of this unit."
    return entry(
      .sentAgain, .warning,
      "The journal lost \(entries(count)). a11yd sent \(count == 1 ? "it" : "them") again and found "
        + "\(count == 1 ? "it" : "them") there.\(limit)", count: count)
  }

  /// Entries were never found, although they were sent many times.
  static func unproved(_ count: Int) -> JournalEntry {
    entry(
      .unproved, .error,
      "\(entries(count)) may be missing from the journal: a11yd sent \(count == 1 ? "it" : "them") several times and "
        + "never found \(count == 1 ? "it" : "them") there. Is its disk full, or its rate limit low? “a11yd audit” prints "
        + "the findings.", count: count)
  }

  /// a11yd may not read the files of the journal.
  static func mayNotRead(_ path: String) -> JournalEntry {
    entry(
      .notReadBack, .warning,
      "Delivery to the journal is not checked: a11yd may not read \(path). Add SupplementaryGroups=systemd-journal to "
        + "the unit, then restart it.", about: path)
  }

  /// The journal has no files.
  static func nothingToRead() -> JournalEntry {
    entry(
      .notReadBack, .warning,
      "Delivery to the journal is not checked: there are no journal files. Does journald.conf say Storage=none?")
  }

  /// The journal is kept in memory.
  static func volatile() -> JournalEntry {
    entry(
      .volatileJournal, .notice,
      "The journal is kept in memory, so a reboot deletes its entries. Set Storage=persistent in journald.conf to keep "
        + "them.", about: "/run/log/journal")
  }

  private static func entries(_ count: Int) -> String { Counted.things(count, "entry", plural: "entries") }

  private static func entry(
    _ id: MessageID, _ priority: Priority, _ text: String, count: Int? = nil, about detail: String? = nil
  ) -> JournalEntry {
    var entry = JournalEntry(text, id, priority)
    entry[.count] = count.map(String.init)
    entry[.detail] = detail
    return entry
  }
}
