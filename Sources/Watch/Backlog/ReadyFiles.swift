import SystemPackage

/// Files that may be read now, in the order in which they became ready.
///
/// The files of one subdirectory are one session. They are read one at a time, by name, each when the one before is
/// done. Sessions take turns with each other and with files that belong to none. No file is read twice at once: one
/// that changed meanwhile is read again when it is done, so that the last report about it is about its current content.
struct ReadyFiles {
  private enum Turn {
    case file(FilePath)
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
  /// Every file that waits here, once, whatever is heard of it meanwhile.
  private var candidates: [FilePath: Backlog.Candidate] = [:]
  /// How many files were taken and are not done; at most one for each session.
  private(set) var filesInHand: Set<FilePath> = []

  var count: Int { candidates.count }
  var inHandCount: Int { filesInHand.count }
  /// Whether a file may be taken now.
  var hasNext: Bool { taken < turns.count }

  func contains(_ path: FilePath) -> Bool { candidates[path] != nil }
  func isInHand(_ path: FilePath) -> Bool { filesInHand.contains(path) }

  /// Something was heard of a file that waits here: whatever it waits for, it is read for that now.
  mutating func heard(of path: FilePath) { candidates[path]?.reason = .heard }

  mutating func add(_ candidate: Backlog.Candidate) {
    let path = candidate.path
    if contains(path) { return }
    candidates[path] = candidate
    guard let directory = Self.session(of: path) else {
      // One that is in hand gets its turn when it is put down.
      if !isInHand(path) { turns.append(.file(path)) }
      return
    }
    var session = sessions.removeValue(forKey: directory) ?? Session()
    if session.queue.isEmpty, !session.isInHand { turns.append(.session(directory)) }
    session.queue.insert(path)
    sessions[directory] = session
  }

  /// Takes the next file. A file of a session is in hand until `done`.
  mutating func take() -> Backlog.Candidate? {
    guard let path = takeTurn(), let candidate = candidates.removeValue(forKey: path) else { return nil }
    filesInHand.insert(path)
    return candidate
  }

  private mutating func takeTurn() -> FilePath? {
    guard hasNext else { return nil }
    let turn = turns[taken]
    taken += 1
    // Remove finished turns only now and then, so that taking stays cheap for any number of files.
    if taken == turns.count || taken >= 1_024 {
      turns.removeFirst(taken)
      taken = 0
    }
    switch turn {
    case .file(let path): return path
    case .session(let directory):
      sessions[directory]?.isInHand = true
      return sessions[directory]?.queue.removeFirst()
    }
  }

  /// Records that a taken file is done. The next file of its session may be taken, or the same one again.
  mutating func done(_ path: FilePath) {
    guard filesInHand.remove(path) != nil else { return }
    guard let directory = Self.session(of: path) else {
      if contains(path) { turns.append(.file(path)) }
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
