/// The keys of the canonical tree: the words of this model, for rule examples (YAML) and for exporters that want to write
/// a11yd's own format directly (JSON).
///
/// Every `Property` is a key, in kebab case or in camel case; a few have shorter names. Scalars are read as text and typed
/// here, never by YAML or JSON.
///
/// Source: config/snapshot.schema.json.
public enum CanonicalKey: Hashable, Sendable {
  case role
  case flag(Property)
  /// `disabled: true` is `enabled: false`.
  case negated(Property)
  case text(Property)
  case traits
  case bounds
  case liveRegion
  case position
  /// `cell: [row, column]`, in a grid.
  case cell
  case collection
  case range
  case actions
  case clickLabel
  case longClickLabel
  /// `heading-level: 2`, 1 to 6.
  case headingLevel
  /// `truncated: true` says that the exporter stopped at this node: children of it may be missing.
  case truncated

  /// The key behind a name, or nil. `name` is the label, `id` the identifier, `frame` the bounds.
  public init?(_ name: String) {
    let kebab = Self.kebabCase(name)
    switch kebab {
    case "role": self = .role
    case "name", "label": self = .text(.label)
    case "id": self = .text(.identifier)
    case "frame", "bounds": self = .bounds
    case "disabled": self = .negated(.enabled)
    case "traits": self = .traits
    case "live-region": self = .liveRegion
    case "position": self = .position
    case "cell": self = .cell
    case "collection": self = .collection
    case "range": self = .range
    case "actions": self = .actions
    case "click-label": self = .clickLabel
    case "long-click-label": self = .longClickLabel
    case "heading-level": self = .headingLevel
    case "truncated": self = .truncated
    default:
      guard let property = Property(named: kebab) else { return nil }
      if property.isFlag {
        self = .flag(property)
      } else if property.isText {
        self = .text(property)
      } else {
        return nil
      }
    }
  }

  /// Every name that a node may use, for “Did you mean …?”.
  public static let names: [String] =
    ["name", "id", "frame", "disabled", "cell", "click-label", "long-click-label", "heading-level", "truncated"]
    + Property.allCases.map(\.name).filter { CanonicalKey($0) != nil }

  /// What the key states; nil for `truncated`, which is about the tree.
  public var property: Property? {
    switch self {
    case .role: .role
    case .flag(let property), .negated(let property), .text(let property): property
    case .traits: .traits
    case .bounds: .bounds
    case .liveRegion: .liveRegion
    case .position, .cell: .position
    case .collection: .collection
    case .range: .range
    case .actions, .clickLabel, .longClickLabel: .actions
    case .headingLevel: .heading
    case .truncated: nil
    }
  }

  /// Whether a role has this name, in kebab case or in camel case.
  public static func isRole(_ name: String) -> Bool { Role(rawValue: kebabCase(name)) != nil }

  static func kebabCase(_ name: String) -> String {
    // Nearly all names are plain ASCII in lower case, and asking Unicode is slow.
    if name.utf8.allSatisfy({ $0 < 0x80 && !(0x41...0x5A).contains($0) }) { return name }
    return name.reduce(into: "") { kebab, character in
      if character.isUppercase { kebab += "-" }
      kebab += character.lowercased()
    }
  }
}
