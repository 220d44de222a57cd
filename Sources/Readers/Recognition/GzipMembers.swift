import CZlib

/// Unpacks the members of a gzip archive, one after the other.
struct GzipMembers: ~Copyable {
  /// The stream is on the heap, because zlib keeps its address.
  private let stream: UnsafeMutablePointer<z_stream>
  private let bytes: UnsafeRawBufferPointer
  /// Whether all of it was unpacked.
  private(set) var isOver = false

  /// A window of 15 bits, plus 16, which means “with a gzip header”.
  private static let windowBits: Int32 = 15 + 16

  /// - Parameter bytes: the archive, which must outlive this value.
  init(_ bytes: UnsafeRawBufferPointer) throws(ReadFault) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    self.bytes = bytes
    guard
      inflateInit2_(stream, Self.windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK,
      let count = UInt32(exactly: bytes.count)
    else {
      throw ReadFault(.malformed, "the gzip archive cannot be unpacked", at: 0)
    }
    stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.assumingMemoryBound(to: UInt8.self).baseAddress)
    stream.pointee.avail_in = count
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Unpacks until the room is full or the archive ends, and returns how many bytes came.
  mutating func unpack(into room: UnsafeMutableRawBufferPointer) throws(ReadFault) -> Int {
    let count = UInt32(clamping: room.count)
    stream.pointee.next_out = room.assumingMemoryBound(to: UInt8.self).baseAddress
    stream.pointee.avail_out = count
    while !isOver, stream.pointee.avail_out > 0 {
      switch inflate(stream, Z_NO_FLUSH) {
      case Z_OK: break
      case Z_STREAM_END: try endMember()
      case Z_BUF_ERROR: throw truncated
      default: throw broken(stream.pointee.msg.map { String(cString: $0) } ?? "the data are damaged")
      }
    }
    return Int(count - stream.pointee.avail_out)
  }

  private var offset: Int { bytes.count - Int(stream.pointee.avail_in) }

  private mutating func endMember() throws(ReadFault) {
    let rest = bytes[offset...]
    if rest.allSatisfy({ $0 == 0 }) {
      isOver = true
    } else if rest.starts(with: [0x1F, 0x8B]) {
      inflateReset(stream)
    } else {
      throw rest.count == 1 && rest.first == 0x1F ? truncated : broken("something follows its end")
    }
  }

  private var truncated: ReadFault {
    ReadFault(
      .truncated, "the gzip archive is cut off at byte {at}", advice: "Copy the whole file", at: bytes.count)
  }

  private func broken(_ cause: String) -> ReadFault {
    ReadFault(
      .malformed, "the gzip archive is broken at byte {at}: \(cause)", advice: "Copy or pack the file again", at: offset
    )
  }
}
