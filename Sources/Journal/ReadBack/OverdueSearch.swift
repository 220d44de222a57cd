/// Looks by its id for each entry that is out for longer than its patience, in files opened anew.
struct OverdueSearch {
  let outbox: any Outbox
  let opening: any JournalOpening
  let settings: DeliverySettings

  /// What became of them.
  struct Result {
    var seen: [OutboxEntry] = []
    var missing: [OutboxEntry] = []
    /// Missing so often that another try is a flood.
    var hopeless: [OutboxEntry] = []
  }

  /// - Parameters:
  ///   - isAnyOverdue: the clock was set, so that the time at which an entry was sent says nothing.
  ///   - lastProof: when any entry was found last.
  func run(now: WallTime, isAnyOverdue: Bool, lastProof: WallTime?) -> Result {
    var result = Result()
    guard outbox.counts.sent > 0 else { return result }
    let time = isAnyOverdue ? WallTime(rawValue: .max) : now - settings.patience.lowerBound
    let overdue = outbox.unseen(sentBefore: time, limit: settings.window.upperBound).filter { entry in
      guard !isAnyOverdue, let sentAt = entry.sentAt else { return true }
      return sentAt < now - settings.patience(tries: entry.tries)
    }
    guard !overdue.isEmpty, let files = try? opening.open(from: nil) else { return result }
    for entry in overdue {
      // What cannot be looked for is looked for the next time.
      guard let isThere = try? files.holds(entry.id) else { continue }
      if isThere {
        result.seen.append(entry)
      } else if isHopeless(entry, lastProof) {
        result.hopeless.append(entry)
      } else {
        result.missing.append(entry)
      }
    }
    return result
  }

  /// While nothing gets through at all it is the journal's fault, and only patience helps.
  private func isHopeless(_ entry: OutboxEntry, _ lastProof: WallTime?) -> Bool {
    let othersGotThrough = lastProof.map { proof in entry.sentAt.map { $0 < proof } ?? false } ?? false
    return entry.tries >= (othersGotThrough ? settings.tries : settings.triesInVain)
  }
}
