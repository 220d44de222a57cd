/// What a sending thread shares with other threads: where its entries come from, and how it ends. Kept behind a lock.
protocol SendState: Sendable {
  var end: ThreadEnd { get set }
  /// Why the sink takes no entries now; nil if it does.
  var trouble: String? { get set }
  /// Whether an entry that the sink did not take is tried again. An entry that is kept elsewhere need not be tried
  /// during a stop.
  var triesAgain: Bool { get }
  /// Records that nobody waits for the thread any longer.
  mutating func giveUp()
}
