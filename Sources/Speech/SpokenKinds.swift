import AccessibilityTree

/// Which kinds of pieces an utterance has, and which it may have, without its words: rules ask many nodes for no more.
public struct SpokenKinds: Sendable {
  private var spoken: UInt8 = 0
  private var open: UInt8 = 0

  init() {}

  /// Those of a composed utterance.
  init(of utterance: Utterance) {
    for fragment in utterance.fragments { spoken |= Self.bit(fragment.kind) }
    for unknown in utterance.unknown { open |= Self.bit(unknown.kind) }
  }

  /// Whether a piece of this kind is spoken.
  public func contains(_ kind: Fragment.Kind) -> Bool { spoken & Self.bit(kind) != 0 }

  /// Whether the export cannot settle if one is spoken.
  public func mayContain(_ kind: Fragment.Kind) -> Bool { open & Self.bit(kind) != 0 }

  private static func bit(_ kind: Fragment.Kind) -> UInt8 {
    switch kind {
    case .state: 1
    case .name: 2
    case .value: 4
    case .role: 8
    case .position: 16
    case .context: 32
    case .hint: 64
    }
  }
}

extension SpokenKinds: SpokenPieces {
  mutating func say(_ kind: Fragment.Kind, _ text: @autoclosure () -> String, property: Property?, node: Int) {
    spoken |= Self.bit(kind)
  }

  mutating func lack(_ property: Property, for kind: Fragment.Kind) { open |= Self.bit(kind) }
}
