import FoundationEssentials

/// A key that is left out and a key that is null are two contracts; here every key is always there.
extension DaemonStatus {
  enum CodingKeys: String, CodingKey {
    case pid, version, since, complaints, watch, files, journal, lastSnapshot, suppressed, rules, ledger
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(pid, forKey: .pid)
    try values.encode(version, forKey: .version)
    try values.encode(since, forKey: .since)
    try values.encode(complaints, forKey: .complaints)
    try values.encode(watch, forKey: .watch)
    try values.encode(files, forKey: .files)
    try values.encode(journal, forKey: .journal)
    try values.encode(lastSnapshot, forKey: .lastSnapshot)
    try values.encode(suppressed, forKey: .suppressed)
    try values.encode(rules, forKey: .rules)
    try values.encode(ledger, forKey: .ledger)
  }
}

extension DaemonStatus.Watch {
  enum CodingKeys: String, CodingKey {
    case directory, isWatching, directories, isPolling, pollingReason, blindSince, blindReason
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(directory, forKey: .directory)
    try values.encode(isWatching, forKey: .isWatching)
    try values.encode(directories, forKey: .directories)
    try values.encode(isPolling, forKey: .isPolling)
    try values.encode(pollingReason, forKey: .pollingReason)
    try values.encode(blindSince, forKey: .blindSince)
    try values.encode(blindReason, forKey: .blindReason)
  }
}

extension DaemonStatus.Journal {
  enum CodingKeys: String, CodingKey {
    case destination, queued, sent, undeliveredSince, trouble
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(destination, forKey: .destination)
    try values.encode(queued, forKey: .queued)
    try values.encode(sent, forKey: .sent)
    try values.encode(undeliveredSince, forKey: .undeliveredSince)
    try values.encode(trouble, forKey: .trouble)
  }
}

extension DaemonStatus.Snapshot {
  enum CodingKeys: String, CodingKey {
    case path, screen, at, failed, cannotTell
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(path, forKey: .path)
    try values.encode(screen, forKey: .screen)
    try values.encode(at, forKey: .at)
    try values.encode(failed, forKey: .failed)
    try values.encode(cannotTell, forKey: .cannotTell)
  }
}

extension DaemonStatus.Ledger {
  enum CodingKeys: String, CodingKey {
    case path, isInMemory, reason
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(path, forKey: .path)
    try values.encode(isInMemory, forKey: .isInMemory)
    try values.encode(reason, forKey: .reason)
  }
}
