/// Messages about the ledger itself.
public enum LedgerNotice: Hashable, Sendable, CustomStringConvertible {
  /// The file was unusable: a11yd kept it under another name and started a new one.
  ///
  /// - Parameter isLookedFor: whether a11yd looks in the journal before it reports the existing files again.
  case rebuilt(path: String, aside: String, cause: String, isLookedFor: Bool)
  /// The file cannot be written: the ledger is in memory, and a11yd tries the file again.
  case inMemory(path: String, cause: String)
  /// The file can be written again.
  case onDiskAgain(path: String)

  public var description: String {
    switch self {
    case .rebuilt(let path, let aside, let cause, let isLookedFor):
      "Cannot use \(path): \(cause). a11yd kept it as \(aside) and started a new ledger. "
        + (isLookedFor
          ? "It does not repeat what is in the journal."
          : "It audits and reports the files in the drop directory again.")
    case .inMemory(let path, let cause):
      "Cannot write \(path): \(cause). Audit history is lost on restart unless this is fixed. Is its disk full or "
        + "read-only?"
    case .onDiskAgain(let path): "Writing \(path) works again. Nothing was lost."
    }
  }
}
