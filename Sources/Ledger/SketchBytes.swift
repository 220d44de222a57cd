/// A sketch as the ledger keeps it: eight bytes for each place, little endian.
enum SketchBytes {
  static func bytes(of sketch: [UInt64]) -> [UInt8] {
    sketch.flatMap { number in withUnsafeBytes(of: number.littleEndian) { Array($0) } }
  }

  /// The sketch in these bytes. A remainder that is too short for a place is left out.
  static func sketch(of bytes: [UInt8]) -> [UInt64] {
    stride(from: 0, to: bytes.count / 8 * 8, by: 8).map { start in
      bytes[start..<start + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
  }
}
