package import AccessibilityTree

/// What came of changing a snapshot, and which node of it is which of the original.
package struct EditedSnapshot: Sendable {
  package let snapshot: Snapshot
  /// By node of the changed snapshot, the number that it had in the edit.
  package let numbers: [Int]
  private let places: [Int: Int]

  init(snapshot: Snapshot, numbers: [Int], places: [Int: Int]) {
    (self.snapshot, self.numbers, self.places) = (snapshot, numbers, places)
  }

  /// Where a node of the edit is now; nil when it was taken out.
  package func place(of number: Int) -> Int? { places[number] }
}
