import AccessibilityTree

/// What an iOS element says, while its keys are being read. `IOSElementBuilder.close` keeps it.
struct IOSElementDraft {
  /// Place in preorder.
  let index: Int
  var record: NodeRecord
  /// The properties that this node shows the export to carry.
  var carried = PropertySet()
  /// The value as written. What it proves depends on the role.
  var value = LabelID.notExported
  /// Whether the value is a number or a truth value. An app's value is always a text, so such a value is the exporter's
  /// word for a state.
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

  /// States the rectangle. An edge that is not a number is missing.
  mutating func state(_ bounds: Rect) {
    record.bounds = bounds
    carried.insert(.bounds)
  }

  /// States the traits, and the states that only traits show.
  mutating func state(_ traits: Traits) {
    record.traits = traits
    carried.insert(.traits)
    state(.selected, traits.contains(.selected))
    state(.heading, traits.contains(.header))
    state(.adjustable, traits.contains(.adjustable))
    state(.updatesFrequently, traits.contains(.updatesFrequently))
  }
}
