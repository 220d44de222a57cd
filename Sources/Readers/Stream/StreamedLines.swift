import Glibc

/// The lines of a stream, one after the other, each with the room behind it that the JSON parser needs.
///
/// It holds one line and one chunk at most, whatever is sent.
public struct StreamedLines<Failure: Error> {
  /// Where the bytes come from: fills the buffer from its start, and returns how many bytes it wrote; 0 at the end.
  private let read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  /// The longest line that is kept, in bytes.
  private let limit: Int
  private var buffer: [UInt8] = []
  /// Of the buffer, what is not handed over yet, and how far no line feed was found in it.
  private var (start, searched) = (0, 0)
  private var isAtEnd = false

  private static var chunk: Int { 1 << 16 }
  /// One long line must not keep its room for as long as the stream lasts.
  private static var keptRoom: Int { 1 << 20 }

  /// The number of the last line, counted from 1.
  public private(set) var number = 0

  /// The lines of what `read` gives.
  public init(limit: Int, read: @escaping (UnsafeMutableRawBufferPointer) throws(Failure) -> Int) {
    (self.limit, self.read) = (limit, read)
  }

  /// A line without its end.
  public enum Line: ~Copyable {
    case text(PaddedBytes)
    /// It is longer than the limit and was passed over.
    case tooLong
  }

  /// The next line; nil after the last one, which needs no end.
  public mutating func next() throws(Failure) -> Line? {
    var isTooLong = false
    while true {
      if let feed = lineFeed() { return line(to: feed, next: feed + 1, isTooLong) }
      if isAtEnd {
        return start < buffer.count || isTooLong ? line(to: buffer.count, next: buffer.count, isTooLong) : nil
      }
      if buffer.count - start > limit {
        isTooLong = true
        (start, searched) = (buffer.count, buffer.count)
      }
      try fill()
    }
  }

  private func lineFeed() -> Int? {
    buffer.withUnsafeBytes { bytes in
      // A generic search takes a hundred times as long.
      guard let base = bytes.baseAddress, searched < bytes.count else { return nil }
      return memchr(base + searched, 0x0A, bytes.count - searched).map { UnsafeRawPointer($0) - base }
    }
  }

  private mutating func line(to end: Int, next: Int, _ isTooLong: Bool) -> Line {
    number += 1
    defer { (start, searched) = (next, next) }
    guard !isTooLong, end - start <= limit else { return .tooLong }
    return .text(PaddedBytes(copying: buffer[start..<end]))
  }

  private mutating func fill() throws(Failure) {
    buffer.removeSubrange(..<start)
    if buffer.isEmpty, buffer.capacity > Self.keptRoom { buffer = [] }
    (start, searched) = (0, buffer.count)
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunk, alignment: 1)
    defer { room.deallocate() }
    let added = try read(room)
    buffer.append(contentsOf: room[..<added])
    isAtEnd = added == 0
  }
}
