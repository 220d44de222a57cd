public import AccessibilityTree

extension ExportReader {
  /// The action in these bytes, if they are a step of an exporter's log instead of a screen; else nil.
  ///
  /// Call it after `read` has said that the format is unsupported. A file that is not JSON to its end is not an action
  /// either.
  ///
  /// - Parameter bytes: plain, or packed with gzip; followed by 64 readable bytes, all zero.
  /// - Throws: `ReadError` for a step of such a log that says too little.
  public func action(padded bytes: UnsafeRawBufferPointer, name: String) throws(ReadError) -> ScreenAction? {
    do throws(ReadFault) {
      guard let text = try GzipText.unpacked(of: bytes, limits: limits) else { return try action(bytes) }
      return try text.bytes.withUnsafeBytes { bytes throws(ReadFault) in try action(bytes) }
    } catch {
      throw error.error(name: name)
    }
  }

  private func action(_ bytes: UnsafeRawBufferPointer) throws(ReadFault) -> ScreenAction? {
    guard let range = DocumentBounds.range(in: bytes), bytes[range.lowerBound] == UInt8(ascii: "{") else { return nil }
    var json = try JSONCursor(UnsafeRawBufferPointer(rebasing: bytes[range]), limits: limits)
    let look = try JSONLook(json.root(), in: &json)
    guard DroidBotEvent.signature.fits(Set(look.keys)) else { return nil }
    let action = try DroidBotEvent.action(&json)
    try json.finish()
    return action
  }
}
