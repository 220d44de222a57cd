/// The keys of one mapping: a predicate that holds where all of them do.
package struct OutlineGroup: Sendable {
  package var lines: [OutlineLine]
}
