/// Base64 with padding.
///
/// Source: RFC 4648, section 4.
enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var at = 0
    while at < bytes.count {
      let left = min(3, bytes.count - at)
      var group = UInt32(bytes[at]) << 16
      if left > 1 { group |= UInt32(bytes[at + 1]) << 8 }
      if left > 2 { group |= UInt32(bytes[at + 2]) }
      for place in 0..<4 {
        text.append(place <= left ? digits[Int(group >> UInt32(18 - 6 * place) & 63)] : UInt8(ascii: "="))
      }
      at += 3
    }
    return String(decoding: text, as: UTF8.self)
  }
}
