import AccessibilityTree

/// Finds the format of a document.
///
/// No signature excludes another format. If several match, the one wins that names every key of the document that the
/// others name, and more. If none does, the document is ambiguous. Formats that are known but not read compete in the
/// same way.
enum FormatRecognition {
  /// Whether the outermost keys fit a format that only marks further down can confirm.
  static func needsMarks(_ keys: Set<String>) -> Bool {
    (ExportFormats.json.map(\.signature) + UnsupportedFormats.json.map(\.signature)).contains {
      $0.needsMarks && $0.fits(keys)
    }
  }

  /// The reader whose signature fits best.
  ///
  /// - Parameter marks: the marks further down; nil if `needsMarks` says that they do not matter.
  static func reader(for look: JSONLook, marks: JSONMarks?) throws(ReadFault) -> any JSONSnapshotReader {
    let keys = Set(look.keys)
    let fitting = ExportFormats.json.filter { reader in
      reader.signature.fits(keys) && (marks.map { reader.signature.fits($0) } ?? true)
    }
    let unsupported = UnsupportedFormats.json.first { format in
      let fits =
        format.signature.fits(keys) && (marks.map { format.signature.fits($0) } ?? !format.signature.needsMarks)
      return fits && fitting.allSatisfy { format.signature.explains(keys, marks, betterThan: $0.signature) }
    }
    if let name = unsupported?.name { throw Self.unsupported(name) }
    if let first = fitting.first, fitting.count == 1 { return first }
    let best = fitting.filter { reader in
      fitting.allSatisfy {
        $0.format == reader.format || reader.signature.explains(keys, marks, betterThan: $0.signature)
      }
    }
    if let first = best.first { return first }
    throw fitting.isEmpty ? unknown(look, keys) : ambiguous(fitting.map(\.format))
  }

  /// The one reader whose signature fits a document of these two outermost elements.
  static func reader(forRoot root: String, child: String?) throws(ReadFault) -> any XMLSnapshotReader {
    let fitting = ExportFormats.xml.filter { $0.signature.fits(root: root, child: child) }
    if let first = fitting.first, fitting.count == 1 { return first }
    if fitting.count > 1 { throw ambiguous(fitting.map(\.format)) }
    if child == nil, ExportFormats.xml.contains(where: { $0.signature.fits(root: root) }) {
      throw .unusable("`\(Excerpt.of(root))` contains no element")
    }
    let roots = ExportFormats.xml.flatMap { $0.signature.roots + [$0.signature.rootPrefix.map { $0 + "…" }] }
      .compactMap { $0 }.map { "`\($0)`" }
    throw noneFits(
      "It begins with `\(Excerpt.of(root))`, not with one of \(Set(roots).sorted().joined(separator: ", "))")
  }

  private static func unknown(_ look: JSONLook, _ keys: Set<String>) -> ReadFault {
    if let dump = NamedDumps.fault(of: keys) { return dump }
    switch look.shape {
    case .array where look.isEmpty: return .unusable("the list is empty")
    case .object where look.isEmpty: return .unusable("the object is empty")
    case .array where look.keys.isEmpty: return noneFits("It is a list, and its first element has no keys")
    case .string, .null, .other: return noneFits("It is a single value")
    case .object, .array: break
    }
    let nearest = ExportFormats.json.max { nearness($0, keys) < nearness($1, keys) }
    guard let nearest, nearness(nearest, keys) > 0 else {
      return noneFits("It has \(quoted(look.keys.prefix(4))), which belong to no known format")
    }
    let shared = quoted(nearest.signature.shared(with: keys).prefix(3))
    let lacking = nearest.signature.lacks(keys)
    let but = lacking.isEmpty ? "but not what it holds further down" : "but no \(quoted(lacking))"
    return noneFits("It has \(shared) like \(nearest.format.displayName), \(but)")
  }

  static func nearness(_ reader: any JSONSnapshotReader, _ keys: Set<String>) -> Int {
    // A deciding key counts more than a usual one.
    2 * reader.signature.shared(with: keys).count - reader.signature.lacks(keys).count
      - (reader.signature.shared(with: keys).isEmpty ? 1000 : 0)
  }

  private static func noneFits(_ what: String) -> ReadFault {
    ReadFault(
      .unknownFormat, "it matches no known format. \(what)",
      advice: "See \(InstalledGuide.formats)")
  }

  private static func ambiguous(_ formats: [ExportFormat]) -> ReadFault {
    let names = formats.map(\.displayName).joined(separator: " and ")
    return ReadFault(
      .ambiguousFormat, "matches several formats: \(names)", advice: "Please report this file; it was skipped")
  }

  private static func unsupported(_ name: String) -> ReadFault {
    ReadFault(
      .unsupportedFormat, "looks like \(name), which a11yd does not read",
      advice: "Drop the exported tree of a native app's screen; \(InstalledGuide.formats) lists what is read")
  }

  static func quoted(_ keys: some Swift.Collection<String>) -> String {
    let keys = keys.map { "`\(Excerpt.of($0))`" }
    guard let last = keys.last, keys.count > 1 else { return keys.joined() }
    return keys.dropLast().joined(separator: ", ") + " and " + last
  }
}
