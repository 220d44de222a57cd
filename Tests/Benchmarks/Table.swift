import Glibc

/// Lines of a name and its numbers, below a title.
struct Table {
  private var lines: [String]

  init(_ title: String) { lines = [title] }

  mutating func add(_ name: String, _ cells: String...) {
    let padded = cells.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }
    lines.append("  " + name + String(repeating: " ", count: max(1, 44 - name.count)) + padded.joined())
  }

  func print() {
    Swift.print(lines.joined(separator: "\n") + "\n")
    // The next table may take minutes.
    fflush(nil)
  }
}

/// A number with so many digits after the point.
func fixed(_ number: Double, _ digits: Int, _ unit: String) -> String {
  guard number.isFinite else { return "- \(unit)" }
  let scale = pow(10, Double(digits))
  let rounded = (number * scale).rounded() / scale
  let parts = "\(rounded)".split(separator: ".")
  let fraction = digits == 0 ? "" : "." + (parts.count > 1 ? String(parts[1]) : "").padded(to: digits)
  return "\(parts[0])\(fraction) \(unit)"
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: "0", count: Swift.max(0, count - self.count))
  }
}
