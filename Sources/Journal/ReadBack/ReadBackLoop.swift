import SystemPackage

/// The loop of a `ReadBack`'s thread, one turn at a time.
///
/// It follows the journal while entries are out. An entry that stays unseen for longer than its patience is looked for
/// by its id in newly opened files before it counts as lost: following may have missed it, and the clock may have been
/// set.
final class ReadBackLoop {
  /// What ends the wait for the next turn, besides the bell.
  struct Wake {
    var journal: FileDescriptor?
    var within: Duration?
  }

  let sender: OutboxSender
  private let opening: any JournalOpening
  private var journal: (any JournalReading)?
  private var start: StartCheck? = StartCheck()
  private var sight = JournalInSight()
  private var losses = LossEpisode()
  private var clock = ClockWatch()
  private var lastProof: (clock: ContinuousClock.Instant, wall: WallTime)?
  private var lastForgotten = ContinuousClock.now
  private var openedAt = ContinuousClock.now
  /// Since when no entries have been out while the journal is open.
  private var restsSince: ContinuousClock.Instant?

  private var outbox: any Outbox { sender.outbox }
  private var settings: DeliverySettings { sender.settings }

  init(of sender: OutboxSender, through opening: any JournalOpening) {
    (self.sender, self.opening) = (sender, opening)
  }

  /// Reads new entries, looks for overdue ones, and deletes those that were seen long ago.
  func turn(now: WallTime = .now) -> Wake {
    let wasSetBack = clock.wasSetBack(now: now)
    if isAtRest { return rest(now) }
    guard open(now) else { return withoutJournal(now) }
    readOn()
    guard journal != nil else { return Wake(within: Self.retry) }
    if let check = start {
      start = nil
      let missing = check.missing(of: outbox, in: opening, now: now, settings: settings)
      queueAgain(missing.map(\.position), lost: missing.map(\.id))
    }
    lookForOverdue(now, isAnyOverdue: wasSetBack)
    let wake = rest(now)
    if outbox.counts.sent > 0 {
      restsSince = nil
      // Pages that were read stay mapped. Under endless load that would be the whole journal.
      if .now - openedAt > Self.minute { journal = nil }
      // Take the descriptor only now: the search for overdue entries may have closed the journal.
      let descriptor = journal?.descriptor
      return Wake(
        journal: descriptor, within: descriptor == nil ? Self.poll : min(settings.patience.lowerBound / 5, Self.retry))
    }
    guard let since = restsSince, .now - since >= Self.afterglow else {
      restsSince = restsSince ?? .now
      return Wake(within: Self.afterglow)
    }
    journal = nil
    return wake
  }

  /// Whether no entries are out and the journal is closed. An open journal takes megabytes of mapped files.
  private var isAtRest: Bool { start == nil && journal == nil && outbox.counts.sent == 0 }

  private func rest(_ now: WallTime) -> Wake {
    forget(now)
    sender.stores(losses.isOver)
    if let notice = losses.notice(at: .now) { sender.say(notice) }
    let isKept = lastProof.map { .now - $0.clock < settings.kept + Self.minute * 2 } ?? false
    return Wake(within: isKept || !losses.isSilent ? Self.minute : nil)
  }

  /// How long the journal stays open when no entries are out any more: after one file, others often follow.
  private static let afterglow: Duration = .seconds(5)

  private static let poll: Duration = .milliseconds(100)
  private static let retry: Duration = .seconds(1)
  private static let minute: Duration = .seconds(60)

  // MARK: opening

  /// Opens the journal; true if there is one to read.
  private func open(_ now: WallTime) -> Bool {
    guard journal == nil else { return true }
    let (notice, isInSight) = sight.look(opening.access(), absence: settings.absence)
    if let notice { sender.say(notice) }
    sender.waitsForProof(!sight.isBlind)
    guard isInSight else { return false }
    let oldest = outbox.unseen(sentBefore: WallTime(rawValue: .max), limit: 1).first?.sentAt ?? now
    // A batch gets its time when all of it was sent, which may be long after journald got its first entry. After a
    // start, entries that were seen before it are looked for too.
    let from = (start == nil ? oldest : min(oldest, now - settings.kept)) - Self.minute
    journal = try? opening.open(from: from)
    openedAt = .now
    return journal != nil
  }

  /// Keeps unproved entries until there is a journal, or gives them up if there will be none.
  private func withoutJournal(_ now: WallTime) -> Wake {
    guard sight.isBlind else { return Wake(within: Self.retry) }
    var (left, before) = (outbox.counts.sent, Int.max)
    // Stop without progress: an outbox that cannot be written would return the same entries again.
    while left > 0, left < before {
      let out = outbox.unseen(sentBefore: now - settings.patience.lowerBound, limit: settings.window.upperBound)
      outbox.giveUp(out.map(\.position), .unproved)
      (left, before) = (outbox.counts.sent, left)
    }
    return Wake(within: left > 0 ? Self.retry : Self.minute)
  }

  // MARK: reading

  private func readOn() {
    var ids: [EntryID] = []
    defer { proved(ids) }
    do throws(Errno) {
      try journal?.process()
      while let sight = try journal?.next() {
        switch sight {
        case .entry(let id): ids.append(id)
        case .suppressed(let count):
          losses.note(suppressed: count)
          sender.lost()
        }
        if ids.count == settings.batch {
          proved(ids)
          ids = []
        }
      }
    } catch {
      // A file is damaged or was removed meanwhile; the next turn opens what is there then.
      journal = nil
    }
  }

  private func proved(_ ids: [EntryID]) {
    guard !ids.isEmpty else { return }
    let now = WallTime.now
    outbox.markSeen(ids, at: now)
    losses.note(seen: ids)
    start?.found.formUnion(ids)
    lastProof = (.now, now)
    sender.proved(ids.count)
  }

  // MARK: what is missing

  private func lookForOverdue(_ now: WallTime, isAnyOverdue: Bool) {
    let found = OverdueSearch(outbox: outbox, opening: opening, settings: settings)
      .run(now: now, isAnyOverdue: isAnyOverdue, lastProof: lastProof?.wall)
    if !found.seen.isEmpty {
      proved(found.seen.map(\.id))
      // Following missed these entries, so the journal is opened again.
      journal = nil
    }
    if !found.hopeless.isEmpty {
      outbox.giveUp(found.hopeless.map(\.position), .unproved)
      losses.note(givenUp: found.hopeless.map(\.id))
      sender.say(DeliveryNotice.unproved(found.hopeless.count))
      sender.lost()
    }
    // Entries that were never sent by this ledger were only looked for because an earlier ledger may have sent them.
    let lost = found.missing.filter { $0.tries > 0 }
    queueAgain(found.missing.map(\.position), lost: lost.map(\.id))
  }

  private func queueAgain(_ positions: [OutboxPosition], lost: [EntryID]) {
    guard !positions.isEmpty else { return }
    losses.note(lost: lost)
    outbox.queueAgain(positions)
    sender.lost()
  }

  private func forget(_ now: WallTime) {
    guard .now - lastForgotten >= Self.minute else { return }
    lastForgotten = .now
    outbox.forget(seenBefore: now - settings.kept)
  }
}
