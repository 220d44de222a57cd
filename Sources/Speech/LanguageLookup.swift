/// Finds what is kept by language for a BCP 47 tag: “pt-PT” before “pt”, old tags and scripts taken for what they mean.
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

  /// Java's tags, which Android still writes, and Norwegian, which is written as Bokmål.
  private static let renamed = ["iw": "he", "in": "id", "no": "nb"]
  /// Traditional Chinese without a region is that of Taiwan.
  private static let regions = ["hant": "TW"]
}
