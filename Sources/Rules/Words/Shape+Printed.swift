/// What programs print for programmers and an app shows by mistake.
extension Shape {
  /// Whether a text holds the place of an argument that was never filled in, or is the print of a value.
  ///
  /// Source: `String(describing:)` of an optional, Kotlin's `toString()` of a data class, `Object.toString()` of Java,
  /// `NSObject.description`, and the format strings of Android and iOS.
  static func isPrinted(_ text: String) -> Bool {
    if isIdentity(text) || holdsNoNumber(text) || endsInNoDate(text) { return true }
    // Nearly no text has one of these characters, or one of these words.
    let hasMark = text.utf8.contains(where: isMarkOfPrint)
    guard hasMark || ShapeSet.mayHoldMissing(text), text.utf8.count < 2000 else { return false }
    if text.hasPrefix("undefined ") || text.hasSuffix(" undefined") || holdsMissingValue(text) { return true }
    return hasMark && (isPrintOfValue(text) || holdsPrinted(text))
  }

  /// One of % { ( @ < & * [, with which programs print values.
  static func isMarkOfPrint(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x25, 0x26, 0x28, 0x2A, 0x3C, 0x40, 0x5B, 0x7B: true
    default: false
    }
  }

  /// `6f9619ff-8b86-d011-b42d-00c04fc964ff`, `a3f9c2e1b7d84410`: no person can say what has such a name.
  private static func isIdentity(_ text: String) -> Bool {
    guard text.utf8.count >= 16, text.utf8.count <= 128 else { return false }
    var scanner = TextScanner(text)
    var groups: [Int] = []
    repeat { groups.append(scanner.takeAll(\.isHexDigit)) } while groups.count < 5 && scanner.take("-")
    guard scanner.isAtEnd else { return false }
    if groups == [8, 4, 4, 4, 12] { return true }
    let digits = text.unicodeScalars.count(where: \.isDigit)
    return groups.count == 1 && digits > 3 && groups[0] - digits > 3
  }

  /// “NaN kr.”: what JavaScript and Kotlin write for a text that is no number, always in that case.
  private static func holdsNoNumber(_ text: String) -> Bool {
    // Nearly no text has these three bytes, and to take one apart by its characters takes a thousand times as long.
    var bytes = text
    guard bytes.withUTF8(ShapeSet.holdsNoNumber) else { return false }
    return text.split { !$0.isLetter && !$0.isNumber }.contains("NaN")
  }

  /// “Born on Invalid Date”: what JavaScript writes for a date that is none; moment.js writes “Invalid date”, which may be
  /// the name of a message.
  private static func endsInNoDate(_ text: String) -> Bool {
    text == "Invalid Date" || [" Invalid Date", " Invalid date"].contains { text.hasSuffix($0) }
  }

  /// `Optional("Book")`, `Book(title=Emma)`, `com.example.Book@1f2e3d4`, `<Book: 0x600001>`.
  private static func isPrintOfValue(_ text: String) -> Bool {
    if text.hasPrefix("Optional("), text.hasSuffix(")") { return true }
    var scanner = TextScanner(text)
    if scanner.take("<") {
      return scanner.takeAll { $0.isSmallLetter || $0.isCapitalLetter || $0 == "_" || $0 == "." } > 0
        && scanner.take(": 0x") && scanner.takeAll(\.isSmallHexDigit) >= 6
    }
    return isPrintOfData(scanner) || isPrintOfObject(scanner)
  }

  private static func isPrintOfData(_ text: TextScanner) -> Bool {
    var scanner = text
    guard scanner.take(\.isCapitalLetter), scanner.takeAll(\.isOfIdentifier) > 0, scanner.take("("),
      scanner.take(\.isSmallLetter)
    else { return false }
    scanner.takeAll(\.isOfIdentifier)
    guard scanner.take("=") else { return false }
    var last: Unicode.Scalar?
    while let next = scanner.next, scanner.take({ !$0.isNewline }) { last = next }
    return scanner.isAtEnd && last == ")"
  }

  private static func isPrintOfObject(_ text: TextScanner) -> Bool {
    var scanner = text
    while scanner.take(\.isSmallLetter) {
      scanner.takeAll { $0.isSmallLetter || $0.isDigit || $0 == "_" }
      guard scanner.take(".") else { return false }
    }
    guard scanner.take(\.isCapitalLetter) else { return false }
    scanner.takeAll { $0.isOfIdentifier || $0 == "_" || $0 == "$" }
    guard scanner.take("@") else { return false }
    return (5...8).contains(scanner.takeAll(\.isSmallHexDigit)) && scanner.isAtEnd
  }

  /// The place of an argument, or markup, wherever in the text.
  private static func holdsPrinted(_ text: String) -> Bool {
    var scanner = TextScanner(text)
    var (previous, beforePrevious): (Unicode.Scalar?, Unicode.Scalar?)
    while let mark = scanner.next {
      _ = scanner.take { _ in true }
      let isPrinted =
        switch mark {
        case "%": isPlaceOfArgument(scanner, after: previous, beforePrevious)
        case "{": isPlaceOfName(scanner)
        case "<": isTag(scanner)
        case "&": isEntity(scanner)
        case "*": isEmphasis(scanner)
        // What Objective-C writes for nil.
        case "(": scanner.take("null)")
        default: false
        }
      if isPrinted { return true }
      (previous, beforePrevious) = (mark, previous)
    }
    return false
  }

  /// `%1$s`, `%@`, `%lld`, after the sign; `%#@books@`, which a plural rule of iOS replaces.
  private static func isPlaceOfArgument(
    _ text: TextScanner, after previous: Unicode.Scalar?, _ beforePrevious: Unicode.Scalar?
  ) -> Bool {
    var scanner = text
    if scanner.take("#@") { return scanner.takeAll { $0.isOfIdentifier || $0 == "_" } > 0 && scanner.take("@") }
    let hasNumber = scanner.takeAll(\.isDigit) > 0
    guard !hasNumber || scanner.take("$"), scanner.take(anyOf: ["@", "lld", "ld", "d", "s"]),
      scanner.next?.isOfIdentifier != true
    else { return false }
    guard let previous else { return true }
    // “100 %d”, “50%s”: a number before the sign makes it a percentage.
    guard !previous.isDigit, previous != "%" else { return false }
    guard !hasNumber, previous.isWhitespace else { return true }
    return beforePrevious.map { !$0.isDigit && $0 != "%" } ?? false
  }

  /// `{count}`, `${name}`, `{{ book.title }}`, after the first brace.
  private static func isPlaceOfName(_ text: TextScanner) -> Bool {
    var scanner = text
    _ = scanner.take("{")
    _ = scanner.take(\.isWhitespace)
    if scanner.take({ $0.isSmallLetter || $0.isCapitalLetter }) {
      guard (1...40).contains(scanner.takeAll { $0.isOfIdentifier || $0 == "_" || $0 == "." }) else { return false }
    } else if !scanner.take(\.isDigit) {
      return false
    }
    _ = scanner.take(\.isWhitespace)
    return scanner.take("}")
  }

  /// `<b>Book</b>`, after the first bracket.
  private static func isTag(_ text: TextScanner) -> Bool {
    var scanner = text
    _ = scanner.take("/")
    var name = ""
    while let next = scanner.next, name.count < 7, scanner.take(\.isOfIdentifier) { name.unicodeScalars.append(next) }
    guard tags.contains(name.lowercased()) else { return false }
    if scanner.take(\.isWhitespace) {
      scanner.takeAll { $0 != "<" && $0 != ">" }
    } else {
      _ = scanner.take("/")
    }
    return scanner.take(">")
  }

  /// `&nbsp;`, `&#160;`, `&#xA0;`, after the first character.
  private static func isEntity(_ text: TextScanner) -> Bool {
    var scanner = text
    if scanner.take("#x") {
      guard (2...5).contains(scanner.takeAll(\.isHexDigit)) else { return false }
    } else if scanner.take("#") {
      guard (2...5).contains(scanner.takeAll(\.isDigit)) else { return false }
    } else if !scanner.take(anyOf: ["nbsp", "amp", "lt", "gt", "quot", "apos", "euro"]) {
      return false
    }
    return scanner.take(";")
  }

  /// `**Book** now`, after the first character.
  private static func isEmphasis(_ text: TextScanner) -> Bool {
    var scanner = text
    guard scanner.take("*"), scanner.take({ $0 != "*" && !$0.isWhitespace }) else { return false }
    scanner.takeAll { $0 != "*" }
    return scanner.take("**")
  }
}
