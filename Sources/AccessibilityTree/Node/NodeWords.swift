/// The bits of a node set: 64 nodes a word, the lowest bit first.
///
/// A class with the words right behind it. For an array of them the runtime is asked for the type each time that one is
/// made and let go of, and nobody can ask an array whether others hold it too.
@usableFromInline
final class NodeWords: ManagedBuffer<Int, UInt64> {
  /// So many words are looked at together, without asking for each whether it is the last. Their number is a multiple of it.
  @usableFromInline static let block = 8

  /// How many words there are for so many nodes.
  @inlinable @inline(__always)
  static func count(for nodes: Int) -> Int { ((nodes &+ 511) >> 9) << 3 }

  /// Words of whatever content.
  @inline(__always)
  static func make(count: Int) -> NodeWords {
    unsafeDowncast(NodeWords.create(minimumCapacity: count) { _ in count }, to: NodeWords.self)
  }

  /// The same bits in each word.
  static func make(count: Int, each word: UInt64) -> NodeWords {
    let made = make(count: count)
    made.start.initialize(repeating: word, count: count)
    return made
  }

  /// The same words again.
  func copy(count: Int) -> NodeWords {
    let made = Self.make(count: count)
    made.start.initialize(from: start, count: count)
    return made
  }

  /// The first word. Whoever looks at it holds the object.
  @inlinable @inline(__always)
  var start: UnsafeMutablePointer<UInt64> { withUnsafeMutablePointerToElements { $0 } }
}
