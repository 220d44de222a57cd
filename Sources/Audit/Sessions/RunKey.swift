/// Which run of an exporter a file belongs to, by where it is: the directory that has `states` and `events` in it, or the
/// one that has both kinds of files.
struct RunKey: Hashable, Sendable {
  private let directory: Substring

  /// - Parameter name: the path of the file, as sinks write it.
  init(file name: String) {
    var directory = Self.parent(of: name[...])
    if directory.hasSuffix("/states") || directory.hasSuffix("/events") || directory == "states"
      || directory == "events"
    {
      directory = Self.parent(of: directory)
    }
    self.directory = directory
  }

  private static func parent(of path: Substring) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }
}
