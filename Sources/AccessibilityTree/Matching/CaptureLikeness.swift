/// How similar nodes of two captures are. Each capture has its own numbers for texts, so those of one are translated
/// once.
struct CaptureLikeness {
  let from: Snapshot
  let to: Snapshot
  /// For each text of `from`, by its number, the same text in `to`.
  let translation: [Word]
  /// For each node, the words at it and below it, in the numbers of `to`.
  private let sketches: [WordSketch]
  private let otherSketches: [WordSketch]

  /// One text of a node, in the numbers of `to`.
  enum Word: Hashable {
    /// The node has no such text, or the export cannot say.
    case none
    /// `to` has the text, under this number.
    case shared(Int32)
    /// `to` does not have the text, so it differs from all texts of `to`.
    case foreign
  }

  /// Role, name and identifier of a node.
  struct Face: Hashable {
    let role: Role
    let label: Word
    let text: Word
    let identifier: Word

    /// Whether only the role distinguishes it. Words that the other capture lacks still count.
    var isWordless: Bool { label == .none && text == .none && identifier == .none }

    /// Its words: the name, else the text.
    var words: Word { label == .none ? text : label }
  }

  /// A node and the nodes below it.
  struct Whole: Hashable {
    let face: Face
    let below: WordSketch
  }

  init(from: Snapshot, to: Snapshot) {
    (self.from, self.to) = (from, to)
    var numbers: [String: Int32] = [:]
    numbers.reserveCapacity(to.labels.count)
    for number in 0..<to.labels.count {
      if let text = to.labels[LabelID(rawValue: Int32(number))] { numbers[text] = Int32(number) }
    }
    let translation = (0..<from.labels.count).map { number in
      from.labels[LabelID(rawValue: Int32(number))].flatMap { numbers[$0] }.map(Word.shared) ?? .foreign
    }
    self.translation = translation
    otherSketches = WordSketch.all(of: to) { $0.isText ? $0.rawValue : nil }
    // A text that the other capture does not have still gets a number of its own.
    let count = Int32(to.labels.count)
    sketches = WordSketch.all(of: from) { id in
      guard id.isText else { return nil }
      if case .shared(let number) = translation[Int(id.rawValue)] { return number }
      return count + id.rawValue
    }
  }

  /// The face of a node of `from`.
  func face(_ node: Int) -> Face {
    Self.face(from.records[node]) { $0.isText ? translation[Int($0.rawValue)] : .none }
  }
  /// The face of a node of `to`.
  func otherFace(_ node: Int) -> Face {
    Self.face(to.records[node]) { $0.isText ? .shared($0.rawValue) : .none }
  }

  func whole(_ node: Int) -> Whole { Whole(face: face(node), below: sketches[node]) }
  func otherWhole(_ node: Int) -> Whole { Whole(face: otherFace(node), below: otherSketches[node]) }

  /// The share of words, at both nodes and below them, that both have.
  func similarity(_ node: Int, _ other: Int) -> Double { sketches[node].similarity(to: otherSketches[other]) }

  /// Whether both have so many words in common that they are two captures of one thing.
  func areLike(_ node: Int, _ other: Int) -> Bool { sketches[node].isLike(otherSketches[other]) }

  /// Whether both have identifiers and words, and all of them differ. Then it is another button in the same place.
  func haveNothingInCommon(_ node: Int, _ other: Int) -> Bool {
    let (own, others) = (face(node), otherFace(other))
    func differ(_ one: Word, _ two: Word) -> Bool { one != .none && two != .none && one != two }
    return differ(own.identifier, others.identifier) && differ(own.words, others.words)
  }

  private static func face(_ record: NodeRecord, word: (LabelID) -> Word) -> Face {
    Face(
      role: record.role, label: word(record.text(.label)), text: word(record.text(.text)),
      identifier: word(record.text(.identifier)))
  }
}
