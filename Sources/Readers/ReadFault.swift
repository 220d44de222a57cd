import AccessibilityTree

/// A `ReadError` without the name of the file.
struct ReadFault: Error {
  var kind: ReadError.Kind
  var cause: String
  var advice: String?
  var byteOffset: Int?

  /// - Parameter cause: “{at}” in it is replaced by the offset.
  init(_ kind: ReadError.Kind, _ cause: String, advice: String? = nil, at byteOffset: Int? = nil) {
    (self.kind, self.cause, self.advice, self.byteOffset) = (kind, cause, advice, byteOffset)
  }

  func error(name: String) -> ReadError {
    ReadError(name: name, kind: kind, byteOffset: byteOffset, cause: words, advice: advice)
  }

  /// The cause on one line. It quotes keys and texts of the file, which must not break or reverse a log line.
  private var words: String {
    CleanText.line(cause.replacing("{at}", with: byteOffset.map(Counted.number) ?? ""))
  }

  /// Whether reading stopped at a limit of ours, so that the rest was never read.
  var isLimit: Bool { kind == .tooDeep || kind == .tooLarge }

  static func tooDeep(_ limits: ReadLimits) -> ReadFault {
    ReadFault(
      .tooDeep, "nested deeper than \(limits.depth) levels",
      advice: "No exporter writes such a tree; the file was skipped")
  }

  /// - Parameter most: the format's own limit, if it is lower.
  static func tooManyNodes(_ limits: ReadLimits, most: Int = .max) -> ReadFault {
    ReadFault(
      .tooLarge, "more than \(min(limits.nodes, most)) nodes", advice: "Raise the limit if the app has that many")
  }

  static func unusable(_ cause: String) -> ReadFault {
    ReadFault(.captureUnusable, "the capture is unusable: \(cause)", advice: "Export the screen again")
  }
}

extension ReadFault {
  /// The same fault for a document that begins this many bytes into the file.
  func moved(by start: Int) -> ReadFault {
    var fault = self
    fault.byteOffset = byteOffset.map { $0 + start }
    return fault
  }
}

extension ReadFault {
  /// The same fault for a document inside a complete one, as a string or packed. Its offset means nothing in the file,
  /// and no more of it will come.
  func within(_ holder: String) -> ReadFault {
    let isWhole = kind != .truncated && kind != .empty
    let cause = kind == .empty ? "it is empty" : words
    // If documents are packed several times, naming the outermost is enough.
    let prefix = "\(holder) is wrong: "
    return ReadFault(
      isWhole ? kind : .malformed, cause.hasPrefix(prefix) ? cause : prefix + cause,
      advice: isWhole ? advice : "Export the screen again")
  }

  /// The same fault for a file that was first converted to UTF-8, so that its place is different there.
  var countedInUTF8: ReadFault {
    byteOffset == nil ? self : ReadFault(kind, "\(words), counted in UTF-8", advice: advice)
  }
}
