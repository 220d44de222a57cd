import AccessibilityTree

/// A state that `says:` asks for. `disabled` is spoken if a node is not `enabled`.
struct SpokenState: RawRepresentable, CaseIterable, Hashable {
  let rawValue: String
  let property: Property

  init?(rawValue: String) {
    guard let property = rawValue == "disabled" ? .enabled : Property(named: rawValue), property.isFlag,
      rawValue != "enabled"
    else { return nil }
    (self.rawValue, self.property) = (rawValue, property)
  }

  static let allCases = (["disabled"] + Property.allCases.filter(\.isFlag).map(\.name)).compactMap(SpokenState.init)
}
