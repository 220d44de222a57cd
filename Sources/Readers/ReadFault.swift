/// A `ReadError` before the name of the file is known to it.
struct ReadFault: Error {
  var kind: ReadError.Kind
  var cause: String
  var advice: String?
  var byteOffset: Int?

  /// - Parameter cause: “{at}” in it stands for the offset.
  init(_ kind: ReadError.Kind, _ cause: String, advice: String? = nil, at byteOffset: Int? = nil) {
    (self.kind, self.cause, self.advice, self.byteOffset) = (kind, cause, advice, byteOffset)
  }

  func error(name: String) -> ReadError {
    let place = byteOffset.map(Self.grouped) ?? ""
    return ReadError(
      name: name, kind: kind, byteOffset: byteOffset, cause: cause.replacing("{at}", with: place), advice: advice)
  }

  /// 8192 as “8,192”.
  private static func grouped(_ number: Int) -> String {
    let digits = String(number)
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text += "," }
      text.append(digit.element)
    }
  }

  /// Whether reading stopped at a limit of ours, so that the rest was never looked at.
  var isLimit: Bool { kind == .tooDeep || kind == .tooLarge }

  static func tooDeep(_ limits: ReadLimits) -> ReadFault {
    ReadFault(.tooDeep, "nested deeper than \(limits.depth) levels", advice: "No exporter writes such a tree; skipped")
  }

  static func tooManyNodes(_ limits: ReadLimits) -> ReadFault {
    ReadFault(.tooLarge, "more than \(limits.nodes) nodes", advice: "Raise the limit if the app really has them")
  }

  static func unusable(_ cause: String) -> ReadFault {
    ReadFault(.captureUnusable, "the capture is unusable: \(cause)", advice: "Export the screen again")
  }
}

extension ReadFault {
  /// The same fault in a document that begins this many bytes into the file.
  func moved(by start: Int) -> ReadFault {
    var fault = self
    fault.byteOffset = byteOffset.map { $0 + start }
    return fault
  }
}
