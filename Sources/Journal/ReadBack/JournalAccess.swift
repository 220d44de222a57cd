import SystemPackage

/// Whether this process may read the journal that its entries go to.
///
/// libsystemd does not tell: without the right it opens the journal all the same and shows nothing, just as when nothing is
/// there yet. So the files are asked, which is certain, where “nothing of ours was seen so far” would be a guess that a slow
/// journald proves wrong.
enum JournalAccess: Equatable {
  case readable(isVolatile: Bool)
  /// This file is there and may not be read.
  case forbidden(String)
  /// No file is there: not yet, or `Storage=none`.
  case absent

  /// At this moment.
  ///
  /// - Parameter root: below it the journal is looked for; another one in tests.
  static func current(root: FilePath = "/", user: UInt32) -> JournalAccess {
    let machine = (try? FileText.read(root.appending("etc/machine-id")))?.prefix { $0 != "\n" } ?? ""
    var forbidden: String?
    // While journald writes to /run it writes nowhere else: moving to /var it empties the directory there.
    for (directory, isVolatile) in [("run/log/journal", true), ("var/log/journal", false)] {
      let own = root.appending(directory).appending(String(machine))
      // People have a file of their own, which they may read; services share the system's.
      for name in ["user-\(user).journal", "system.journal"] {
        let path = own.appending(name)
        do {
          try FileDescriptor.open(path, .readOnly, options: [.closeOnExec]).close()
          return .readable(isVolatile: isVolatile)
        } catch Errno.permissionDenied, Errno.notPermitted {
          forbidden = forbidden ?? path.string
        } catch {
          // Not there, or there no more.
        }
      }
      if let forbidden { return .forbidden(forbidden) }
    }
    return .absent
  }
}
