import AccessibilityTree

/// Traits as AccessibilitySnapshot names them, private ones included.
enum AccessibilitySnapshotTraits {
  /// Reads the list of names that the cursor has returned but not entered.
  static func read(_ json: inout JSONCursor) throws(ReadFault) -> Traits {
    var traits = Traits()
    try json.enter()
    while let item = try json.next() {
      guard let name = item.string else { continue }
      traits.formUnion(Traits.named[name.lowercased()] ?? unknown(name))
    }
    return traits
  }

  /// The role that these traits say.
  ///
  /// - Parameter isTab: whether the context calls the element a tab.
  static func role(_ traits: Traits, isTab: Bool) -> Role {
    if isTab { return .tab }
    return AccessibilitySnapshotRoles.byTrait.first { traits.contains($0.trait) }?.role ?? .other
  }

  /// “unknown(1048576)” holds the bits that the library has no name for.
  private static func unknown(_ name: String) -> Traits {
    guard name.hasPrefix("unknown("), name.hasSuffix(")"), let bits = UInt64(name.dropFirst(8).dropLast()) else {
      return []
    }
    return privateBits.reduce(into: Traits()) { traits, known in
      if bits & (1 << known.bit) != 0 { traits.insert(known.trait) }
    }
  }

  /// Source: facebook/idb PrivateHeaders/AXRuntime/AXTraits.h.
  private static let privateBits: [(bit: UInt64, trait: Traits)] = [
    (19, .pickerElement), (20, .radioButton), (38, .draggable), (40, .popupButton), (46, .supportsZoom),
    (52, .menuItem), (56, .alert),
  ]
}
