/// The content of a file, followed by spare bytes that a vectorised parser may read.
///
/// The content is read into memory, never mapped: if a mapped file is truncated, reading it kills the process with
/// SIGBUS.
public final class FileBytes: Sendable {
  /// How many zero bytes follow the content. Source: simdjson, `SIMDJSON_PADDING`.
  public static let spare = 64
  public let count: Int
  // Only `init` writes it, and only `deinit` frees it.
  nonisolated(unsafe) private let storage: UnsafeMutableRawBufferPointer

  /// Bytes that `fill` writes, at most `capacity`; it returns how many it wrote.
  init<Failure: Error>(
    capacity: Int, fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    let storage = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity + Self.spare, alignment: 64)
    do throws(Failure) {
      count = min(try fill(UnsafeMutableRawBufferPointer(rebasing: storage[..<capacity])), capacity)
    } catch {
      storage.deallocate()
      throw error
    }
    UnsafeMutableRawBufferPointer(rebasing: storage[count...]).initializeMemory(as: UInt8.self, repeating: 0)
    self.storage = storage
  }

  /// A copy of these bytes.
  public convenience init(_ bytes: some Swift.Collection<UInt8>) {
    self.init(capacity: bytes.count) { buffer in
      buffer.copyBytes(from: bytes)
      return bytes.count
    }
  }

  deinit { storage.deallocate() }

  /// Calls `body` with the content; `FileBytes.spare` readable bytes follow it.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(rebasing: storage[..<count]))
  }
}
