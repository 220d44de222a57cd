package import AccessibilityTree

/// A question about a collection.
package enum CollectionTest: Hashable, Sendable {
  case selection([SelectionMode])
  case rows(NumberTest)
  case columns(NumberTest)
}
