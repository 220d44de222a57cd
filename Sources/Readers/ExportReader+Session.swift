import Glibc

extension ExportReader {
  /// Whether the wrapper of an export may name a session. False only if these bytes do not contain the key, and are not
  /// packed.
  ///
  /// It does not read the export, so it costs next to nothing.
  public static func mayNameSession(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if GzipText.isPacked(bytes) { return true }
    let key: StaticString = #""session""#
    var place = 0
    // A generic search for a sequence takes a hundred times as long.
    while let start = bytes.baseAddress, place + key.utf8CodeUnitCount <= bytes.count,
      let quote = memchr(start + place, 0x22, bytes.count - key.utf8CodeUnitCount + 1 - place)
    {
      if memcmp(quote, key.utf8Start, key.utf8CodeUnitCount) == 0 { return true }
      place = UnsafeRawPointer(quote) - start + 1
    }
    return false
  }
}
