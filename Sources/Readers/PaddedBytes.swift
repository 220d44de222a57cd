/// The bytes of a file, followed by the spare room into which the JSON parser reads.
///
/// Fill it straight from the file, so that the file is in memory only once. It never changes afterwards, so any thread
/// may read it.
public struct PaddedBytes: ~Copyable, @unchecked Sendable {
  /// How many bytes there are, without the padding.
  public let count: Int
  let storage: UnsafeMutableRawBufferPointer

  /// At most `capacity` bytes, written by `fill`, which returns how many it wrote.
  public init<Failure: Error>(
    capacity: Int, fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    let storage = UnsafeMutableRawBufferPointer.allocate(
      byteCount: capacity + paddingInBytes, alignment: paddingInBytes)
    let written: Int
    do {
      written = try fill(UnsafeMutableRawBufferPointer(rebasing: storage[..<capacity]))
    } catch {
      storage.deallocate()
      throw error
    }
    count = min(max(written, 0), capacity)
    self.storage = storage
    // Do not fill it to the end: reserved room that is never touched costs no memory.
    UnsafeMutableRawBufferPointer(rebasing: storage[count..<(count + paddingInBytes)])
      .initializeMemory(as: UInt8.self, repeating: 0)
  }

  /// The bytes as UTF-8, without the padding; U+FFFD for what is no UTF-8.
  public var text: String { String(decoding: UnsafeRawBufferPointer(storage)[..<count], as: UTF8.self) }

  /// A copy of these bytes.
  public init(copying bytes: some Swift.Collection<UInt8>) {
    self.init(capacity: bytes.count) { storage in
      storage.copyBytes(from: bytes)
      return storage.count
    }
  }

  /// The same bytes with room for `capacity`. `fill` adds more after them, and returns how many it wrote.
  consuming func grown<Failure: Error>(
    to capacity: Int, fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) -> PaddedBytes {
    let old = UnsafeRawBufferPointer(rebasing: storage[..<count])
    return try PaddedBytes(capacity: max(capacity, count)) { room throws(Failure) in
      room.copyMemory(from: old)
      return old.count + (try fill(UnsafeMutableRawBufferPointer(rebasing: room[old.count...])))
    }
  }

  deinit { storage.deallocate() }

  /// The bytes; the padding after them is zero.
  public func withUnsafeBytes<Result: ~Copyable, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(rebasing: storage[..<count]))
  }
}

/// The room that simdjson needs after a document, `SIMDJSON_PADDING`.
private let paddingInBytes = 64
