import AccessibilityTree

/// What an iOS element says, while its keys are read; `IOSElementBuilder.close` keeps it.
struct IOSElementDraft {
  /// Place in preorder.
  let index: Int
  var record: NodeRecord
  /// What this node shows that the export carries.
  var carried = PropertySet()
  /// As written; what it proves depends on the role.
  var value = LabelID.notExported
  /// The value is a number or a truth value. What an app gives is always a text, so this is the exporter's word for a state.
  var isValueNumber = false

  /// States a yes-or-no property and that this export carries it.
  mutating func state(_ property: Property, _ value: Bool) {
    record.set(property, value)
    carried.insert(property)
  }

  /// States a text and that this export carries it.
  mutating func state(_ property: Property, _ text: LabelID) {
    record.set(property, text)
    carried.insert(property)
  }

  /// States the role.
  mutating func state(_ role: Role) {
    record.role = role
    carried.insert(.role)
  }

  /// States the rectangle; an edge that is not a number is missing.
  mutating func state(_ bounds: Rect) {
    record.bounds = bounds
    carried.insert(.bounds)
  }

  /// States the traits and the states that only they tell.
  mutating func state(_ traits: Traits) {
    record.traits = traits
    carried.insert(.traits)
    state(.selected, traits.contains(.selected))
    state(.heading, traits.contains(.header))
    state(.adjustable, traits.contains(.adjustable))
    state(.updatesFrequently, traits.contains(.updatesFrequently))
  }
}
