import Glibc
import Readers
import Reports

/// What the screen of an export looked like: the picture in the export, else the one of the same name beside it.
enum ExportPicture {
  /// A larger file is no picture of a phone's screen, and nobody could open the page.
  static let limit = 8_000_000
  static let endings = [".png", ".jpg", ".jpeg", ".webp"]

  /// The picture for the export at this path; nil if there is none.
  static func of(_ path: String, bytes: borrowing PaddedBytes) -> ScreenPicture? {
    of(path, bytes: bytes) { path in
      path == InputFiles.standardInput ? nil : try? ExportFile(path: path).bytes(limit: limit)
    }
  }

  /// The same, where the files beside the export are opened by `read`.
  static func of(
    _ path: String, bytes: borrowing PaddedBytes, read: (String) -> PaddedBytes?
  ) -> ScreenPicture? {
    bytes.withUnsafeBytes { embedded(in: UnsafeRawBufferPointer(rebasing: $0.prefix(bytes.count))) }
      ?? beside(path, read)
  }

  /// The name without what says the format: `home` of `home.png` and of `home.json.gz`.
  static func stem(_ name: String) -> String {
    let name = name.hasSuffix(".gz") ? String(name.dropLast(3)) : name
    let start = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
    return name[start...].lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  private static func beside(_ path: String, _ read: (String) -> PaddedBytes?) -> ScreenPicture? {
    for ending in endings {
      guard let bytes = read(stem(path) + ending), bytes.count <= limit else { continue }
      if let picture = bytes.withUnsafeBytes({ ScreenPicture(Array($0.prefix(bytes.count))) }) { return picture }
    }
    return nil
  }

  /// A picture in Base64, by the first bytes of PNG and JPEG.
  private static func embedded(in bytes: UnsafeRawBufferPointer) -> ScreenPicture? {
    for (beginning, type) in [("iVBORw0KGgo", ScreenPicture.MediaType.png), ("/9j/4", .jpeg)] {
      guard let start = place(of: Array(beginning.utf8), in: bytes) else { continue }
      let rest = bytes[start...].prefix(limit / 3 * 4)
      if let picture = ScreenPicture(type, base64: rest.prefix(while: ScreenPicture.isBase64)) { return picture }
    }
    return nil
  }

  /// The corresponding C function, `memmem`, is not part of what Swift imports.
  private static func place(of text: [UInt8], in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var from = 0
    while from + text.count <= bytes.count, let found = memchr(base + from, Int32(text[0]), bytes.count - from) {
      let place = UnsafeRawPointer(found) - base
      if place + text.count <= bytes.count, memcmp(found, text, text.count) == 0 { return place }
      from = place + 1
    }
    return nil
  }
}
