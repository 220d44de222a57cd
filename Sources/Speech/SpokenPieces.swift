import AccessibilityTree

/// Takes an utterance piece by piece, as a screen reader composes it.
protocol SpokenPieces {
  /// A piece that is spoken.
  mutating func say(_ kind: Fragment.Kind, _ text: @autoclosure () -> String, property: Property?, node: Int)
  /// A kind of piece that may be spoken, and the property that the export lacks to tell.
  mutating func lack(_ property: Property, for kind: Fragment.Kind)
}

extension SpokenPieces {
  mutating func say(_ kind: Fragment.Kind, _ text: @autoclosure () -> String, node: Int) {
    say(kind, text(), property: nil, node: node)
  }
}

extension Utterance: SpokenPieces {
  mutating func say(_ kind: Fragment.Kind, _ text: @autoclosure () -> String, property: Property?, node: Int) {
    fragments.append(Fragment(kind, text(), property: property, node: node))
  }

  mutating func lack(_ property: Property, for kind: Fragment.Kind) {
    unknown.append(Unknown(kind: kind, lacks: property))
  }
}
