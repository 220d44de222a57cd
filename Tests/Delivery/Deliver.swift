import Glibc
import Journal

/// Pushes numbered entries through an outbox into the journal, as a service that systemd runs; `Tests/System/delivery` watches.
///
/// Standard output: a line `id ID` for each entry when it is queued, a line of JSON a second, and a last one when nothing is
/// undelivered any more, or the time is over.
@main
struct Deliver {
  let run: String
  let count: Int
  let aSecond: Int
  let limit: Duration
  let outbox = MemoryOutbox()
  private let start = ContinuousClock.now
  private var produced = 0

  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 5, let count = Int(arguments[2]), let aSecond = Int(arguments[3]),
      let seconds = Int(arguments[4])
    else {
      print("usage: a11yd-deliver RUN COUNT A_SECOND SECONDS")
      exit(64)
    }
    var deliver = Deliver(run: arguments[1], count: count, aSecond: aSecond, limit: .seconds(seconds))
    try await deliver.deliver()
  }

  init(run: String, count: Int, aSecond: Int, limit: Duration) {
    (self.run, self.count, self.aSecond, self.limit) = (run, count, aSecond, limit)
  }

  mutating func deliver() async throws {
    let sender = try OutboxSender(outbox, to: SystemJournal())
    let readBack = try ReadBack(of: sender)
    var told = start
    while .now - start < limit, produced < count || outbox.counts.undelivered > 0 {
      produce()
      sender.ring()
      if .now >= told {
        tell("runs", sender.counts)
        told = .now + .seconds(1)
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    await sender.stop(within: .seconds(2))
    await readBack.stop(within: .seconds(2))
    tell(outbox.counts.undelivered == 0 ? "done" : "gave up", sender.counts)
  }

  /// Queues what is due by now.
  private mutating func produce() {
    let milliseconds = Int((.now - start) / .milliseconds(1))
    let due = min(count, milliseconds * aSecond / 1_000 + 1)
    guard due > produced else { return }
    let entries = (produced..<due).map { number in
      var entry = JournalEntry("Delivery of \(number) in \(run)", id: nil, priority: Priority.info.rawValue)
      entry.entryID = EntryID(of: ["delivery", run, String(number)])
      // As large as a finding with long labels, and nothing that compresses well: a journal file grows by it.
      entry[.detail] = (0..<64).map { EntryID(of: [run, String(number), String($0)]).rawValue }.joined()
      return entry
    }
    outbox.put(entries)
    Self.say(entries.map { "id \($0.entryID?.rawValue ?? "")\n" }.joined())
    produced = due
  }

  private func tell(_ state: String, _ counts: OutboxSenderCounts) {
    let out = outbox.counts
    let trouble = counts.trouble.map { "\"\($0)\"" } ?? "null"
    Self.say(
      """
      {"state": "\(state)", "seconds": \((.now - start).components.seconds), "produced": \(produced), \
      "queued": \(out.queued), "out": \(out.sent), "sends": \(counts.sent), "refused": \(counts.refused), \
      "unproved": \(outbox.ended(.unproved)), "trouble": \(trouble)}

      """)
  }

  private static func say(_ lines: String) { _ = lines.withCString { write(STDOUT_FILENO, $0, strlen($0)) } }
}
