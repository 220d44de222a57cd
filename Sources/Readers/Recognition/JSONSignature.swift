/// How a JSON format is told from others: the keys of its outermost object, or of the first object of its outermost array,
/// and, where they are not enough, marks further down.
///
/// It says only what a document of the format has. What other formats have, their own signatures say: of several that fit,
/// the one that names most of the document wins.
struct JSONSignature: Sendable {
  /// Keys that must all be there.
  var all: [String]
  /// Of each group, at least one must be there.
  var any: [[String]] = []
  /// Keys that are often there; they count when several formats fit, or none.
  var usual: [String] = []

  /// Marks that must all be somewhere in the document.
  var has: [JSONMark] = []
  /// Marks that only some documents of the format have; they count when several formats fit.
  var mayHave: [JSONMark] = []

  /// Whether these keys are of this format; its marks are still to be looked for.
  func fits(_ keys: Set<String>) -> Bool { lacks(keys).isEmpty }

  /// Whether the keys alone do not decide.
  var needsMarks: Bool { !has.isEmpty }

  /// Whether these marks are of this format.
  func fits(_ marks: JSONMarks) -> Bool { has.allSatisfy(marks.contains) }

  /// Whether it names all that the other one names of a document with these keys and marks, and more.
  func explains(_ keys: Set<String>, _ marks: JSONMarks?, betterThan other: JSONSignature) -> Bool {
    let (own, others) = (Set(shared(with: keys)), Set(other.shared(with: keys)))
    let (ownMarks, othersMarks) = (shared(with: marks), other.shared(with: marks))
    return own.isSuperset(of: others) && ownMarks.isSuperset(of: othersMarks)
      && (own.count > others.count || ownMarks.count > othersMarks.count)
  }

  /// What is missing; a group counts by its first.
  func lacks(_ keys: Set<String>) -> [String] {
    all.filter { !keys.contains($0) } + any.filter { keys.isDisjoint(with: $0) }.compactMap(\.first)
  }

  /// Which of these keys the format has too, each once, in its own order.
  func shared(with keys: Set<String>) -> [String] {
    var named: Set<String> = []
    return (all + any.joined() + usual).filter { keys.contains($0) && named.insert($0).inserted }
  }

  /// Which of these marks the format has too.
  private func shared(with marks: JSONMarks?) -> Set<JSONMark> {
    guard let marks else { return [] }
    return Set((has + mayHave).filter(marks.contains))
  }
}
