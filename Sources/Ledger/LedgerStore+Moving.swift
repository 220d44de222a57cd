import GRDB
import Synchronization

extension LedgerStore {
  /// Replaces a database after a failed read or write: by a new file if the file is damaged, else by memory. Takes
  /// along everything that can still be read.
  ///
  /// - Returns: Whether there is another database now.
  func leave(_ database: DatabaseQueue, because error: any Error) -> Bool {
    guard let file else { return false }
    var notice: LedgerNotice?
    let hasLeft = moving.withLock { _ in
      let (current, trouble) = state.withLock { ($0.database, $0.trouble) }
      guard current === database else { return true }
      // If memory fails too, there is nothing left to use.
      guard trouble == nil else { return false }
      if LedgerFile.isDamage(error) {
        notice = beginAnew(file, inPlaceOf: database, because: error)
      } else {
        notice = goToMemory(file, from: database, because: error)
      }
      return notice != nil
    }
    guard let notice else { return hasLeft }
    tell(notice)
    if case .rebuilt = notice { state.withLock { $0.whenBegunAnew }?() }
    return true
  }

  /// Starts a new file with the undelivered entries, as far as they can be read.
  private func beginAnew(
    _ file: LedgerFile, inPlaceOf database: DatabaseQueue, because error: any Error
  ) -> LedgerNotice? {
    let wasJustNow = state.withLock { $0.begunAnew.map { .now - $0 < .seconds(60) } ?? false }
    let undelivered = UndeliveredEntries(in: database)
    guard !wasJustNow, let (fresh, notice) = try? file.beginAnew(with: undelivered, because: error, leaving: database)
    else {
      guard let memory = try? LedgerFile.inMemory(inPlaceOfAnother: true) else { return nil }
      try? memory.write(undelivered.put)
      return enter(memory, file, because: error, isBlank: true)
    }
    state.withLock { state in
      state.database = fresh
      state.begunAnew = .now
      state.counts = nil
    }
    return notice
  }

  private func goToMemory(
    _ file: LedgerFile, from database: DatabaseQueue, because error: any Error
  ) -> LedgerNotice? {
    // Nobody else may write to this database until the other one is in use.
    database.inDatabase { disk in
      if let memory = try? DatabaseQueue(configuration: LedgerFile.configuration(isOnDisk: false)),
        (try? memory.inDatabase({ try disk.backup(to: $0) })) != nil
      {
        return enter(memory, file, because: error, isBlank: false)
      }
      guard let memory = try? LedgerFile.inMemory(inPlaceOfAnother: true) else { return nil }
      return enter(memory, file, because: error, isBlank: true)
    }
  }

  private func enter(
    _ memory: DatabaseQueue, _ file: LedgerFile, because error: any Error, isBlank: Bool
  ) -> LedgerNotice {
    let cause = LedgerFile.message(of: error)
    state.withLock { state in
      (state.database, state.trouble, state.isBlank) = (memory, cause, isBlank)
      state.counts = nil
    }
    return .inMemory(path: file.path, cause: cause)
  }

  /// Goes back to the disk if it can store everything again.
  func returnToDisk() {
    guard let file else { return }
    var notices: [LedgerNotice] = []
    moving.withLock { _ in
      let (memory, isBlank) = state.withLock { ($0.trouble == nil ? nil : $0.database, $0.isBlank) }
      guard let memory, let (disk, notice) = try? file.open() else { return }
      // If memory started without the file's content, entries that wait in the file must not be lost.
      let undelivered = isBlank || notice != nil ? UndeliveredEntries(in: disk) : UndeliveredEntries()
      memory.inDatabase { source in
        guard (try? disk.inDatabase({ try source.backup(to: $0) })) != nil else { return }
        try? disk.write(undelivered.put)
        state.withLock { state in
          (state.database, state.trouble, state.isBlank) = (disk, nil, false)
          state.counts = nil
          state.changes += 1
        }
        notices = [notice, .onDiskAgain(path: file.path)].compactMap(\.self)
      }
    }
    notices.forEach(tell)
  }
}
