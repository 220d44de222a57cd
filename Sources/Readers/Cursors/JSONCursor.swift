import CSimdjson

/// Walks once through a JSON document, forward only.
///
/// Whatever is not JSON is thrown as `JSONCursor.broken`, which knows neither place nor cause; `JSONDiagnosis` finds both,
/// so that a valid file pays nothing for them.
struct JSONCursor: ~Copyable {
  private let handle: OpaquePointer
  private let limits: ReadLimits

  /// The document is not JSON; ask `JSONDiagnosis` where and why.
  static let broken = ReadFault(.malformed, "not JSON", advice: "Export the screen again")

  /// - Parameter bytes: the document, with zeroed padding behind it.
  init(_ bytes: UnsafeRawBufferPointer, limits: ReadLimits) throws(ReadFault) {
    let base = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
    guard let handle = ax_json_open(base, bytes.count, limits.jsonDepth) else { throw Self.broken }
    self.handle = handle
    self.limits = limits
  }

  deinit { ax_json_close(handle) }

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

  /// The next member or element, or nil when the container ends. What was returned and not entered is checked.
  mutating func next(_ keys: KeyTable? = nil) throws(ReadFault) -> JSONItem? {
    var item = ax_json_item()
    ax_json_next(handle, keys?.pointer, &item)
    switch item.kind {
    case AX_JSON_END: return nil
    case AX_JSON_INVALID: throw ax_json_is_too_deep(handle) ? .tooDeep(limits) : Self.broken
    default: return JSONItem(raw: item)
    }
  }

  /// Passes the container that was returned last without looking inside; only for a look that is followed by a reading.
  mutating func skipUnchecked() { ax_json_skip_unchecked(handle) }

  /// Closes the container without looking at the rest of it; only for a look that is followed by a reading.
  mutating func leaveUnchecked() { ax_json_leave(handle) }

  /// Throws unless nothing but white space is left.
  func finish() throws(ReadFault) {
    guard ax_json_at_end(handle) else { throw Self.broken }
  }
}
