/// The shapes that a text may have as far as its bytes tell; nearly all that people write has none.
package struct ShapeSet: Sendable {
  /// One for each shape.
  package private(set) var bits: UInt32 = 0

  /// Whether there is none.
  package var isEmpty: Bool { bits == 0 }

  /// No shape.
  package init() {}

  /// These shapes.
  package init(_ shapes: [Shape]) {
    for shape in shapes { bits |= Self.bit(shape) }
  }

  /// Whether the shape is among them.
  package func contains(_ shape: Shape) -> Bool { bits & Self.bit(shape) != 0 }

  /// Whether no shape is in both.
  package func isDisjoint(with other: ShapeSet) -> Bool { bits & other.bits == 0 }

  /// Adds a shape.
  package mutating func insert(_ shape: Shape) { bits |= Self.bit(shape) }

  private static func bit(_ shape: Shape) -> UInt32 {
    switch shape {
    case .fileName: 1
    case .assetName: 2
    case .className: 4
    case .resourceName: 8
    case .iconCharacter: 16
    case .cutOff: 32
    case .printed: 64
    case .doubled: 128
    case .sign: 256
    case .note: 512
    case .ticked: 1024
    case .number: 2048
    case .snakeCase: 4096
    case .placed: 8192
    case .percentage: 16384
    case .codeInside: 32768
    case .wordAndLabel: 65536
    case .numberedCopy: 131_072
    }
  }
}
