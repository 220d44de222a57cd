/// Numbers the names of one document, so that each is compared once and looked up by number afterwards.
///
/// Exporters write the attributes of every element in the same order, so the name that followed last time is tried
/// first. That takes one comparison, and no search for the name's end.
struct XMLNames {
  /// For each name, the name that followed it last time, or -1.
  private var followers: [Int32] = []
  /// For each name, the last element with an attribute of this name.
  private var lastElements: [UInt32] = []
  private var element: UInt32 = 0
  /// A hash table with open addressing, at most half full.
  private var slots = [Int32](repeating: -1, count: 2 * Self.limit)

  /// The most names. Exporters write dozens; a document with more is left to libxml2.
  private static let limit = 1_024
  /// The start value of the hash (FNV-1a). It differs in each process, so nobody can make a file whose names all
  /// collide.
  private static let seed = UInt64.random(in: 0...UInt64.max)

  /// Counts elements, so that a duplicate attribute in one of them is noticed.
  mutating func beginElement() { element += 1 }

  /// Whether the open element has no attribute of this name yet.
  @inline(__always)
  mutating func isFirst(_ name: Int) -> Bool {
    defer { lastElements[name] = element }
    return lastElements[name] != element
  }

  /// Reads the name at `at`, moves past it, and returns its number.
  ///
  /// - Parameters:
  ///   - previous: the name before it in the same tag; nil if it is the name of the element.
  ///   - base: `count` bytes, followed by 8 readable ones.
  /// - Returns: nil if there is no name, or a name with a colon or with letters that are not ASCII.
  @inline(__always)
  mutating func read(
    _ base: UnsafePointer<UInt8>, _ count: Int, _ at: inout Int, after previous: Int?, into tape: inout XMLTape
  ) -> Int? {
    if let previous, followers[previous] >= 0 {
      let follower = Int(followers[previous])
      let name = tape.bytes(tape.names[follower])
      let end = at + name.count
      if end < count, base[end] == UInt8(ascii: "="), Self.areSame(base + at, name) {
        at = end
        return follower
      }
    }
    guard let name = readUnexpected(base, count, &at, into: &tape) else { return nil }
    if let previous { followers[previous] = Int32(name) }
    return name
  }

  private mutating func readUnexpected(
    _ base: UnsafePointer<UInt8>, _ count: Int, _ at: inout Int, into tape: inout XMLTape
  ) -> Int? {
    let start = at
    guard at < count, Self.isStart(base[at]) else { return nil }
    var hash = Self.seed
    while at < count, Self.isPart(base[at]) {
      hash = (hash ^ UInt64(base[at])) &* 0x0000_0100_0000_01B3
      at += 1
    }
    // A letter that is not ASCII may still be part of a name.
    guard at < count, base[at] < 0x80, base[at] != UInt8(ascii: ":") else { return nil }
    let bytes = UnsafeBufferPointer(start: base + start, count: at - start)
    var place = Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1)
    while slots[place] >= 0 {
      let name = tape.bytes(tape.names[Int(slots[place])])
      if name.count == bytes.count, Self.areSame(base + start, name) { return Int(slots[place]) }
      place = (place + 1) & (slots.count - 1)
    }
    guard followers.count < Self.limit else { return nil }
    let number = tape.add(name: XMLTape.Place(start: UInt32(start), length: UInt32(bytes.count)))
    slots[place] = Int32(number)
    followers.append(-1)
    lastElements.append(0)
    return number
  }

  /// Whether the bytes of this name are at `start`. Compares eight at a time, so 8 bytes after both must be readable.
  @inline(__always)
  static func areSame(_ start: UnsafePointer<UInt8>, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let other = name.baseAddress else { return false }
    let (left, right) = (UnsafeRawPointer(start), UnsafeRawPointer(other))
    var at = 0
    while at + 8 <= name.count {
      guard
        left.loadUnaligned(fromByteOffset: at, as: UInt64.self)
          == right.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      else { return false }
      at += 8
    }
    let rest = name.count - at
    if rest == 0 { return true }
    let difference =
      left.loadUnaligned(fromByteOffset: at, as: UInt64.self).littleEndian
      ^ right.loadUnaligned(fromByteOffset: at, as: UInt64.self).littleEndian
    return difference << UInt64(64 - rest * 8) == 0
  }

  /// A letter or an underscore.
  private static func isStart(_ byte: UInt8) -> Bool {
    DocumentBounds.isLetter(byte) || byte == UInt8(ascii: "_")
  }

  /// A letter, a digit, or one of “_-.”.
  @inline(__always)
  private static func isPart(_ byte: UInt8) -> Bool {
    DocumentBounds.isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}
