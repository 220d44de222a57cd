/// Unpacks gzip content, as CI keeps it. The first bytes identify it, whatever the file's name.
///
/// Source: RFC 1952. Consecutive members are one text, and zeros after the last are padding, as for gzip(1).
enum GzipText {
  private static let magic: [UInt8] = [0x1F, 0x8B]
  /// The highest ratio of unpacked to packed bytes. Source: zlib, “Maximum Expansion Factor”.
  private static let densest = 1_032

  /// Whether these bytes are a gzip archive.
  static func isPacked(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.count > 1 && bytes.starts(with: magic) }

  /// The unpacked content; nil if the bytes are not gzip.
  ///
  /// - Throws: as soon as there is more than `limits` allow, so that an endless archive is not unpacked completely.
  static func unpacked(of bytes: UnsafeRawBufferPointer, limits: ReadLimits) throws(ReadFault) -> DocumentText? {
    guard bytes.starts(with: magic.prefix(bytes.count)) else { return nil }
    // Leave room for one byte more than allowed, to notice an archive with more.
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

  /// The length of the text that the last member claims to hold, limited to what is possible.
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
