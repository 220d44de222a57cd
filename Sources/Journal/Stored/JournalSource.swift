/// Where entries are read from, as journalctl takes it.
public enum JournalSource: Hashable, Sendable {
  /// The journal of this machine.
  case system
  /// All journal files in this directory.
  case directory(String)
  /// These journal files.
  case files([String])
  /// The journal of the system that is installed in this directory.
  case root(String)

  /// What messages call it.
  var name: String {
    switch self {
    case .system: "the journal"
    case .directory(let path), .root(let path): path
    case .files(let paths): paths.count == 1 ? paths[0] : "\(paths.count) journal files"
    }
  }
}
