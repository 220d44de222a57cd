/// Journal files that number their entries together: what journald or the receiver began anew when a file was full.
///
/// The numbers tell the order of the entries, whatever the clock of the box was set to.
struct StoredChain {
  /// Those that have entries left.
  private var files: [StoredFile]
  private var newest = 0

  /// A chain of files that are at an entry each.
  init(_ files: [StoredFile]) {
    self.files = files
    findNewest()
  }

  /// The time of the newest entry that is left; nil at the end.
  var time: WallTime? { file?.position?.time }

  /// The file with the newest entry that is left; nil at the end.
  var file: StoredFile? { files.isEmpty ? nil : files[newest] }

  /// Goes to the next older entry.
  mutating func goBack() throws(StoredJournalProblem) {
    guard try files[newest].goBack() == nil else {
      if files.count > 1 { findNewest() }
      return
    }
    try files.remove(at: newest).release()
    findNewest()
  }

  private mutating func findNewest() {
    newest = files.indices.max { (files[$0].position?.number ?? 0) < (files[$1].position?.number ?? 0) } ?? 0
  }
}
