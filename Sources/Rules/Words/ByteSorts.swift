/// How many bytes of each sort a text of fewer than 200 bytes has.
struct ByteSorts {
  private var counts: UInt64 = 0
  private var found: UInt64 = 0

  init(of bytes: UnsafeBufferPointer<UInt8>) {
    Self.sorts.withUnsafeBufferPointer { sorts in
      for byte in bytes {
        let sort = sorts[Int(byte)]
        // Fewer than 200 of each sort fit a byte, so that one addition counts them all.
        counts &+= sort & Self.counted
        found |= sort
      }
    }
  }

  /// How many bytes are of a counted sort.
  func count(_ sort: Sort) -> UInt64 { counts >> sort.rawValue & 0xFF }

  /// Whether some byte is of this sort.
  func has(_ sort: Sort) -> Bool { found >> sort.rawValue & 1 != 0 }

  /// A sort of bytes; the raw value is where its count begins among 64 bits, or where a bit says that there is one.
  enum Sort: UInt64 {
    case capital = 0
    case digit = 8
    case space = 16
    case dot = 24
    /// Underscores and hyphens.
    case joint = 32
    case slash = 40
    case beyondASCII
    /// Visible characters of ASCII.
    case seen
    /// What programs print values with.
    case mark
    case at
    /// A byte of what stands for a missing value that few texts have.
    case ofMissing
  }

  /// The sorts that are counted.
  private static let counted: UInt64 = (1 << Sort.slash.rawValue) - 1

  /// By byte, 1 at the place of each sort that it is of.
  private static let sorts: [UInt64] = (0...255).map { (byte: UInt8) in
    func one(_ sort: Sort, if isSo: Bool) -> UInt64 { isSo ? 1 << sort.rawValue : 0 }
    return one(.capital, if: (0x41...0x5A).contains(byte)) | one(.digit, if: (0x30...0x39).contains(byte))
      | one(.space, if: byte == 0x20) | one(.dot, if: byte == UInt8(ascii: "."))
      | one(.joint, if: byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-"))
      | one(.slash, if: byte == UInt8(ascii: "/")) | one(.beyondASCII, if: byte >= 0x80)
      | one(.seen, if: byte > 0x20 && byte < 0x7F) | one(.mark, if: Shape.isMarkOfPrint(byte))
      | one(.at, if: byte == UInt8(ascii: "@")) | one(.ofMissing, if: [0x66, 0x27, 0xE2].contains(byte))
  }
}
