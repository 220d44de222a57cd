package import AccessibilityTree

/// A changed snapshot, and which of its nodes is which of the original.
package struct EditedSnapshot: Sendable {
  package let snapshot: Snapshot
  /// For each node of the changed snapshot, its number in the edit.
  package let numbers: [Int]
  private let places: [Int: Int]

  init(snapshot: Snapshot, numbers: [Int], places: [Int: Int]) {
    (self.snapshot, self.numbers, self.places) = (snapshot, numbers, places)
  }

  /// Where a node of the edit is now; nil if it was removed.
  package func place(of number: Int) -> Int? { places[number] }
}
