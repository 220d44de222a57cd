extension Snapshot {
  /// The same screen with what a log tells of the time in which it came up.
  ///
  /// - Parameters:
  ///   - events: what happened, in order.
  ///   - recordsSpeech: they are every word that the screen reader said.
  ///   - capturedAt: for a capture that does not say its own time; RFC 3339, on the clock of the events.
  package func telling(_ events: [Event], recordsSpeech: Bool, capturedAt: String?) -> Snapshot {
    var meta = meta
    meta.capturedAt = meta.capturedAt ?? capturedAt
    let facts = recordsSpeech ? facts.union(.recordsSpeech) : facts
    return Snapshot(
      format: format, meta: meta, labels: labels, events: .exposed(events), records: records, extras: extras,
      carried: carried, verdicts: verdicts, cut: cut, endCut: endCut, facts: facts, unread: unread
    ).resolvingFocus()
  }

  /// The same screen with some of what the screen reader said in the time in which it came up.
  ///
  /// - Parameters:
  ///   - said: what may have been an announcement, in order.
  ///   - last: what it said last before the capture; nil if that is not known.
  package func overhearing(_ said: [Event], last: String?) -> Snapshot {
    var meta = meta
    meta.overheard = said
    meta.lastSpeech = meta.lastSpeech ?? last
    return with(meta, carried: carried)
  }
}
