/// What people are told of the ledger itself.
public enum LedgerNotice: Hashable, Sendable, CustomStringConvertible {
  /// The file was of no use: it was put aside, and a new one begun.
  ///
  /// - Parameter isLookedFor: whether what lies there is looked for in the journal before it is told once more.
  case rebuilt(path: String, aside: String, cause: String, isLookedFor: Bool)
  /// The file takes nothing: what happens is remembered until the end of the process, and the file tried again.
  case inMemory(path: String, cause: String)
  /// The file takes everything again.
  case onDiskAgain(path: String)

  public var description: String {
    switch self {
    case .rebuilt(let path, let aside, let cause, let isLookedFor):
      "\(path) could not be used: \(cause). It is kept as \(aside), and a new one was begun: "
        + (isLookedFor
          ? "what the journal holds already is not said again."
          : "what lies in the drop directory is audited and told once more.")
    case .inMemory(let path, let cause):
      "\(path) takes nothing: \(cause). Auditing goes on, and what was audited is forgotten at the next start unless this "
        + "is repaired before. Is its disk full, or read-only?"
    case .onDiskAgain(let path): "\(path) takes everything again. Nothing was forgotten."
    }
  }
}
