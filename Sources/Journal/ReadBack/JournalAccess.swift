import SystemPackage

/// Whether this process may read the journal that its entries go to.
///
/// libsystemd does not say. Without the right to read it still opens the journal and shows no entries, just as if there
/// were none yet. So a11yd checks the files, which is certain. “No entry of ours seen so far” would be only a guess,
/// and wrong with a slow journald.
enum JournalAccess: Equatable {
  case readable(isVolatile: Bool)
  /// This file exists, and this process may not read it.
  case forbidden(String)
  /// There is no file yet, or `Storage=none`.
  case absent

  /// The access right now.
  ///
  /// - Parameters:
  ///   - root: the directory below which the journal is looked for; tests use another one.
  ///   - user: whose own file counts too; nil for the file of services alone.
  static func current(root: FilePath = "/", user: UInt32?) -> JournalAccess {
    let machine = (try? FileText.read(root.appending("etc/machine-id")))?.prefix { $0 != "\n" } ?? ""
    var forbidden: String?
    // While journald writes to /run, it writes nowhere else. When it moves to /var, it empties the directory in /run.
    for (directory, isVolatile) in [("run/log/journal", true), ("var/log/journal", false)] {
      let own = root.appending(directory).appending(String(machine))
      // Each user has a file that the user may read; services share the system's file.
      for name in (user.map { ["user-\($0).journal"] } ?? []) + ["system.journal"] {
        let path = own.appending(name)
        do {
          try FileDescriptor.open(path, .readOnly, options: [.closeOnExec]).close()
          return .readable(isVolatile: isVolatile)
        } catch Errno.permissionDenied, Errno.notPermitted {
          forbidden = forbidden ?? path.string
        } catch {
          // The file does not exist, or does not exist any more.
        }
      }
      if let forbidden { return .forbidden(forbidden) }
    }
    return .absent
  }
}
