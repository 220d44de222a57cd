/// Fills a matching; both captures keep their own numbers for texts, so those of one are translated once.
struct CounterpartFinder {
  let from: Snapshot
  let to: Snapshot
  var counterparts: [Int32]
  var weak: NodeSet
  private var isTaken: NodeSet
  /// By number of a text of `from`, that of the same text of `to`, or -1.
  private let translation: [Int32]
  /// By node: the words at it and below it, in the numbers of `to`.
  private var sketches: [WordSketch] = []
  private var otherSketches: [WordSketch] = []

  init(from: Snapshot, to: Snapshot) {
    (self.from, self.to) = (from, to)
    counterparts = Array(repeating: -1, count: from.count)
    weak = NodeSet(count: from.count)
    isTaken = NodeSet(count: to.count)
    var numbers: [String: Int32] = [:]
    numbers.reserveCapacity(to.labels.count)
    for number in 0..<to.labels.count {
      if let text = to.labels[LabelID(rawValue: Int32(number))] { numbers[text] = Int32(number) }
    }
    translation = (0..<from.labels.count).map { number in
      from.labels[LabelID(rawValue: Int32(number))].flatMap { numbers[$0] } ?? -1
    }
    otherSketches = WordSketch.all(of: to) { $0.isText ? $0.rawValue : nil }
    // A text that the other does not have is a word of its own all the same.
    let count = Int32(to.labels.count)
    sketches = WordSketch.all(of: from) { [translation] id in
      guard id.isText else { return nil }
      let known = translation[Int(id.rawValue)]
      return known < 0 ? count + id.rawValue : known
    }
  }

  private mutating func match(_ node: Int, _ other: Int, isWeak: Bool) {
    guard counterparts[node] < 0, !isTaken.contains(other) else { return }
    counterparts[node] = Int32(other)
    isTaken.insert(other)
    if isWeak { weak.insert(node) }
  }

  /// The number that a text of `from` has in `to`: as it is for no text, -3 for one that `to` does not have.
  private func translated(_ id: LabelID) -> Int32 {
    id.isText ? (translation[Int(id.rawValue)] < 0 ? -3 : translation[Int(id.rawValue)]) : -2
  }

  private static func number(_ id: LabelID) -> Int32 { id.isText ? id.rawValue : -2 }

  // MARK: identifiers

  mutating func matchIdentifiers() {
    var owners = [Int32](repeating: -1, count: to.labels.count)
    Self.forEachIdentifier(of: to) { node, id in
      owners[Int(id.rawValue)] = owners[Int(id.rawValue)] == -1 ? Int32(node) : -2
    }
    var own = [Int32](repeating: -1, count: from.labels.count)
    Self.forEachIdentifier(of: from) { node, id in
      own[Int(id.rawValue)] = own[Int(id.rawValue)] == -1 ? Int32(node) : -2
    }
    for (number, node) in own.enumerated() where node >= 0 && translation[number] >= 0 {
      let owner = owners[Int(translation[number])]
      if owner >= 0 { match(Int(node), Int(owner), isWeak: false) }
    }
  }

  private static func forEachIdentifier(of snapshot: Snapshot, _ body: (Int, LabelID) -> Void) {
    for node in 0..<snapshot.count {
      let id = snapshot.records[node].text(.identifier)
      if id.isText { body(node, id) }
    }
  }

  // MARK: places

  /// Role, name and identifier of a node in the numbers of `to`.
  private struct Face: Hashable {
    let role: Role
    let label: Int32
    let text: Int32
    let identifier: Int32

    var isWordless: Bool { label < 0 && text < 0 && identifier < 0 }
  }

  private func face(_ node: Int) -> Face {
    let record = from.records[node]
    return Face(
      role: record.role, label: translated(record.text(.label)), text: translated(record.text(.text)),
      identifier: translated(record.text(.identifier)))
  }

  private func otherFace(_ node: Int) -> Face {
    let record = to.records[node]
    return Face(
      role: record.role, label: Self.number(record.text(.label)), text: Self.number(record.text(.text)),
      identifier: Self.number(record.text(.identifier)))
  }

  private static func children(_ snapshot: Snapshot, of node: Int) -> [Int] {
    var children: [Int] = []
    var next = node + 1
    let end = node < 0 ? snapshot.count : Int(snapshot.records[node].subtreeEnd)
    while next < end {
      children.append(next)
      next = Int(snapshot.records[next].subtreeEnd)
    }
    return children
  }

