import Synchronization

@testable import Journal
@testable import a11yd_deliver

/// Entries with ids, and an outbox that holds them.
enum OutboxFixture {
  static func entry(_ number: Int) -> JournalEntry {
    var entry = JournalEntry("\(number)", id: nil, priority: 6)
    entry.entryID = id(number)
    return entry
  }

  static func id(_ number: Int) -> EntryID { EntryID(of: ["test", String(number)]) }

  static func outbox(_ numbers: ClosedRange<Int>) -> MemoryOutbox {
    let outbox = MemoryOutbox()
    outbox.put(numbers.map(entry))
    return outbox
  }

  /// Never pauses, and looks for everything at once.
  static var impatient: DeliverySettings {
    var settings = DeliverySettings()
    settings.pauses = .zero ... .milliseconds(1)
    settings.patience = .zero ... .zero
    settings.worthSaying = .zero
    settings.absence = .zero
    return settings
  }
}
