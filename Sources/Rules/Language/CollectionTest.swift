package import AccessibilityTree

/// What a collection is asked.
package enum CollectionTest: Hashable, Sendable {
  case selection([SelectionMode])
  case rows(NumberTest)
  case columns(NumberTest)
}
