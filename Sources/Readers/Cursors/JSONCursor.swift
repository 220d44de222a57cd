import CSimdjson

/// Walks once through a JSON document, forward only.
///
/// Bytes that are not JSON throw `JSONCursor.broken`, without place or cause. `JSONDiagnosis` finds both, so that a
/// valid file costs nothing extra.
struct JSONCursor: ~Copyable {
  private let handle: OpaquePointer
  private let limits: ReadLimits
  private let bytes: UnsafeRawBufferPointer

  /// The document is not JSON; ask `JSONDiagnosis` where and why.
  static let broken = ReadFault(.malformed, "not JSON", advice: "Export the screen again")

  /// - Parameter bytes: the document, with zeroed padding behind it.
  init(_ bytes: UnsafeRawBufferPointer, limits: ReadLimits) throws(ReadFault) {
    let base = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
    guard let handle = ax_json_open(base, bytes.count, limits.jsonDepth) else { throw Self.broken }
    self.handle = handle
    self.limits = limits
    self.bytes = bytes
  }

  deinit { ax_json_close(handle) }

  /// How long the document is, in bytes.
  var count: Int { bytes.count }

  /// The bytes of an item in the document itself, which stay valid after the cursor has moved; nil for a string with
  /// escapes.
  func lastingBytes(of item: JSONItem) -> UnsafeBufferPointer<UInt8>? {
    guard let start = bytes.baseAddress, let base = item.bytes.baseAddress else { return nil }
    return UnsafeRawPointer(base) >= start && UnsafeRawPointer(base) < start + bytes.count ? item.bytes : nil
  }

  /// Where the cursor is, in bytes.
  var offset: Int { ax_json_offset(handle) }

  /// The root; also goes back to the start.
  mutating func root() throws(ReadFault) -> JSONItem {
    var item = ax_json_item()
    ax_json_root(handle, &item)
    guard item.kind != AX_JSON_INVALID else { throw Self.broken }
    return JSONItem(raw: item)
  }

  /// Goes into the object or array that was returned last.
  mutating func enter() throws(ReadFault) {
    guard ax_json_enter(handle) else {
      throw ax_json_is_too_deep(handle) ? .tooDeep(limits) : Self.broken
    }
  }

  /// Goes into the object that was returned last, and out again if it has only numbers with these keys. Each number is
  /// then stored at its key's place; a place whose key is missing keeps its value.
  ///
  /// - Returns: whether that worked. If not, its members are still to be read, one by one.
  mutating func enter<let count: Int>(
    _ keys: KeyTable, numbers: inout InlineArray<count, Double>
  ) throws(ReadFault) -> Bool {
    var span = numbers.mutableSpan
    let isRead = span.withUnsafeMutableBufferPointer { ax_json_numbers(handle, keys.pointer, $0.baseAddress) }
    if !isRead, ax_json_is_too_deep(handle) { throw .tooDeep(limits) }
    return isRead
  }

  /// The next member or element, or nil at the end of the container. A container that was returned but not entered is
  /// still checked.
  mutating func next(_ keys: KeyTable? = nil) throws(ReadFault) -> JSONItem? {
    var item = ax_json_item()
    ax_json_next(handle, keys?.pointer, &item)
    switch item.kind {
    case AX_JSON_END: return nil
    case AX_JSON_INVALID: throw ax_json_is_too_deep(handle) ? .tooDeep(limits) : Self.broken
    default: return JSONItem(raw: item)
    }
  }

  /// Skips the container that was returned last without checking it. Only for a first look that a full reading follows.
  mutating func skipUnchecked() { ax_json_skip_unchecked(handle) }

  /// Closes the container without checking the rest of it. Only for a first look that a full reading follows.
  mutating func leaveUnchecked() { ax_json_leave(handle) }

  /// Throws unless nothing but white space is left.
  func finish() throws(ReadFault) {
    guard ax_json_at_end(handle) else { throw Self.broken }
  }
}
