/// A defect that is put into a screen that has none of its kind, and the rules that have to find it there.
///
/// One mutation, one file in `Mutations`; `Mutation.all` lists them. It changes a snapshot, never the bytes of an export, so
/// that what the export can prove stays what it was.
package struct Mutation: Sendable {
  /// What is done, such as `role-word-appended`.
  package let name: String
  /// What an app has to do wrong for it; one sentence.
  package let what: String
  package let finds: [Find]
  /// Rules or expectations that may rightly fail besides, anywhere on the screen: “button/name-is-present”, or with
  /// “#name-missing” behind it.
  package let brings: [String]
  /// Seeds the defect; false where there is nothing to seed it in.
  let seed: @Sendable (inout Mutant) -> Bool

  init(
    _ name: String, _ what: String, finds: [Find], brings: [String] = [],
    seed: @escaping @Sendable (inout Mutant) -> Bool
  ) {
    (self.name, self.what, self.finds, self.brings, self.seed) = (name, what, finds, brings, seed)
  }

  /// Whether the rules have both names for this defect: what has no name is “a backdrop” where its identifier says so.
  func isSaidBy(_ one: ExpectationName, _ other: ExpectationName) -> Bool {
    [one, other].allSatisfy { name in finds.contains { $0.expectation == name } }
  }

  /// Whether a failure that was not there before comes of this defect.
  func explains(_ failure: ExpectationName) -> Bool {
    finds.contains { $0.expectation == failure } || brings.contains { $0 == failure.rule || $0 == failure.description }
  }
}
