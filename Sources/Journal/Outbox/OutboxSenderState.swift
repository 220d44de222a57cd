/// What the thread of an `OutboxSender` shares with the others; a value, kept behind the sender's lock.
struct OutboxSenderState: SendState {
  var end = ThreadEnd()
  var window: DeliveryWindow
  var counts = OutboxSenderCounts()
  /// What reading back has to say; the trouble of sending goes first.
  var unstored: String?
  /// What an earlier life of the daemon left is sent at once.
  private var isRung = true
  private var notices: [JournalEntry] = []

  /// Notices are said once each, so a handful is many.
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

  /// Whoever stops does not wait for a journal that takes nothing: the outbox keeps it.
  var triesAgain: Bool { !end.isStopping }

  mutating func giveUp() { end.giveUp() }

  /// True when there is work, false when there will be no more, nil when there is none yet.
  mutating func hasWork() -> Bool? {
    guard !end.isGivenUp else { return false }
    if isRung || !notices.isEmpty {
      isRung = false
      return true
    }
    return end.isStopping ? false : nil
  }
}
