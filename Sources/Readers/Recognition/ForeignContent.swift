/// Content in drop directories that is not an export, recognised by its beginning.
struct ForeignContent: Sendable {
  let name: String
  let advice: String
  let prefix: [UInt8]

  /// The kind of these bytes, or nil if they may be an export.
  static func kind(of bytes: UnsafeRawBufferPointer) -> ForeignContent? {
    if let kind = binary.first(where: { bytes.starts(with: $0.prefix) }) { return kind }
    if bytes.dropFirst(placeInTar).starts(with: "ustar".utf8) { return tar }
    let text = withoutProlog(bytes.prefix(4_096).drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 <= 0x20 })
    return texts.first { kind in
      text.prefix(kind.prefix.count).elementsEqual(kind.prefix) { lowercase($0) == lowercase($1) }
    }
  }

  /// The text after an XML declaration and comments, which servers put before their pages.
  private static func withoutProlog(_ text: Slice<UnsafeRawBufferPointer>) -> Slice<UnsafeRawBufferPointer> {
    for (start, end) in [("<?xml", "?>"), ("<!--", "-->")] where text.starts(with: start.utf8) {
      guard let close = text.firstRange(of: Array(end.utf8)) else { return text }
      return withoutProlog(text[close.upperBound...].drop { $0 <= 0x20 })
    }
    return text
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static let dropExport = "Drop the exported tree instead"

  private static let binary: [ForeignContent] = [
    ForeignContent("an AppleDouble file, made by macOS", "Delete it; the real file is beside it", [0, 5, 0x16, 7]),
    ForeignContent("a PNG picture", dropExport, [0x89, 0x50, 0x4E, 0x47]),
    ForeignContent("a JPEG picture", dropExport, [0xFF, 0xD8, 0xFF]),
    ForeignContent("a GIF picture", dropExport, Array("GIF8".utf8)),
    ForeignContent("a PDF document", dropExport, Array("%PDF".utf8)),
    ForeignContent("a zip archive", "Unpack it", [0x50, 0x4B, 3, 4]),
    ForeignContent("text in UTF-32", "Save it as UTF-8", [0xFF, 0xFE, 0, 0]),
    ForeignContent("text in UTF-32", "Save it as UTF-8", [0, 0, 0xFE, 0xFF]),
    ForeignContent("a zstd archive", "Unpack it", [0x28, 0xB5, 0x2F, 0xFD]),
    ForeignContent("an xz archive", "Unpack it", [0xFD, 0x37, 0x7A, 0x58]),
    ForeignContent("a bzip2 archive", "Unpack it", Array("BZh".utf8)),
    ForeignContent("a binary property list", dropExport, Array("bplist".utf8)),
    ForeignContent("a SQLite database", dropExport, Array("SQLite format 3".utf8)),
  ]

  /// A tar archive begins with the name of its first file.
  private static let placeInTar = 257
  private static let tar = ForeignContent("a tar archive", "Unpack it", [])

  private static let texts: [ForeignContent] = [
    ForeignContent("a Git LFS pointer", "Fetch the file with `git lfs pull`", Array("version https://git-lfs".utf8)),
    ForeignContent("an HTML page", "A server answered with a page instead of a tree", Array("<!doctype html".utf8)),
    ForeignContent("an HTML page", "A server answered with a page instead of a tree", Array("<html".utf8)),
    ForeignContent("an HTML page", "A server answered with a page instead of a tree", Array("<head>".utf8)),
    ForeignContent("DroidBot's graph of a session", "Drop its states/ and events/ folders", Array("var utg".utf8)),
  ]

  private init(_ name: String, _ advice: String, _ prefix: [UInt8]) {
    (self.name, self.advice, self.prefix) = (name, advice, prefix)
  }

  var fault: ReadFault { ReadFault(.foreign, "not an export: \(name)", advice: advice) }
}
