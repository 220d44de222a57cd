import AccessibilityTree
import Rules
import Speech

/// Which of the questions of an audit are asked: one a cause. The others have the same answer.
///
/// A word list that is missing, a language that was guessed and events that nobody recorded are causes of the screen; a
/// property that the export lacks is one for each rule. What a person has to look at is asked once for all cells of one
/// shape in one list, for controls of one role side by side, and for all controls whose names differ in numbers only.
struct QuestionGroups {
  private var asked: Set<Key> = []
  /// By rule and expectation: what was untested at the first target is so at all.
  private var untested: [Key: Bool] = [:]

  private enum Key: Hashable {
    /// Whatever the cause is, it is the same for the rule.
    case expectation(String, String)
    case cause(String, Cause)
    case kind(String, Cause?)
    case language
    /// Nobody recorded what was announced and where the focus went.
    case events
    case noPlatform
    case named(String, String, String)
    /// By the list and by the roles on the way down from there.
    case inList(String, String, list: Int, shape: [Int])
  }

  /// Whether nothing was tested because the export has no place for what the rule rests on, so that nobody is asked:
  /// what tells whether the rule applies, where nodes are, in which order, whether they are stops, and the traits of iOS.
  /// Nor is anybody asked where the exporter stopped: nothing that is on the screen tells what is missing there.
  ///
  /// `a11yd doctor` says once for a format which rules that concerns.
  mutating func isUntested(_ judgement: Judgement, _ compiled: CompiledRule, _ evaluation: Evaluation) -> Bool {
    guard case .unknown(let place) = judgement.verdict else { return false }
    let key = Key.expectation(compiled.rule.path, place.map { compiled.expectations[$0].id } ?? "")
    if let known = untested[key] { return known }
    var isUntested = false
    switch Self.cause(place, judgement, compiled, evaluation) {
    case .lacks(let property):
      isUntested = place == nil || (Self.structure.contains(property) && !evaluation.snapshot.carries(property))
    // Only here: the next target may lie where nothing is missing.
    case .truncated: return true
    default: break
    }
    untested[key] = isUntested
    return isUntested
  }

  private static let structure: PropertySet = [.element, .hidden, .position, .collection, .bounds, .traits]

  private static func cause(
    _ place: Int?, _ judgement: Judgement, _ compiled: CompiledRule, _ evaluation: Evaluation
  ) -> Cause? {
    let asked = place.map { [compiled.expectations[$0].that] } ?? [compiled.each, compiled.where].compactMap(\.self)
    return asked.lazy.compactMap { evaluation.cause(of: $0, at: judgement.node) }.first
  }

  /// Takes note of a question and says whether it is the first of its cause.
  mutating func isFirst(_ judgement: Judgement, _ compiled: CompiledRule, _ evaluation: Evaluation) -> Bool {
    let rule = compiled.rule.path
    switch judgement.verdict {
    case .passed, .failed: return true
    case .noPlatform: return asked.insert(.noPlatform).inserted
    case .unknown(let place):
      let expectation = place.map { compiled.expectations[$0].id } ?? ""
      guard asked.insert(.expectation(rule, expectation)).inserted else { return false }
      return asked.insert(Self.key(rule, Self.cause(place, judgement, compiled, evaluation))).inserted
    case .unsureKind(_, let place):
      let doubt = compiled.doubts[place]
      guard asked.insert(.expectation(doubt.kind.path, "")).inserted else { return false }
      return asked.insert(.kind(doubt.kind.path, evaluation.cause(of: doubt.claim, at: judgement.node))).inserted
    case .asked(let place, _):
      let expectation = compiled.expectations[place].id
      var isNew = true
      if let name = evaluation.transcript.names[judgement.node].value {
        isNew = asked.insert(.named(rule, expectation, NumberFreeText.of(name))).inserted
      }
      if let place = Self.placeInList(judgement.node, evaluation.snapshot) {
        let key = Key.inList(rule, expectation, list: place.list, shape: place.shape)
        isNew = asked.insert(key).inserted && isNew
      }
      return isNew
    }
  }

  private static func key(_ rule: String, _ cause: Cause?) -> Key {
    switch cause {
    case .noWordList, .partialWordList, .guessedLanguage, .lacks(.language): .language
    case .lacks(.events): .events
    case let cause?: .cause(rule, cause)
    case nil: .expectation(rule, "no cause")
    }
  }

  /// The list around a node, else its parent, and what leads down to the node from there; nil for a root.
  private static func placeInList(_ node: Int, _ snapshot: Snapshot) -> (list: Int, shape: [Int])? {
    var shape = [snapshot[node].role.number]
    for ancestor in snapshot[node].ancestors {
      switch ancestor.role {
      case .list, .grid, .table, .pager, .scrollView: return (ancestor.index, shape)
      default:
        if ancestor.isOn(.scrollable) { return (ancestor.index, shape) }
        shape.append(ancestor.role.number)
      }
    }
    return snapshot[node].parent.map { ($0.index, [snapshot[node].role.number]) }
  }
}
