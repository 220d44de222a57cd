import AccessibilityTree

/// The entries that wait for the sink, in order, and the producers that wait for room. A value, kept behind a lock.
///
/// Producers fill the queue up to its bounds; then they wait in line, each with its entries. Lines of the daemon's own
/// log cannot wait, so they have a bound of their own.
struct EntryQueue: SendState {
  struct Item {
    var entry: JournalEntry
    var isLogLine = false
  }

  /// A producer in line with its entries, which go in together, so that a snapshot's entries stay together.
  private struct Producer {
    var items: [Item]
    var admitted: CheckedContinuation<Bool, Never>
  }

  let bounds: QueueBounds
  private(set) var counts = SenderCounts()
  var end = ThreadEnd()
  /// Entries that will not be delivered any more, oldest first.
  private(set) var left: [JournalEntry] = []

  private var items: ArraySlice<Item> = []
  private var size = 0
  private var logLines = 0
  private var producers: ArraySlice<Producer> = []
  private var inHand: Item?
  private var unsaidLeftOut = 0

  init(bounds: QueueBounds) { self.bounds = bounds }

  // MARK: producers

  /// Queues the items if there is room. Otherwise puts the producer in line, or turns it away at the end.
  mutating func admit(_ items: [Item], _ admitted: CheckedContinuation<Bool, Never>) {
    counts.undelivered += items.count
    if end.isStopping {
      left += items.map(\.entry)
      admitted.resume(returning: false)
    } else if producers.isEmpty, hasRoom(for: items) {
      for item in items { append(item) }
      admitted.resume(returning: true)
    } else {
      producers.append(Producer(items: items, admitted: admitted))
    }
  }

  /// Queues a line of the log, or counts it if there is no room. False if nobody will send it.
  mutating func admitLogLine(_ entry: JournalEntry) -> Bool {
    guard !end.isStopping else { return false }
    if logLines >= bounds.logLines {
      counts.leftOut += 1
      unsaidLeftOut += 1
    } else {
      counts.undelivered += 1
      append(Item(entry: entry, isLogLine: true))
    }
    return true
  }

  /// Whether the items fit. Items that are too large for the bounds go in when the queue is empty; otherwise they never
  /// would.
  private func hasRoom(for items: [Item]) -> Bool {
    let count = self.items.count - logLines
    let added = items.reduce(0) { $0 + $1.entry.size }
    return count == 0 || (count < bounds.entries && size + added <= bounds.bytes)
  }

  private mutating func append(_ item: Item) {
    items.append(item)
    if item.isLogLine { logLines += 1 } else { size += item.entry.size }
  }

  // MARK: the thread

  /// What the thread does next.
  enum Next {
    case send(JournalEntry)
    case leave
  }

  /// The oldest entry; `leave` if there will be no more; nil if there is none yet.
  mutating func next() -> Next? {
    guard !end.isGivenUp else { return .leave }
    if unsaidLeftOut > 0, logLines == 0 {
      let item = Item(entry: Self.leftOut(unsaidLeftOut))
      (unsaidLeftOut, inHand) = (0, item)
      counts.undelivered += 1
      return .send(item.entry)
    }
    guard let item = items.popFirst() else { return end.isStopping ? .leave : nil }
    if item.isLogLine { logLines -= 1 } else { size -= item.entry.size }
    inHand = item
    while let producer = producers.first, hasRoom(for: producer.items) {
      producers.removeFirst()
      for item in producer.items { append(item) }
      producer.admitted.resume(returning: true)
    }
    return .send(item.entry)
  }

  /// Records what became of the entry in hand. Does nothing if the queue was given up.
  mutating func finish(_ fate: EntryFate) {
    guard inHand != nil else { return }
    inHand = nil
    counts.undelivered -= 1
    counts.trouble = nil
    if case .refused = fate { counts.refused += 1 } else { counts.sent += 1 }
  }

  var trouble: String? {
    get { counts.trouble }
    set { counts.trouble = newValue }
  }

  // MARK: the end

  /// An entry that waits here is kept nowhere else, so it is always tried again.
  var triesAgain: Bool { !end.isGivenUp }

  mutating func giveUp() {
    let rest = [inHand].compactMap(\.self) + items + producers.flatMap(\.items)
    left = rest.map(\.entry) + left
    for producer in producers { producer.admitted.resume(returning: false) }
    (inHand, items, producers, size, logLines) = (nil, [], [], 0, 0)
    end.giveUp()
  }

  /// The entry that says that lines of the daemon's own log are missing.
  private static func leftOut(_ count: Int) -> JournalEntry {
    var entry = JournalEntry(
      "a11yd dropped \(Counted.things(count, "line")) of its own log: the journal accepted none for too long.",
      .linesLeftOut, .warning)
    entry[.count] = String(count)
    return entry
  }
}
