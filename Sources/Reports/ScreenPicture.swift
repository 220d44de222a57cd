/// A picture of a screen, as its file has it.
public struct ScreenPicture: Sendable {
  public let type: MediaType
  public let bytes: [UInt8]

  /// The picture in these bytes; nil if they are no picture that every browser shows.
  ///
  /// Source: PNG, section 5.2; JPEG, ITU-T T.81, annex B; WebP, RFC 9649, section 2.3.
  public init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      type = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      type = .jpeg
    } else if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      type = .webp
    } else {
      return nil
    }
    self.bytes = bytes
  }

  /// The media type; a picture that could hold script, such as SVG, is none of them.
  public enum MediaType: String, CaseIterable, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case webp = "image/webp"
  }

  /// The picture as a `data:` address, which needs no escape in JSON or HTML.
  var address: String { "data:\(type.rawValue);base64,\(Base64.text(bytes))" }
}
