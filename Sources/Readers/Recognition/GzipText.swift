/// Gzip content, by its first bytes and whatever the file is called: CI keeps its artefacts so.
///
/// Source: RFC 1952. Members one behind the other are one text; zeros behind the last are padding, as for gzip(1).
enum GzipText {
  private static let magic: [UInt8] = [0x1F, 0x8B]
  /// How much of the archive a byte of it can become at most. Source: zlib, “Maximum Expansion Factor”.
  private static let densest = 1_032

  /// The unpacked content; nil when the bytes are not gzip.
  ///
  /// - Throws: as soon as it is more than `limits` allow, so that an archive that grows without end is not unpacked whole.
  static func unpacked(of bytes: UnsafeRawBufferPointer, limits: ReadLimits) throws(ReadFault) -> DocumentText? {
    guard bytes.starts(with: magic.prefix(bytes.count)) else { return nil }
    // One byte more than it should hold, to notice that it holds more.
    let most = limits.sizeInBytes + 1
    var gzip = try GzipMembers(bytes)
    var text = try PaddedBytes(capacity: min(most, size(of: bytes) + 1)) { room throws(ReadFault) in
      try gzip.unpack(into: room)
    }
    while !gzip.isOver {
      if text.count >= most { throw limits.tooLargeUnpacked }
      text = try text.grown(to: min(most, text.count * 2)) { room throws(ReadFault) in try gzip.unpack(into: room) }
    }
    if text.count >= most { throw limits.tooLargeUnpacked }
    return DocumentText(text)
  }

  /// How long the text is that the last member claims to hold; at most what is possible, if the claim is false.
  private static func size(of bytes: UnsafeRawBufferPointer) -> Int {
    guard bytes.count >= 4 else { return 0 }
    let claim = bytes.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self)
    return min(max(Int(UInt32(littleEndian: claim)), bytes.count), bytes.count * densest)
  }
}

extension ReadLimits {
  fileprivate var tooLargeUnpacked: ReadFault {
    ReadFault(
      .tooLarge, "the gzip archive contains more than the limit of \(sizeInBytes) bytes",
      advice: "Raise the limit if the export is one screen")
  }
}
