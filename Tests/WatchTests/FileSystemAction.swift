/// One random thing that producers of files do to a drop directory.
///
/// It names what it acts on by numbers that are taken modulo what is there when it is its turn, so that it still means
/// something when others before it are left out; with nothing to act on it does nothing.
struct FileSystemAction: CustomStringConvertible, Sendable {
  enum Kind: CaseIterable, Sendable {
    // files of one writer
    case create, rounds, open, more, close, abandon, temporary, finish, place, placeOver, unnamed
    // files that are there
    case linkIn, linkWithin, moveWithin, moveOut, moveIn, exchange, unlink, truncate, append, overwrite, map, touch
    case forbid, allow, symbolicLink, fifo, burst
    // directories
    case makeTree, moveTreeIn, moveTreeOut, moveTreeWithin, hideTree, showTree, removeTree, recreateDirectory
    case exchangeTrees
    // the watched directory itself
    case replaceRoot, rootAwayAndBack
    // what no kernel tells: only the regular listing finds it
    case flipRoot, writeOutside
    // nothing, until the watcher has caught up
    case pause
  }

  let kind: Kind
  let first: Int
  let second: Int
  /// Whether the watcher may catch up in the middle of it.
  let pauses: Bool

  /// A random one; those of the root are rare, or nothing else would be seen.
  init(using generator: inout some RandomNumberGenerator) {
    var kind = Kind.allCases.randomElement(using: &generator) ?? .pause
    if [.replaceRoot, .rootAwayAndBack, .flipRoot, .burst].contains(kind), Int.random(in: 0..<3, using: &generator) > 0
    {
      kind = [.create, .place, .makeTree].randomElement(using: &generator) ?? .place
    }
    self.kind = kind
    first = Int.random(in: 0..<1_000, using: &generator)
    second = Int.random(in: 0..<1_000, using: &generator)
    pauses = Int.random(in: 0..<4, using: &generator) == 0
  }

  var description: String { "\(kind)(\(first), \(second)\(pauses ? ", pauses" : ""))" }
}
