/// How alike nodes of two captures are. Each capture has its own numbers for texts, so those of one are translated once.
struct CaptureLikeness {
  let from: Snapshot
  let to: Snapshot
  /// By number of a text of `from`, that of the same text of `to`, or -1.
  let translation: [Int32]
  /// By node: the words at it and below it, in the numbers of `to`.
  private let sketches: [WordSketch]
  private let otherSketches: [WordSketch]

  /// Role, name and identifier of a node in the numbers of `to`.
  struct Face: Hashable {
    let role: Role
    let label: Int32
    let text: Int32
    let identifier: Int32

    var isWordless: Bool { label < 0 && text < 0 && identifier < 0 }
  }

  /// A node and what lies below it.
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
      from.labels[LabelID(rawValue: Int32(number))].flatMap { numbers[$0] } ?? -1
    }
    self.translation = translation
    otherSketches = WordSketch.all(of: to) { $0.isText ? $0.rawValue : nil }
    // A text that the other does not have is a word of its own all the same.
    let count = Int32(to.labels.count)
    sketches = WordSketch.all(of: from) { id in
      guard id.isText else { return nil }
      let known = translation[Int(id.rawValue)]
      return known < 0 ? count + id.rawValue : known
    }
  }

  /// The face of a node of `from`.
  func face(_ node: Int) -> Face { Self.face(from.records[node], number: translated) }
  /// The face of a node of `to`.
  func otherFace(_ node: Int) -> Face { Self.face(to.records[node]) { $0.isText ? $0.rawValue : -2 } }

  func whole(_ node: Int) -> Whole { Whole(face: face(node), below: sketches[node]) }
  func otherWhole(_ node: Int) -> Whole { Whole(face: otherFace(node), below: otherSketches[node]) }

  /// Share of the words of both, with those below them, that are in both.
  func similarity(_ node: Int, _ other: Int) -> Double { sketches[node].similarity(to: otherSketches[other]) }

  /// Whether the words of both are so many the same that they are two captures of one thing.
  func areLike(_ node: Int, _ other: Int) -> Bool { sketches[node].isLike(otherSketches[other]) }

  /// Whether both have identifiers and words, and all of them are others: then it is another button at the same place.
  func haveNothingInCommon(_ node: Int, _ other: Int) -> Bool {
    let (own, others) = (face(node), otherFace(other))
    func differ(_ one: Int32, _ two: Int32) -> Bool { one != -2 && two != -2 && one != two }
    func words(_ face: Face) -> Int32 { face.label == -2 ? face.text : face.label }
    return differ(own.identifier, others.identifier) && differ(words(own), words(others))
  }

  /// The number that a text of `from` has in `to`: -2 for no text, -3 for one that `to` does not have.
  private func translated(_ id: LabelID) -> Int32 {
    id.isText ? (translation[Int(id.rawValue)] < 0 ? -3 : translation[Int(id.rawValue)]) : -2
  }

  private static func face(_ record: NodeRecord, number: (LabelID) -> Int32) -> Face {
    Face(
      role: record.role, label: number(record.text(.label)), text: number(record.text(.text)),
      identifier: number(record.text(.identifier)))
  }
}
