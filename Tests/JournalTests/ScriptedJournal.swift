import Synchronization
import SystemPackage

@testable import Journal

/// A journal whose failures the test makes; what it shows and what it holds are told apart.
final class ScriptedJournal: JournalOpening {
  struct State {
    var access = JournalAccess.readable(isVolatile: false)
    /// What followers see, in order.
    var sights: [JournalSight] = []
    var held: Set<EntryID> = []
    var oldest: WallTime?
    var failures = 0
    var opened = 0
  }
  let state = Mutex(State())

  func change(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

  /// journald stores it and shows it.
  func store(_ numbers: some Sequence<Int>) {
    change { state in
      for number in numbers {
        state.sights.append(.entry(OutboxFixture.id(number)))
        state.held.insert(OutboxFixture.id(number))
      }
    }
  }

  func access() -> JournalAccess { state.withLock { $0.access } }

  func open(from time: WallTime?) throws(Errno) -> any JournalReading {
    change { $0.opened += 1 }
    return Reader(journal: self)
  }

  final class Reader: JournalReading {
    let journal: ScriptedJournal
    var place = 0
    init(journal: ScriptedJournal) { self.journal = journal }

    func next() throws(Errno) -> JournalSight? {
      let (sight, fails) = journal.state.withLock { state -> (JournalSight?, Bool) in
        if state.failures > 0 {
          state.failures -= 1
          return (nil, true)
        }
        return (place < state.sights.count ? state.sights[place] : nil, false)
      }
      if fails { throw .badFileDescriptor }
      if sight != nil { place += 1 }
      return sight
    }

    func holds(_ id: EntryID) throws(Errno) -> Bool { journal.state.withLock { $0.held.contains(id) } }
    var oldest: WallTime? { journal.state.withLock { $0.oldest } }
    var descriptor: FileDescriptor? { nil }
    func process() throws(Errno) {}
  }
}
