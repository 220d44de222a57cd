/// The distinct texts of one snapshot, each once, unescaped.
///
/// Every question about words is answered once for each distinct label and then looked up by number.
public struct Labels: Sendable {
  private var texts: [String] = []
  /// A hash table with open addressing. Its size is a power of two, and it is at most 2/3 full.
  private var slots = [Slot](repeating: .empty, count: 256)

  /// One slot of the table: the upper half of a text's hash, so that other texts are hardly ever compared, and its
  /// number, or -1.
  private struct Slot {
    let hash: UInt32
    let number: Int32

    static let empty = Slot(hash: 0, number: -1)
  }

  /// An empty table.
  public init() {}

  /// How many distinct texts there are.
  public var count: Int { texts.count }

  /// The text behind a number, or nil for `.absent` and `.notExported`.
  public subscript(id: LabelID) -> String? { id.isText ? texts[Int(id.rawValue)] : nil }

  /// Whether this is the text behind a number.
  package func isText(_ text: String, _ id: LabelID) -> Bool { id.isText && texts[Int(id.rawValue)] == text }

  /// The first byte of the text behind a number, which has one.
  package func firstByte(of id: LabelID) -> UInt8 {
    let text = texts[Int(id.rawValue)]
    return text.utf8.withContiguousStorageIfAvailable { $0.first ?? 0 } ?? text.utf8.first ?? 0
  }

  /// The last byte of the text behind a number, which has one.
  package func lastByte(of id: LabelID) -> UInt8 {
    let text = texts[Int(id.rawValue)]
    return text.utf8.withContiguousStorageIfAvailable { $0.last ?? 0 } ?? text.utf8.last ?? 0
  }

  /// A hash of the text behind a number, which there is. It is the same in every process.
  package func hash64(of id: LabelID) -> UInt64 {
    let text = texts[Int(id.rawValue)]
    if let hash = text.utf8.withContiguousStorageIfAvailable(Fingerprint.hash64) { return hash }
    return Array(text.utf8).withUnsafeBufferPointer(Fingerprint.hash64)
  }

  /// The number of this text, new or known; `.absent` for the empty text.
  ///
  /// The bytes must be valid UTF-8; invalid sequences become U+FFFD.
  public mutating func intern(_ utf8: UnsafeBufferPointer<UInt8>) -> LabelID {
    guard !utf8.isEmpty else { return .absent }
    let hash = Self.hash(utf8)
    let upper = UInt32(truncatingIfNeeded: hash >> 32)
    var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[place].number >= 0 {
      let candidate = slots[place]
      if candidate.hash == upper, Self.equal(texts[Int(candidate.number)], utf8) {
        return LabelID(rawValue: candidate.number)
      }
      place = (place + 1) & (slots.count - 1)
    }
    let id = Int32(texts.count)
    texts.append(String(decoding: utf8, as: UTF8.self))
    slots[place] = Slot(hash: upper, number: id)
    if texts.count * 3 > slots.count * 2 { grow() }
    return LabelID(rawValue: id)
  }

  /// The number of this text, new or known; `.absent` for the empty text.
  public mutating func intern(_ text: String) -> LabelID {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  /// The hash of a text. Most labels are short, and two words and one multiplication mix all of their bytes; XXH3
  /// hashes the others.
  private static func hash(_ utf8: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(utf8)
    let count = bytes.count
    let first: UInt64
    let last: UInt64
    switch count {
    case 1...3:
      first = UInt64(bytes[0]) | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1]) << 16
      last = 0
    case 4...7:
      first = UInt64(bytes.loadUnaligned(as: UInt32.self))
      last = UInt64(bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
    case 8...16:
      first = bytes.loadUnaligned(as: UInt64.self)
      last = bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    default: return Fingerprint.hash64(utf8)
    }
    // No text can make a factor zero, because neither constant is valid UTF-8.
    let product = (first ^ 0x9E37_79B9_7F4A_7C15)
      .multipliedFullWidth(by: last ^ UInt64(count) ^ 0xBF58_476D_1CE4_E5B9)
    return product.high ^ product.low
  }

  private static func equal(_ text: String, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.utf8.count == utf8.count else { return false }
    return text.utf8.withContiguousStorageIfAvailable { same($0, utf8) } ?? text.utf8.elementsEqual(utf8)
  }

  /// Compares two texts of the same length, eight bytes at a time.
  private static func same(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    let (left, right) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
    var at = 0
    while at + 8 <= left.count {
      let word = left.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      guard word == right.loadUnaligned(fromByteOffset: at, as: UInt64.self) else { return false }
      at += 8
    }
    while at < left.count {
      guard left[at] == right[at] else { return false }
      at += 1
    }
    return true
  }

  private mutating func grow() {
    slots = [Slot](repeating: .empty, count: slots.count * 2)
    for index in texts.indices {
      let hash = texts[index].withUTF8 { Self.hash($0) }
      var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[place].number >= 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = Slot(hash: UInt32(truncatingIfNeeded: hash >> 32), number: Int32(index))
    }
  }
}
