import AccessibilityTree

/// Notes what was removed on the way to the tree, and what decided the format.
final class RecognitionLog {
  private var layers: [Recognition.Layer] = []
  private var format: ExportFormat?
  private var reason: Recognition.Reason?
  /// The look at the innermost document, before anything is decided.
  private var look: JSONLook?

  /// How many layers were removed so far.
  var peeled: Int { layers.count }

  func peel(_ layer: Recognition.Layer) { layers.append(layer) }

  /// Forgets the notes about a document that is read again without what follows it.
  func forget(from peeled: Int, butFor layer: Recognition.Layer) {
    layers.removeSubrange(peeled...)
    layers.append(layer)
  }

  /// Notes what is before and after the document in these bytes.
  func peel(_ bytes: UnsafeRawBufferPointer, around range: Range<Int>) {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    if hasMark { layers.append(.byteOrderMark) }
    let before = bytes[(hasMark ? 3 : 0)..<range.lowerBound]
    if before.contains(where: { $0 > 0x20 }) { layers.append(.before(bytes: before.count)) }
    let behind = bytes[range.upperBound...]
    if behind.contains(where: { $0 > 0x20 }) { layers.append(.behind(bytes: behind.count)) }
  }

  func see(_ look: JSONLook) { self.look = Self.innermost(look) }

  func recognise(_ format: ExportFormat, by reason: Recognition.Reason) {
    (self.format, self.reason) = (format, reason)
  }

  /// Notes every wrapper on the way, and the keys at its end.
  func follow(_ route: JSONRoute, _ look: JSONLook) {
    switch route {
    case .tree(let reader):
      recognise(reader.format, by: reader.signature.reason(look))
    case .text: layers.append(.string)
    case .member(let key, let rest):
      layers.append(.member(key, speaker: JSONWrapper.around(look)?.0.speaker ?? "a tool"))
      if let inner = look.nested[key] { follow(rest, inner) }
    case .envelope(let rest):
      layers.append(.wrapper)
      if let inner = look.nested["tree"] { follow(rest, inner) }
    }
  }

  func recognition(_ snapshot: Result<Snapshot, ReadError>) -> Recognition {
    let isAsked = format == nil && (try? snapshot.get()) == nil
    return Recognition(
      layers: layers, format: format, reason: reason, nearest: isAsked ? nearest : [], snapshot: snapshot)
  }

  private static let mostNearest = 3

  /// The formats that share a deciding key with the document and lack no more than they share.
  private var nearest: [Recognition.NearFormat] {
    guard let look, !look.keys.isEmpty else { return [] }
    let keys = Set(look.keys)
    let near = ExportFormats.json.map { ($0, nearness: FormatRecognition.nearness($0, keys)) }
      .filter { $0.nearness > 0 }
      .sorted { $0.nearness > $1.nearness }
    return near.prefix(Self.mostNearest).map { reader, _ in
      Recognition.NearFormat(
        format: reader.format, shared: reader.signature.shared(with: keys), lacks: reader.signature.lacks(keys))
    }
  }

  private static func innermost(_ look: JSONLook) -> JSONLook {
    if let tree = look.keys.contains("a11ySnapshot") ? look.nested["tree"] : nil { return innermost(tree) }
    return JSONWrapper.around(look).map { innermost($0.1) } ?? look
  }
}

extension JSONSignature {
  /// The keys that only this format has, and the marks that had to be checked.
  func reason(_ look: JSONLook) -> Recognition.Reason {
    let keys = Set(look.keys)
    let deciding = (all + any.flatMap { $0.filter(keys.contains).prefix(1) })
    return .keys(
      deciding, inList: look.shape == .array,
      marks: has.map(\.words))
  }
}
