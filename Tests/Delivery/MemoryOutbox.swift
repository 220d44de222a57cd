import Journal
import Synchronization

/// An outbox that lives as long as the process; the daemon's own is the ledger.
final class MemoryOutbox: Outbox {
  fileprivate enum Stage: Equatable { case queued, sent, seen(WallTime) }

  fileprivate struct Row {
    let id: EntryID
    let entry: JournalEntry
    var stage = Stage.queued
    var tries = 0
    var sentAt: WallTime?
  }

  fileprivate struct State {
    var rows: [OutboxPosition: Row] = [:]
    /// In order, as far as they are still to be sent.
    var queue: [OutboxPosition] = []
    var positions: [EntryID: [OutboxPosition]] = [:]
    var next: Int64 = 1
    var counts = OutboxCounts()
    var ended: [OutboxEnd: Int] = [:]
  }

  private let state = Mutex(State())

  /// An empty one.
  init() {}

  /// Queues entries, in order; those without an id are none of its business.
  func put(_ entries: [JournalEntry]) {
    state.withLock { state in
      for entry in entries {
        guard let id = entry.entryID else { continue }
        let position = OutboxPosition(rawValue: state.next)
        state.next += 1
        state.rows[position] = Row(id: id, entry: entry)
        state.positions[id, default: []].append(position)
        state.queue.append(position)
        state.counts.queued += 1
      }
    }
  }

  /// How many entries left it without proof.
  func ended(_ end: OutboxEnd) -> Int { state.withLock { $0.ended[end] ?? 0 } }

  var counts: OutboxCounts { state.withLock { $0.counts } }

  func queued(after: OutboxPosition?, limit: Int) -> [OutboxEntry] {
    state.withLock { state in
      state.queue.lazy.filter { position in after.map { position > $0 } ?? true }.prefix(limit)
        .compactMap { state.entry($0) }
    }
  }

  func markSent(_ positions: [OutboxPosition], at time: WallTime) {
    state.withLock { state in
      for position in positions {
        state.rows[position]?.tries += 1
        state.rows[position]?.sentAt = time
        state.move(position, from: .queued, to: .sent)
      }
      state.shrinkQueue()
    }
  }

  func markSeen(_ ids: [EntryID], at time: WallTime) {
    state.withLock { state in
      for position in ids.flatMap({ state.positions[$0] ?? [] }) {
        state.move(position, from: .queued, to: .seen(time))
        state.move(position, from: .sent, to: .seen(time))
      }
      state.shrinkQueue()
    }
  }

  func queueAgain(_ positions: [OutboxPosition]) {
    state.withLock { state in
      for position in positions {
        guard let stage = state.rows[position]?.stage, stage != .queued else { continue }
        state.move(position, from: stage, to: .queued)
        state.queue.append(position)
      }
      state.queue.sort()
    }
  }

  func giveUp(_ positions: [OutboxPosition], _ end: OutboxEnd) {
    state.withLock { state in
      for position in positions where state.drop(position) { state.ended[end, default: 0] += 1 }
      state.shrinkQueue()
    }
  }

  func unseen(sentBefore time: WallTime, limit: Int) -> [OutboxEntry] {
    entries(limit) { row in row.stage == .sent && row.sentAt.map { $0 < time } ?? false }
  }

  func seen(after time: WallTime, behind last: OutboxPosition?, limit: Int) -> [OutboxMark] {
    let seen = entries(.max) { row in if case .seen(let seen) = row.stage { seen > time } else { false } }
    return seen.filter { entry in last.map { entry.position > $0 } ?? true }.prefix(limit)
      .map { OutboxMark(position: $0.position, id: $0.id, sentAt: $0.sentAt) }
  }

  func forget(seenBefore time: WallTime) {
    state.withLock { state in
      for (position, row) in state.rows {
        if case .seen(let seen) = row.stage, seen < time { _ = state.drop(position) }
      }
    }
  }

  private func entries(_ limit: Int, where holds: (Row) -> Bool) -> [OutboxEntry] {
    state.withLock { state in
      state.rows.filter { holds($0.value) }.keys.sorted().prefix(limit).compactMap { state.entry($0) }
    }
  }
}

extension MemoryOutbox.State {
  fileprivate func entry(_ position: OutboxPosition) -> OutboxEntry? {
    guard let row = rows[position] else { return nil }
    return OutboxEntry(position: position, id: row.id, entry: row.entry, tries: row.tries, sentAt: row.sentAt)
  }

  fileprivate mutating func move(_ position: OutboxPosition, from: MemoryOutbox.Stage, to: MemoryOutbox.Stage) {
    guard rows[position]?.stage == from else { return }
    count(from, -1)
    count(to, 1)
    rows[position]?.stage = to
  }

  fileprivate mutating func drop(_ position: OutboxPosition) -> Bool {
    guard let row = rows.removeValue(forKey: position) else { return false }
    count(row.stage, -1)
    positions[row.id]?.removeAll { $0 == position }
    if positions[row.id]?.isEmpty ?? false { positions[row.id] = nil }
    return true
  }

  fileprivate mutating func shrinkQueue() { queue.removeAll { rows[$0]?.stage != .queued } }

  private mutating func count(_ stage: MemoryOutbox.Stage, _ change: Int) {
    switch stage {
    case .queued: counts.queued += change
    case .sent: counts.sent += change
    case .seen: break
    }
  }
}
