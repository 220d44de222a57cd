/// A day or a time as programs store it.
extension Shape {
  /// Whether one is in the text: `1763020800000`, `2025-11-13T08:00:00Z`, `2025-11-13 08:00:00 +0000`.
  ///
  /// Source: `Date.getTime()` of Java and JavaScript, ISO 8601, and `description` of Swift's `Date`. What people choose is a
  /// whole minute, so that a number of thirteen digits for one can be told from an order's.
  static func holdsMoment(_ text: String) -> Bool {
    guard text.utf8.count < 2000 else { return false }
    var scanner = TextScanner(text)
    var isInWord = false
    while let next = scanner.next {
      if !isInWord, next.isDigit, isMoment(scanner) { return true }
      _ = scanner.take { _ in true }
      isInWord = next.isOfIdentifier || next == "-" || next == "_" || next == "."
    }
    return false
  }

  private static func isMoment(_ text: TextScanner) -> Bool {
    var scanner = text
    var number = 0
    var count = 0
    while let digit = scanner.next, digit.isDigit, count < 14, scanner.take(\.isDigit) {
      number = number * 10 + Int(digit.value) - 0x30
      count += 1
    }
    if count == 13 { return isWholeMinute(number) && scanner.next?.isOfIdentifier != true }
    guard count == 4, scanner.take("-"), takeTwo(&scanner), scanner.take("-"), takeTwo(&scanner) else { return false }
    let isStandard = scanner.take("T")
    guard isStandard || scanner.take(" "), takeTwo(&scanner), scanner.take(":"), takeTwo(&scanner) else { return false }
    if isStandard { return true }
    return scanner.take(":") && takeTwo(&scanner) && scanner.take(anyOf: [" +0", " -0", ".000"])
  }

  private static func takeTwo(_ scanner: inout TextScanner) -> Bool {
    scanner.take(\.isDigit) && scanner.take(\.isDigit)
  }

  /// Milliseconds since 1970, from 2001 to 2096.
  private static func isWholeMinute(_ number: Int) -> Bool {
    (1_000_000_000_000..<4_000_000_000_000).contains(number) && number.isMultiple(of: 60_000)
  }
}
