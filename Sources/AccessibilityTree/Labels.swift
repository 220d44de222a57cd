/// The distinct texts of one snapshot, each once, unescaped.
///
/// Every question about words is asked once per distinct label and looked up by number afterwards.
public struct Labels: Sendable {
  private var texts: [String] = []
  /// Open addressing; -1 is an empty slot, else the number of a label. Always a power of two and at most 2/3 full.
  private var slots: [Int32] = [Int32](repeating: -1, count: 256)

  /// An empty table.
  public init() {}

  /// How many distinct texts there are.
  public var count: Int { texts.count }

  /// The text behind a number, or nil for `.absent` and `.notExported`.
  public subscript(id: LabelID) -> String? { id.isText ? texts[Int(id.rawValue)] : nil }

  /// The number of this text, new or known; `.absent` for the empty text.
  ///
  /// The bytes must be valid UTF-8; invalid sequences become U+FFFD.
  public mutating func intern(_ utf8: UnsafeBufferPointer<UInt8>) -> LabelID {
    guard !utf8.isEmpty else { return .absent }
    var slot = Int(truncatingIfNeeded: Fingerprint.hash64(utf8)) & (slots.count - 1)
    while slots[slot] >= 0 {
      let candidate = slots[slot]
      if Self.equal(&texts[Int(candidate)], utf8) { return LabelID(rawValue: candidate) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let id = Int32(texts.count)
    texts.append(String(decoding: utf8, as: UTF8.self))
    slots[slot] = id
    if texts.count * 3 > slots.count * 2 { grow() }
    return LabelID(rawValue: id)
  }

  /// The number of this text, new or known; `.absent` for the empty text.
  public mutating func intern(_ text: String) -> LabelID {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  private static func equal(_ text: inout String, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.utf8.count == utf8.count else { return false }
    return text.withUTF8 { $0.elementsEqual(utf8) }
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for index in texts.indices {
      var slot = texts[index].withUTF8 { Int(truncatingIfNeeded: Fingerprint.hash64($0)) } & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
  }
}
