import SystemPackage

/// The journal of this machine.
struct SystemJournalOpening: JournalOpening {
  let origin: OwnOrigin

  func access() -> JournalAccess { .current(user: origin.user) }

  func open(from time: WallTime?) throws(Errno) -> any JournalReading { try JournalReader(origin, from: time) }
}
