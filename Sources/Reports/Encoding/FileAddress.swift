/// The path of a file as a relative URI reference.
///
/// Source: RFC 3986, sections 2.3 and 4.2.
enum FileAddress {
  private static let safe = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)

  /// The address of a path, without `./` in front.
  static func relative(_ path: String) -> String {
    var address = ""
    for byte in (path.hasPrefix("./") ? path.dropFirst(2) : path[...]).utf8 {
      if safe.contains(byte) {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        address += digits.utf8.count < 2 ? "%0" + digits : "%" + digits
      }
    }
    // Two slashes in front would name a host.
    return address.hasPrefix("//") ? "/" + address.drop { $0 == "/" } : address
  }
}
