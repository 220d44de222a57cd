/// A picture of a screen, as its file has it.
public struct ScreenPicture: Sendable {
  /// The picture as a `data:` address, which needs no escape in JSON or HTML.
  let address: String

  /// The picture in these bytes; nil if they are no picture that every browser shows.
  ///
  /// Source: PNG, section 5.2; JPEG, ITU-T T.81, annex B; WebP, RFC 9649, section 2.3.
  public init?(_ bytes: [UInt8]) {
    let type: MediaType
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      type = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      type = .jpeg
    } else if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      type = .webp
    } else {
      return nil
    }
    address = "data:\(type.rawValue);base64,\(Base64.text(bytes))"
  }

  /// The picture in these bytes of Base64; nil if it is too small to show a screen, or has other characters.
  public init?(_ type: MediaType, base64 bytes: some Collection<UInt8>) {
    guard bytes.count > Self.smallest, bytes.allSatisfy(Self.isBase64) else { return nil }
    address = "data:\(type.rawValue);base64,\(String(decoding: bytes, as: UTF8.self))"
  }

  private static let smallest = 400

  /// Whether Base64 has this character.
  public static func isBase64(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="):
      true
    default: false
    }
  }

  /// The media type; a picture that could hold script, such as SVG, is none of them.
  public enum MediaType: String, CaseIterable, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case webp = "image/webp"
  }
}
