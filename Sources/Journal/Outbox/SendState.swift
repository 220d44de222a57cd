/// What a sending thread shares with the others: where its entries come from, and how it ends. Kept behind a lock.
protocol SendState: Sendable {
  var end: ThreadEnd { get set }
  /// Why the sink takes nothing at the moment; nil when it does.
  var trouble: String? { get set }
  /// Whether an entry that the sink did not take is tried again. What is kept elsewhere need not be tried at the end.
  var triesAgain: Bool { get }
  /// Nobody waits for the thread any longer.
  mutating func giveUp()
}
