/// Numbers as people read them in a sentence.
public enum Counted {
  /// “12,345”.
  public static func number(_ count: Int) -> String {
    let digits = String(count.magnitude)
    var grouped = count < 0 ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { grouped += "," }
      grouped.append(digit)
    }
    return grouped
  }

  /// “1 file”, “12 files”; “1 entry”, “12 entries” with its plural.
  public static func things(_ count: Int, _ thing: String, plural: String? = nil) -> String {
    "\(number(count)) \(count == 1 ? thing : plural ?? thing + "s")"
  }
}
