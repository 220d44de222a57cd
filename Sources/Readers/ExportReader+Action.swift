public import AccessibilityTree

extension ExportReader {
  /// The action in these bytes, if they are a step of an exporter's log instead of a screen; else nil.
  ///
  /// Call it after `read` has said that the format is unsupported. A file that is not JSON to its end is not an action
  /// either.
  ///
  /// - Parameter bytes: followed by 64 readable bytes, all zero.
  /// - Throws: `ReadError` for a step of such a log that says too little.
  public func action(padded bytes: UnsafeRawBufferPointer, name: String) throws(ReadError) -> ScreenAction? {
    guard let range = DocumentBounds.range(in: bytes), bytes[range.lowerBound] == UInt8(ascii: "{") else { return nil }
    do throws(ReadFault) {
      var json = try JSONCursor(UnsafeRawBufferPointer(rebasing: bytes[range]), limits: limits)
      let look = try JSONLook(json.root(), in: &json)
      guard DroidBotEvent.signature.fits(Set(look.keys)) else { return nil }
      let action = try DroidBotEvent.action(&json)
      try json.finish()
      return action
    } catch {
      throw error.error(name: name)
    }
  }
}
