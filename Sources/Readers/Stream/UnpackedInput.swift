import CZlib

/// The bytes of an input, unpacked if it is a gzip archive. The first bytes tell, whatever the file's name.
///
/// It holds one chunk, however large the input is. Source: RFC 1952; members one after the other are one text, and zeros
/// after the last are padding, as for gzip(1).
public final class UnpackedInput {
  private let name: String
  private let read: (UnsafeMutableRawBufferPointer) throws -> Int
  private let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
  /// Of the chunk, what was read and is not handed over yet, and how many bytes were read before it.
  private var (start, end, passed) = (0, 0, 0)
  /// On the heap, because zlib keeps its address; nil for an input that is not packed.
  private var stream: UnsafeMutablePointer<z_stream>?
  private var isBegun = false
  private var isBetweenMembers = false

  /// The input that `read` gives: it fills a buffer from its start, and returns how many bytes there are; 0 at the end.
  ///
  /// - Parameter name: what messages call it.
  public init(_ name: String, read: @escaping (UnsafeMutableRawBufferPointer) throws -> Int) {
    (self.name, self.read) = (name, read)
  }

  deinit {
    if let stream {
      inflateEnd(stream)
      stream.deallocate()
    }
    chunk.deallocate()
  }

  /// Writes the next bytes to the start of the buffer.
  ///
  /// - Returns: how many there are; 0 at the end.
  /// - Throws: `ReadError` for a damaged archive, after everything before the damage; and what `read` throws.
  public func bytes(into room: UnsafeMutableRawBufferPointer) throws -> Int {
    if !isBegun { try begin() }
    guard let stream else {
      guard start < end else { return try read(room) }
      let count = min(room.count, end - start)
      room.copyMemory(from: UnsafeRawBufferPointer(rebasing: chunk[start..<(start + count)]))
      start += count
      return count
    }
    stream.pointee.next_out = room.assumingMemoryBound(to: UInt8.self).baseAddress
    stream.pointee.avail_out = UInt32(clamping: room.count)
    let free = stream.pointee.avail_out
    while stream.pointee.avail_out == free {
      if start == end { try fill() }
      if isBetweenMembers, try !beginsMember() { return 0 }
      try unpack(stream)
    }
    return Int(free - stream.pointee.avail_out)
  }

  private func begin() throws {
    isBegun = true
    while end < 2 {
      let count = try read(UnsafeMutableRawBufferPointer(rebasing: chunk[end...]))
      if count == 0 { break }
      end += count
    }
    guard GzipText.isPacked(UnsafeRawBufferPointer(rebasing: chunk[..<end])) else { return }
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    self.stream = stream
    // A window of 15 bits, plus 16, which means “with a gzip header”.
    guard inflateInit2_(stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      throw ReadFault(.malformed, "the gzip archive cannot be unpacked").error(name: name)
    }
  }

  private func fill() throws {
    passed += end
    (start, end) = (0, 0)
    end = try read(chunk)
  }

  /// Passes over padding, and goes on with the next member if there is one.
  private func beginsMember() throws -> Bool {
    while true {
      while start < end, chunk[start] == 0 { start += 1 }
      if start < end { break }
      try fill()
      if end == 0 { return false }
    }
    guard chunk[start] == 0x1F else { throw broken("something follows its end") }
    inflateReset(stream)
    isBetweenMembers = false
    return true
  }

  private func unpack(_ stream: UnsafeMutablePointer<z_stream>) throws {
    guard start < end else {
      throw ReadFault(
        .truncated, "the gzip archive is cut off at byte {at}", advice: "Copy the whole file", at: passed + end
      ).error(name: name)
    }
    stream.pointee.next_in = chunk.assumingMemoryBound(to: UInt8.self).baseAddress.map { $0 + start }
    stream.pointee.avail_in = UInt32(end - start)
    let result = inflate(stream, Z_NO_FLUSH)
    start = end - Int(stream.pointee.avail_in)
    switch result {
    case Z_OK, Z_BUF_ERROR: break
    case Z_STREAM_END: isBetweenMembers = true
    default: throw broken(stream.pointee.msg.map { String(cString: $0) } ?? "the data are damaged")
    }
  }

  private func broken(_ cause: String) -> ReadError {
    ReadFault(
      .malformed, "the gzip archive is broken at byte {at}: \(cause)", advice: "Copy or pack the file again",
      at: passed + start
    ).error(name: name)
  }
}
