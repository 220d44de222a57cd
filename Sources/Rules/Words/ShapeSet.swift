/// The shapes that a text may have as far as its bytes tell; nearly all that people write has none.
package struct ShapeSet: Sendable {
  private var bits: UInt8 = 0

  /// Whether there is none.
  package var isEmpty: Bool { bits == 0 }

  /// These shapes.
  package init(_ shapes: [Shape]) {
    for shape in shapes { bits |= Self.bit(shape) }
  }

  /// Without a look at characters.
  package init(possibleFor text: String) {
    var text = text
    self = text.withUTF8 { ShapeSet(bytes: $0) }
  }

  /// Whether the shape is among them.
  package func contains(_ shape: Shape) -> Bool { bits & Self.bit(shape) != 0 }

  /// Whether no shape is in both.
  package func isDisjoint(with other: ShapeSet) -> Bool { bits & other.bits == 0 }

  private static func bit(_ shape: Shape) -> UInt8 {
    switch shape {
    case .fileName: 1
    case .assetName: 2
    case .className: 4
    case .resourceName: 8
    case .iconCharacter: 16
    case .cutOff: 32
    }
  }

  private mutating func insert(_ shape: Shape, if isPossible: Bool) { if isPossible { bits |= Self.bit(shape) } }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    guard let last = bytes.last else { return }
    // The last byte of nearly all texts is of a letter.
    insert(.cutOff, if: last >= 0x80 || last <= 0x20 || last == UInt8(ascii: "."))
    guard bytes.count < 200 else {
      // Nobody has to ask Unicode about a character that can be seen and is of ASCII.
      insert(.iconCharacter, if: !bytes.contains { $0 > 0x20 && $0 < 0x7F })
      return
    }
    // Fewer than 200 of each sort fit a byte, so that one addition counts them all.
    let counts = Self.sorts.withUnsafeBufferPointer { sorts in bytes.reduce(0) { $0 &+ sorts[Int($1)] } }
    func count(_ sort: Sort) -> UInt64 { counts >> sort.rawValue & 0xFF }
    insert(.iconCharacter, if: count(.seen) == 0)
    // What is not ASCII has no other shape.
    guard count(.beyondASCII) == 0 else { return }
    let joints = count(.dot) + count(.joint)
    if count(.space) == 0 {
      insert(.fileName, if: count(.dot) > 0)
      insert(.assetName, if: joints > 0)
      // “loginBtn” has one capital.
      insert(.className, if: count(.capital) > 0 || count(.dot) > 1 || count(.joint) > 0)
    } else {
      // UIKit reads “icon_close” as “icon close”.
      insert(.assetName, if: count(.capital) == 0)
      insert(.className, if: bytes.count == 15 && bytes[0] == UInt8(ascii: "["))
    }
    // A number of the resource table has ten digits.
    insert(.resourceName, if: count(.digit) >= 10 || (count(.space) == 0 && count(.slash) > 0))
  }

  /// A sort of bytes; the raw value is where its count begins among 64 bits.
  private enum Sort: UInt64 {
    case capital = 0
    case digit = 8
    case space = 16
    case dot = 24
    /// Underscores and hyphens.
    case joint = 32
    case slash = 40
    case beyondASCII = 48
    /// Visible characters of ASCII.
    case seen = 56
  }

  /// By byte, 1 at the place of each sort that it is of.
  private static let sorts: [UInt64] = (0...255).map { (byte: UInt8) in
    var sorts: UInt64 = byte > 0x20 && byte < 0x7F ? 1 << Sort.seen.rawValue : 0
    switch byte {
    case 0x80...: sorts |= 1 << Sort.beyondASCII.rawValue
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): sorts |= 1 << Sort.capital.rawValue
    case UInt8(ascii: "0")...UInt8(ascii: "9"): sorts |= 1 << Sort.digit.rawValue
    case UInt8(ascii: " "): sorts |= 1 << Sort.space.rawValue
    case UInt8(ascii: "."): sorts |= 1 << Sort.dot.rawValue
    case UInt8(ascii: "_"), UInt8(ascii: "-"): sorts |= 1 << Sort.joint.rawValue
    case UInt8(ascii: "/"): sorts |= 1 << Sort.slash.rawValue
    default: break
    }
    return sorts
  }
}
