/// A place in a set, as people hear it: “2 of 3”. Both numbers count from 1.
public struct Position: Hashable, Sendable {
  public var index: Int
  public var count: Int

  /// “`index` of `count`”.
  public init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
}
