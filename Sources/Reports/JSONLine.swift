import AccessibilityTree

/// One JSON object on one line, with its keys in the order in which they were added.
///
/// Library encoders sort keys or leave their order open, but here the order is part of the contract. Every character
/// that `CleanText` replaces is escaped, so that a line stays one line in every program and on every terminal.
struct JSONLine {
  private(set) var text = "{"

  /// The whole object, including its line feed.
  var finished: String { text + "}\n" }
  /// The whole object.
  var object: String { text + "}" }

  /// A string of JSON, with its quotation marks.
  static func quoted(_ value: String) -> String {
    var line = JSONLine()
    line.text = ""
    line.quote(value)
    return line.text
  }

  mutating func add(_ key: String, _ value: String?) {
    open(key)
    if let value { quote(value) } else { text += "null" }
  }

  mutating func add(_ key: String, _ value: Int?) {
    open(key)
    text += value.map(String.init) ?? "null"
  }

  /// A number as it was written.
  mutating func add(_ key: String, written digits: String) {
    open(key)
    text += digits
  }

  mutating func add(_ key: String, _ values: [String]) {
    open(key)
    list(values) { $0.quote($1) }
  }

  /// A list of numbers. A number that is not finite becomes null, because JSON has none.
  mutating func add(_ key: String, _ values: [Float]?) {
    open(key)
    guard let values else { return text += "null" }
    list(values) { $0.number($1) }
  }

  mutating func add(_ key: String, _ value: Double) {
    open(key)
    number(value)
  }

  mutating func add(_ key: String, _ value: Bool?) {
    open(key)
    text += value.map { $0 ? "true" : "false" } ?? "null"
  }

  /// A list of objects below this one.
  mutating func add<Value>(_ key: String, _ values: [Value], _ fill: (inout JSONLine, Value) -> Void) {
    open(key)
    list(values) { line, value in
      var inner = JSONLine()
      fill(&inner, value)
      line.text += inner.object
    }
  }

  /// An object below this one.
  mutating func add(_ key: String, _ fill: (inout JSONLine) -> Void) {
    open(key)
    var inner = JSONLine()
    fill(&inner)
    text += inner.text
    text += "}"
  }

  /// Objects below this one, in a list.
  mutating func add<Value>(_ key: String, objects values: [Value], _ fill: (Value, inout JSONLine) -> Void) {
    open(key)
    list(values) { line, value in
      var inner = JSONLine()
      fill(value, &inner)
      line.text += inner.text + "}"
    }
  }

  private mutating func open(_ key: String) {
    if text.utf8.count > 1 { text += "," }
    quote(key)
    text += ":"
  }

  private mutating func list<Value>(_ values: [Value], _ write: (inout JSONLine, Value) -> Void) {
    text += "["
    for (place, value) in values.enumerated() {
      if place > 0 { text += "," }
      write(&self, value)
    }
    text += "]"
  }

  /// Keeps the type: a `Float` converted to `Double` would gain digits that nobody measured.
  private mutating func number(_ value: some BinaryFloatingPoint & CustomStringConvertible) {
    if let whole = Int(exactly: value), abs(whole) < 1 << 53 {
      text += String(whole)
    } else {
      text += value.isFinite ? value.description : "null"
    }
  }

  private mutating func quote(_ value: String) {
    text += "\""
    if value.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      text += value
    } else {
      for scalar in value.unicodeScalars { escape(scalar) }
    }
    text += "\""
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case _ where CleanText.isSeen(scalar): text.unicodeScalars.append(scalar)
    default: for unit in String(scalar).utf16 { escape(unit) }
    }
  }

  private mutating func escape(_ unit: UInt16) {
    let digits = String(unit, radix: 16)
    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
