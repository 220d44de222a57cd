import AccessibilityTree
@testable import Audit
import Testing

/// One node for each pair of truth values, so that one operation on sets is the whole table.
struct TruthSetTests {
  static let values: [Truth] = [.yes, .no, .unknown]
  private var left = TruthSet(.no, count: 9)
  private var right = TruthSet(.no, count: 9)

  init() {
    for (row, truth) in Self.values.enumerated() {
      for column in 0..<3 {
        left.set(row * 3 + column, truth)
        right.set(column * 3 + row, truth)
      }
    }
  }

  @Test func `all follows Kleene`() {
    var both = left
    both.formIntersection(right)
    #expect((0..<9).map { both[$0] } == [.yes, .no, .unknown, .no, .no, .no, .unknown, .no, .unknown])
    #expect((0..<9).allSatisfy { both[$0] == left[$0].and(right[$0]) })
  }

  @Test func `any follows Kleene`() {
    var either = left
    either.formUnion(right)
    #expect((0..<9).map { either[$0] } == [.yes, .yes, .yes, .yes, .no, .unknown, .yes, .unknown, .unknown])
    #expect((0..<9).allSatisfy { either[$0] == left[$0].or(right[$0]) })
  }

  @Test func `not keeps unknown`() {
    #expect((0..<9).map { left.negated[$0] } == [.no, .no, .no, .yes, .yes, .yes, .unknown, .unknown, .unknown])
    #expect(left.negated.negated == left)
  }
}
