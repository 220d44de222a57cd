/// Numbers as people read them in a sentence.
enum Counted {
  /// “12,345”.
  static func number(_ count: Int) -> String {
    let digits = String(count)
    var grouped = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { grouped += "," }
      grouped.append(digit)
    }
    return grouped
  }

  /// “1 file”, “12 files”.
  static func things(_ count: Int, _ thing: String) -> String {
    "\(number(count)) \(thing)\(count == 1 ? "" : "s")"
  }
}
