/// How to recognise a JSON format: by the keys of its outermost object, or of the first object of its outermost array,
/// and if they are not enough, by marks further down.
///
/// It names only what a document of the format has. If several signatures fit, the one that names most of the document
/// wins.
struct JSONSignature: Sendable {
  /// The keys that must all be there.
  var all: [String]
  /// Groups of keys; at least one of each group must be there.
  var any: [[String]] = []
  /// Keys that are often there. They count if several formats fit, or none.
  var usual: [String] = []

  /// Marks that must all be somewhere in the document.
  var has: [JSONMark] = []
  /// Marks that only some documents of the format have. They count if several formats fit.
  var mayHave: [JSONMark] = []

  /// Whether these keys fit this format. Its marks are still to be checked.
  func fits(_ keys: Set<String>) -> Bool { lacks(keys).isEmpty }

  /// Whether the keys alone are not enough.
  var needsMarks: Bool { !has.isEmpty }

  /// Whether these marks fit this format.
  func fits(_ marks: JSONMarks) -> Bool { has.allSatisfy(marks.contains) }

  /// Whether, for a document with these keys and marks, it names everything that the other one names, and more.
  func explains(_ keys: Set<String>, _ marks: JSONMarks?, betterThan other: JSONSignature) -> Bool {
    let (own, others) = (Set(shared(with: keys)), Set(other.shared(with: keys)))
    let (ownMarks, othersMarks) = (shared(with: marks), other.shared(with: marks))
    return own.isSuperset(of: others) && ownMarks.isSuperset(of: othersMarks)
      && (own.count > others.count || ownMarks.count > othersMarks.count)
  }

  /// The missing keys. A group is named by its first key.
  func lacks(_ keys: Set<String>) -> [String] {
    all.filter { !keys.contains($0) } + any.filter { keys.isDisjoint(with: $0) }.compactMap(\.first)
  }

  /// The keys that the format shares, each once, in the signature's order.
  func shared(with keys: Set<String>) -> [String] {
    var named: Set<String> = []
    return (all + any.joined() + usual).filter { keys.contains($0) && named.insert($0).inserted }
  }

  /// The marks that the format shares.
  private func shared(with marks: JSONMarks?) -> Set<JSONMark> {
    guard let marks else { return [] }
    return Set((has + mayHave).filter(marks.contains))
  }
}
