import SystemPackage

/// The kernel's watches of the directories in the tree, each with its directory's path below the root.
struct DirectoryWatches {
  private let inotify: Inotify?
  private var paths: [Int32: FilePath] = [:]
  /// Watches that were given up, until the kernel says that they have ended: what it reported before is on its way.
  private var formerPaths: [Int32: FilePath] = [:]

  /// No watches.
  ///
  /// - Parameter inotify: nil where the tree is only listed, which makes no watches.
  init(inotify: Inotify?) { self.inotify = inotify }

  var count: Int { paths.count }

  /// The directory of a watch; nil if it was given up or has ended.
  subscript(number: Int32) -> FilePath? { paths[number] }

  /// The directory of a watch that was given up and has not ended.
  func former(_ number: Int32) -> FilePath? { formerPaths[number] }

  /// Adds watches that a listing made.
  mutating func add(_ others: [Int32: FilePath]) { paths.merge(others) { _, new in new } }

  /// Keeps only the watches that a listing of the whole tree made, and gives up the others.
  mutating func replace(with listed: [Int32: FilePath]) {
    for (number, path) in paths where listed[number] == nil {
      inotify?.unwatch(number)
      formerPaths[number] = path
    }
    paths = listed
  }

  /// Records that the kernel ended this watch.
  mutating func noteEnd(of number: Int32) {
    if paths.removeValue(forKey: number) == nil { formerPaths[number] = nil }
  }

  /// Forgets what was given up, because its ends may be among hints that were lost.
  mutating func forgetFormer() { formerPaths = [:] }

  /// Ends all watches.
  func end() {
    for number in paths.keys { inotify?.unwatch(number) }
  }
}
