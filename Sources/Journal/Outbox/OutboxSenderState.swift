/// What the thread of an `OutboxSender` shares with other threads. A value, kept behind the sender's lock.
struct OutboxSenderState: SendState {
  var end = ThreadEnd()
  var window: DeliveryWindow
  var counts = OutboxSenderCounts()
  /// The problem that reading back found; a problem of sending is reported first.
  var unstored: String?
  /// True at first, so that entries from before a restart are sent at once.
  private var isRung = true
  private var notices: [JournalEntry] = []

  /// Each notice is sent once, so a handful is many.
  private static let mostNotices = 32

  init(window: ClosedRange<Int>) { self.window = DeliveryWindow(window) }

  mutating func ring() { isRung = true }

  mutating func say(_ notice: JournalEntry) {
    if notices.count < Self.mostNotices { notices.append(notice) }
  }

  mutating func takeNotices() -> [JournalEntry] {
    defer { notices = [] }
    return notices
  }

  var trouble: String? {
    get { counts.trouble }
    set { counts.trouble = newValue }
  }

  /// A stop does not wait for a journal that takes no entries: the outbox keeps them.
  var triesAgain: Bool { !end.isStopping }

  mutating func giveUp() { end.giveUp() }

  /// True if there is work, false if there will be no more, nil if there is none yet.
  mutating func hasWork() -> Bool? {
    guard !end.isGivenUp else { return false }
    if isRung || !notices.isEmpty {
      isRung = false
      return true
    }
    return end.isStopping ? false : nil
  }
}
