/// What programs print for a value that has no text of its own.
extension Shape {
  /// Whether a text, or a piece of it between commas, is such a print or the dotted name of a picture:
  /// `GameAction.shuffleBoard`, `Harbour, Mooring.Models.Harbour`, `Instance of 'Book'`, `{"en":"Gift"}`.
  ///
  /// So is the key of a text that nobody translated, which libraries of translations show in its place.
  ///
  /// Source: `toString()` of Dart's enumerations and objects, of Kotlin's `Unit` and of the maps of Java and Dart;
  /// `Object.ToString()` of .NET, which is the name of the class; `String(describing:)` of a nested case in Swift.
  static func isPrintOfType(_ text: String) -> Bool {
    guard text.utf8.count < 2000 else { return false }
    if let first = text.utf8.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      return isPrintOfTable(text)
    }
    if isPrintOfInstance(text) { return true }
    guard ShapeSet.mayHoldType(text) else { return false }
    let pieces = text.split { $0 == "," || $0 == ":" || $0.isNewline }.map { $0.drop(while: \.isWhitespace) }
    return pieces.contains { piece in
      guard piece.utf8.contains(UInt8(ascii: ".")), !piece.utf8.contains(0x20) else { return false }
      // A row of files says their sizes, too.
      return isNameOfType(piece) || isTranslationKey(String(piece))
        || (pieces.count > 1 && isAssetName(String(piece)) && !isFileName(String(piece)))
    }
  }

  /// Names joined by dots as languages of programs join them.
  private static func isNameOfType(_ text: Substring) -> Bool {
    guard text.unicodeScalars.allSatisfy({ $0.isOfIdentifier || $0 == "." }) else { return false }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return false }
    if typeRoots.contains(String(first)) { return parts.count == 2 && isNameInCapitals(last) && last.count > 2 }
    guard parts.dropLast().allSatisfy(isNameInCapitals), !titles.contains(String(first)) else { return false }
    guard last.first?.isLowercase == true else {
      return parts.count > 2 && isNameInCapitals(last) && parts.contains { $0.count > 4 }
    }
    let joined = last.contains(where: \.isUppercase)
    guard last.count > 2, joined || !addressEndings.contains(String(last)) else { return false }
    return joined || parts.count > 2 || isJoined(first) || typeNames.contains(String(first))
  }

  /// `Harbour`, `GameAction`: a capital, and a small letter behind it.
  private static func isNameInCapitals(_ part: Substring) -> Bool {
    var scanner = TextScanner(String(part))
    return scanner.take(\.isCapitalLetter) && scanner.take(\.isSmallLetter)
  }

  /// `GameAction`: a second capital.
  private static func isJoined(_ part: Substring) -> Bool { part.dropFirst().contains(where: \.isUppercase) }

  /// `Instance of 'Book'`, `Closure: () => void`, somewhere in the text.
  private static func isPrintOfInstance(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "'")) || text.hasPrefix("Closure: (") else { return false }
    if text.hasPrefix("Closure: (") { return true }
    var scanner = TextScanner(text)
    while !scanner.isAtEnd {
      if scanner.take("Instance of '") {
        return scanner.takeAll { $0.isOfIdentifier || $0 == "_" || $0 == "<" || $0 == ">" } > 0 && scanner.take("'")
      }
      _ = scanner.take { _ in true }
    }
    return false
  }

  /// `{"en":"Gift"}`, `["a","b"]`, `{en=Gift, fr=Cadeau}`, `{en: Gift}`.
  private static func isPrintOfTable(_ text: String) -> Bool {
    var scanner = TextScanner(text)
    if scanner.take("[") {
      _ = scanner.take("{")
      return text.hasSuffix("]") && scanner.take("\"") && scanner.takeAll { $0 != "\"" } > 0 && scanner.take("\"")
        && scanner.take(anyOf: ["]", ",", ":"])
    }
    guard scanner.take("{"), text.hasSuffix("}") else { return false }
    scanner.takeAll(\.isWhitespace)
    if scanner.take("\"") {
      scanner.takeAll { $0 != "\"" }
      guard scanner.take("\"") else { return false }
      scanner.takeAll(\.isWhitespace)
      return scanner.take(":")
    }
    guard scanner.take({ $0.isSmallLetter || $0.isCapitalLetter }) else { return false }
    scanner.takeAll { $0.isOfIdentifier || $0 == "_" }
    return scanner.take("=") || scanner.take(": ")
  }

  /// What the libraries of languages are called, before the name of a type in them.
  private static let typeRoots: Set<String> = ["kotlin", "kotlinx", "java", "javax", "android", "androidx", "dart"]

  /// What programmers call enumerations, of one word. `Home.tab` may be an address.
  private static let typeNames: Set<String> = [
    "Action", "Category", "Color", "Colour", "Direction", "Event", "Filter", "Item", "Kind", "Level", "Mode", "Option",
    "Order", "Page", "Priority", "Route", "Screen", "Section", "Size", "Sort", "State", "Status", "Step", "Style",
    "Tab",
    "Theme", "Type", "View",
  ]

  /// Before a name of people: `Prof.Dr.Meier`.
  private static let titles: Set<String> = [
    "Dipl", "Dr", "Frau", "Herr", "Hr", "Ing", "Mag", "Mr", "Mrs", "Ms", "Prof", "St",
  ]

  /// Ends of addresses and of files, of three letters or more.
  static let addressEndings: Set<String> = fileEndings.union([
    "agency", "app", "art", "asia", "bank", "bet", "biz", "blog", "cafe", "care", "cat", "center", "city", "cloud",
    "club", "com", "community", "company", "cool", "design", "dev", "digital", "earth", "edu", "email", "energy",
    "events", "expert", "fit", "fitness", "fun", "fund", "games", "gmbh", "gov", "group", "guide", "health", "help",
    "host",
    "house", "info", "ink", "institute", "int", "jobs", "land", "law", "legal", "life", "link", "live", "love",
    "market",
    "media", "mil", "mobi", "money", "museum", "name", "net", "network", "news", "one", "online", "org", "page",
    "paris",
    "photos", "plus", "press", "pro", "radio", "run", "school", "services", "sex", "shop", "show", "site", "social",
    "software", "solutions", "space", "store", "studio", "support", "systems", "tax", "taxi", "team", "tech", "tel",
    "today", "tools", "top", "tours", "travel", "vip", "wiki", "win", "work", "works", "world", "xyz", "zone", "berlin",
    "london", "wien", "hamburg", "jetzt", "php", "asp", "jsp", "htm", "exe", "bat", "doc", "docx", "xls", "xlsx", "ppt",
    "pptx", "epub", "mobi", "rar", "tar", "iso", "dmg", "avi", "mkv", "aac", "flac", "psd", "log", "cpp", "css", "tsx",
    "jsx", "vue", "sql", "ini", "cfg", "conf", "lock", "bak",
  ])
}
