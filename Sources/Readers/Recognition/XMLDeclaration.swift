/// `<?xml version="1.0" encoding="…"?>`.
enum XMLDeclaration {
  /// The declared encoding, or nil. It is used only if the bytes are not UTF-8: exporters declare what they were
  /// compiled with and write UTF-8.
  static func encoding(in bytes: UnsafeRawBufferPointer) -> String? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let text = String(decoding: bytes.prefix(256), as: UTF8.self)
    guard let declaration = text.firstRange(of: "?>").map({ text[..<$0.lowerBound] }) else { return nil }
    return declaration.firstMatch(of: /encoding\s*=\s*["']([A-Za-z0-9._\-]+)["']/).map { String($0.1) }
  }
}
