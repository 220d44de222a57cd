import SystemPackage

/// Files that may be read now, in the order in which they became ready.
///
/// The files of one subdirectory are one session. They are read one at a time, by name, each when the one before is
/// done. Sessions take turns with each other and with files that belong to none. No file is read twice at once: one
/// that changed meanwhile is read again when it is done, so that the last report about it is about its current content.
struct ReadyFiles {
  private enum Turn {
    case file(Backlog.Candidate)
    case session(FilePath)
  }

  private struct Session {
    var queue = NameQueue()
    var isInHand = false
  }

  /// The turns; the first `taken` are over. A session has a turn while files of it wait and none is in hand.
  private var turns: [Turn] = []
  private var taken = 0
  private var sessions: [FilePath: Session] = [:]
  private var paths: Set<FilePath> = []
  /// Files that were taken and are not done yet.
  private var handedOut: Set<FilePath> = []
  /// Files in hand that belong to no session, each with the candidate to take next for the same path.
  private var inHand: [FilePath: Backlog.Candidate?] = [:]

  var count: Int { paths.count }
  /// How many files were taken and are not done; at most one for each session.
  var inHandCount: Int { handedOut.count }
  /// Whether a file may be taken now.
  var hasNext: Bool { taken < turns.count }

  func contains(_ path: FilePath) -> Bool { paths.contains(path) }
  func isInHand(_ path: FilePath) -> Bool { handedOut.contains(path) }

  mutating func add(_ candidate: Backlog.Candidate) {
    guard paths.insert(candidate.path).inserted else { return }
    guard let directory = Self.session(of: candidate.path) else {
      if inHand[candidate.path] == nil { turns.append(.file(candidate)) } else { inHand[candidate.path] = candidate }
      return
    }
    var session = sessions.removeValue(forKey: directory) ?? Session()
    if session.queue.isEmpty, !session.isInHand { turns.append(.session(directory)) }
    session.queue.insert(candidate)
    sessions[directory] = session
  }

  /// Takes the next file. A file of a session is in hand until `done`.
  mutating func take() -> Backlog.Candidate? {
    guard hasNext else { return nil }
    let turn = turns[taken]
    taken += 1
    // Remove finished turns only now and then, so that taking stays cheap for any number of files.
    if taken == turns.count || taken >= 1_024 {
      turns.removeFirst(taken)
      taken = 0
    }
    switch turn {
    case .file(let candidate):
      paths.remove(candidate.path)
      handedOut.insert(candidate.path)
      inHand[candidate.path] = .some(nil)
      return candidate
    case .session(let directory):
      let candidate = sessions[directory]?.queue.removeFirst()
      sessions[directory]?.isInHand = true
      if let candidate {
        paths.remove(candidate.path)
        handedOut.insert(candidate.path)
      }
      return candidate
    }
  }

  /// Records that a taken file is done. The next file of its session may be taken, or the same one again.
  mutating func done(_ path: FilePath) {
    handedOut.remove(path)
    guard let directory = Self.session(of: path) else {
      if case .some(.some(let next)) = inHand.removeValue(forKey: path) { turns.append(.file(next)) }
      return
    }
    guard sessions[directory]?.isInHand == true else { return }
    if sessions[directory]?.queue.isEmpty == true {
      sessions[directory] = nil
    } else {
      sessions[directory]?.isInHand = false
      turns.append(.session(directory))
    }
  }

  private static func session(of path: FilePath) -> FilePath? {
    let directory = path.removingLastComponent()
    return directory.isEmpty ? nil : directory
  }
}
