public import AccessibilityTree

extension ExportReader {
  /// What a device’s log tells of its session, where these bytes are one; nil where they are not.
  ///
  /// Ask where `read` found no export: a log may well hold one.
  ///
  /// - Parameter bytes: plain, or packed with gzip.
  /// - Throws: `ReadError` for a log that tells nothing, and for one that cannot be unpacked.
  public func log(_ bytes: UnsafeRawBufferPointer, name: String) throws(ReadError) -> DeviceLog? {
    do throws(ReadFault) {
      if bytes.count > limits.sizeInBytes { throw LogReader.tooLarge(bytes, limits) ?? limits.tooLarge(bytes.count) }
      guard !bytes.isEmpty else { return nil }
      guard let text = try GzipText.unpacked(of: bytes, limits: limits) else {
        return try LogReader.log(in: bytes, limits: limits)
      }
      return try text.bytes.withUnsafeBytes { bytes throws(ReadFault) in
        try LogReader.log(in: bytes, limits: limits)
      }
    } catch {
      throw error.error(name: name)
    }
  }
}
