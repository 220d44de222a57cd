/// Looks up a BCP 47 tag in a table by language: “pt-PT” before “pt”, with old tags and scripts translated.
enum LanguageLookup {
  /// The entry for a tag, or nil.
  static func value<Value>(for tag: String?, in table: [String: Value]) -> Value? {
    guard let tag else { return nil }
    let parts = tag.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = parts.first?.lowercased() else { return nil }
    let language = renamed[first] ?? first
    for part in parts.dropFirst() {
      if let value = table["\(language)-\(regions[part.lowercased()] ?? part.uppercased())"] { return value }
    }
    return table[language]
  }

  /// Java's old tags, which Android still writes, and Norwegian, which means Bokmål.
  private static let renamed = ["iw": "he", "in": "id", "no": "nb"]
  /// Traditional Chinese without a region means Taiwan's.
  private static let regions = ["hant": "TW"]
}
