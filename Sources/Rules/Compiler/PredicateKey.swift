/// The keys of predicates that are neither states nor texts nor about other steps; the raw value stands in rule files.
enum PredicateKey: String, CaseIterable {
  case role
  case stop
  case passedOver = "passed-over"
  case trait
  case heardPosition = "heard-position"
  case frame
  case position
  case range
  case actions
  case collection
  case inLiveRegion = "in-live-region"
  case announced
  case otherApp = "other-app"
  case exportsOutOfView = "exports-out-of-view"
  case exportsHeardOrder = "exports-heard-order"
  case elsewhere
  case anywhere
  case saidElsewhere = "said-elsewhere"
  case sameName = "same-name"
  case overlappingSibling = "overlapping-sibling"
  case sameBox = "same-box"
  case scrolledOut = "scrolled-out"
  case platform
  case `in`
  case parent
  case ancestor
  case child
  case descendant
  case children
  case sibling
  case previousStop = "previous-stop"
  case nextStop = "next-stop"
  case earlierStop = "earlier-stop"
  case laterStop = "later-stop"
  case all
  case any
  case not

  /// A table, because a key would be compared with half of them otherwise, and rules have thousands of keys.
  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The key of this name, or nil.
  init?(named name: String) {
    guard let key = Self.byName[name] else { return nil }
    self = key
  }
}
