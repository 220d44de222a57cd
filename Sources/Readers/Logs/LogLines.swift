import Glibc

/// The lines of a log, one after the other, without their ends.
struct LogLines {
  private var rest: UnsafeRawBufferPointer

  /// In bytes. What is longer is no line that a11yd knows, and is passed over.
  private static let longest = 1 << 16

  init(_ bytes: UnsafeRawBufferPointer) { rest = bytes }

  mutating func next() -> UnsafeRawBufferPointer? {
    while let start = rest.baseAddress, !rest.isEmpty {
      let end = memchr(start, 0x0A, rest.count).map { UnsafeRawPointer($0) - start }
      var line = UnsafeRawBufferPointer(start: start, count: end ?? rest.count)
      rest = UnsafeRawBufferPointer(rebasing: rest[min(line.count + 1, rest.count)...])
      if line.count > Self.longest { continue }
      if line.last == 0x0D { line = UnsafeRawBufferPointer(rebasing: line.dropLast()) }
      return line
    }
    return nil
  }
}

extension UnsafeRawBufferPointer {
  /// Whether these words are in it.
  func contains(_ words: StaticString) -> Bool {
    let length = words.utf8CodeUnitCount
    var place = 0
    // A generic search for a sequence takes a hundred times as long.
    while let start = baseAddress, place + length <= count,
      let found = memchr(start + place, CInt(words.utf8Start.pointee), count - length + 1 - place)
    {
      if memcmp(found, words.utf8Start, length) == 0 { return true }
      place = UnsafeRawPointer(found) - start + 1
    }
    return false
  }
}
