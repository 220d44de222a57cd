/// Looks by id, in newly opened files, for each entry that has been out for longer than its patience.
struct OverdueSearch {
  let outbox: any Outbox
  let opening: any JournalOpening
  let settings: DeliverySettings

  /// What became of them.
  struct Result {
    var seen: [OutboxEntry] = []
    var missing: [OutboxEntry] = []
    /// Entries that were missing so often that another try would be a flood.
    var hopeless: [OutboxEntry] = []
  }

  /// - Parameters:
  ///   - isAnyOverdue: treats every entry as overdue, because the clock was set and send times mean nothing.
  ///   - lastProof: when any entry was last found.
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
      // If the journal cannot be read now, the next search looks again.
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

  /// Whether to give the entry up. While no entry gets through, the journal is at fault, and only waiting helps.
  private func isHopeless(_ entry: OutboxEntry, _ lastProof: WallTime?) -> Bool {
    let othersGotThrough = lastProof.map { proof in entry.sentAt.map { $0 < proof } ?? false } ?? false
    return entry.tries >= (othersGotThrough ? settings.tries : settings.triesInVain)
  }
}