  /// Matches the children of two counterparts, and theirs in turn.
  mutating func matchChildren(of node: Int, with other: Int) {
    var open = [(node, other)]
    while let (node, other) = open.popLast() {
      let children = Self.children(from, of: node)
      matchSiblings(children, Self.children(to, of: other))
      for child in children where counterparts[child] >= 0 { open.append((child, Int(counterparts[child]))) }
    }
    // What an identifier alone has matched stands elsewhere in the tree; its children are still to be looked at.
    for node in 0..<from.count where counterparts[node] >= 0 {
      let children = Self.children(from, of: node)
      guard children.contains(where: { counterparts[$0] < 0 }) else { continue }
      matchSiblings(children, Self.children(to, of: Int(counterparts[node])))
    }
  }

  /// First those that are alike with all that lies below, then those that are alike themselves, then those of one role.
  private mutating func matchSiblings(_ nodes: [Int], _ others: [Int]) {
    var whole: [Whole: [Int]] = [:]
    for other in others.reversed() where !isTaken.contains(other) {
      whole[Whole(face: otherFace(other), below: otherSketches[other]), default: []].append(other)
    }
    for node in nodes where counterparts[node] < 0 {
      guard let other = whole[Whole(face: face(node), below: sketches[node])]?.popLast() else { continue }
      match(node, other, isWeak: false)
    }
    var byFace: [Face: [Int]] = [:]
    for other in others where !isTaken.contains(other) { byFace[otherFace(other), default: []].append(other) }
    for node in nodes where counterparts[node] < 0 {
      let face = face(node)
      guard let other = takeMostSimilar(to: node, from: &byFace[face, default: []]) else { continue }
      match(node, other, isWeak: face.isWordless && !sketches[node].isLike(otherSketches[other]))
    }
    var byRole: [Role: [Int]] = [:]
    for other in others where !isTaken.contains(other) { byRole[to.records[other].role, default: []].append(other) }
    for node in nodes where counterparts[node] < 0 {
      guard let other = takeMostSimilar(to: node, from: &byRole[from.records[node].role, default: []]) else { continue }
      if haveNothingInCommon(node, other) { continue }
      match(node, other, isWeak: true)
    }
  }

  /// Whether both have identifiers and words, and all of them are others: then it is another button at the same place.
  private func haveNothingInCommon(_ node: Int, _ other: Int) -> Bool {
    let (own, others) = (face(node), otherFace(other))
    func differ(_ one: Int32, _ two: Int32) -> Bool { one != -2 && two != -2 && one != two }
    func words(_ face: Face) -> Int32 { face.label == -2 ? face.text : face.label }
    return differ(own.identifier, others.identifier) && differ(words(own), words(others))
  }

  /// Lists of rows that are all alike are not compared each with each.
  private static let comparedAtMost = 16

  private func takeMostSimilar(to node: Int, from others: inout [Int]) -> Int? {
    let places = others.indices.prefix(Self.comparedAtMost)
    let best = places.max { left, right in
      let (first, second) = (similarity(node, others[left]), similarity(node, others[right]))
      return first == second ? left > right : first < second
    }
    return best.map { others.remove(at: $0) }
  }

  private func similarity(_ node: Int, _ other: Int) -> Double { sketches[node].similarity(to: otherSketches[other]) }

  /// A node and what lies below it.
  private struct Whole: Hashable {
    let face: Face
    let below: WordSketch
  }

  // MARK: frames

  private struct Frame: Hashable {
    let role: Role
    let bounds: Rect
  }

  /// What nothing else has matched and has the role and the very frame of one other node.
  mutating func matchFrames() {
    var byFrame: [Frame: Int] = [:]
    for other in 0..<to.count where !isTaken.contains(other) && !to.records[other].bounds.isEmpty {
      let frame = Frame(role: to.records[other].role, bounds: to.records[other].bounds)
      byFrame[frame] = byFrame[frame] == nil ? other : -1
    }
    for node in 0..<from.count where counterparts[node] < 0 && !from.records[node].bounds.isEmpty {
      let frame = Frame(role: from.records[node].role, bounds: from.records[node].bounds)
      if let other = byFrame[frame], other >= 0, !haveNothingInCommon(node, other) {
        match(node, other, isWeak: true)
      }
    }
  }
}
