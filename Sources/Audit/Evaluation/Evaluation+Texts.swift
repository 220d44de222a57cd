import AccessibilityTree
import Rules
import Speech

/// Text tests: each asked once per distinct text, or once per text and role where the words depend on the role.
extension Evaluation {
  func text(_ subject: TextSubject, _ test: TextTest, _ domain: NodeSet) -> TruthSet {
    let column = column(subject, within: domain)
    var result = TruthSet(count: count)
    if let other = test.other {
      let others = self.column(other, within: domain)
      for node in domain {
        let truth = compare(column[node], test, others[node])
        result.set(node, truth == .no && other == TextSubject(.heard) && mayHoldMoreWords(node) ? .unknown : truth)
      }
    } else if test.lookups.contains(where: { ruleBook.references[$0].key == .ownRole }) {
      for node in domain where column[node] != .absent {
        result.set(node, column[node].isText ? ask(test, of: column[node], role: snapshot[node].role) : .unknown)
      }
    } else {
      // 0 not asked yet, 1 no, 2 yes, 3 unknown.
      var answers = [UInt8](repeating: 0, count: texts.count)
      for node in domain where column[node] != .absent {
        let id = column[node]
        guard id.isText else {
          result.set(node, .unknown)
          continue
        }
        let index = Int(id.rawValue)
        if answers[index] == 0 { answers[index] = Self.code(ask(test, of: id, role: .other)) }
        if answers[index] != 1 { result.set(node, answers[index] == 2 ? .yes : .unknown) }
      }
    }
    if subject == TextSubject(.heard) { withdrawIncomplete(test, domain, &result) }
    return subject == TextSubject(.name) ? settlePartialNames(test, domain, result) : result
  }

  private static func code(_ truth: Truth) -> UInt8 {
    switch truth {
    case .no: 1
    case .yes: 2
    case .unknown: 3
    }
  }

  /// An utterance of which a piece may be missing settles only what more words cannot change.
  private func withdrawIncomplete(_ test: TextTest, _ domain: NodeSet, _ result: inout TruthSet) {
    var corrected = TruthSet(count: count)
    for node in domain {
      let truth = result[node]
      let isSettled = !isIncomplete(node) || test.growsTo.map { truth == Truth($0) } ?? false
      corrected.set(node, isSettled ? truth : .unknown)
    }
    result = corrected
  }

  private func isIncomplete(_ node: Int) -> Bool {
    missing?.speech.utterances.contains(node) == true
      || transcript.utterances[node].unknown.contains { $0.kind != .hint }
  }

  /// A piece may be missing that the app words: a state or a place is spoken in words of the screen reader's own.
  private func mayHoldMoreWords(_ node: Int) -> Bool {
    missing?.speech.utterances.contains(node) == true
      || transcript.utterances[node].unknown.contains { unknown in
        unknown.kind == .name || unknown.kind == .value || (unknown.kind != .hint && unknown.lacks.isText)
      }
  }

  private func compare(_ text: LabelID, _ test: TextTest, _ other: LabelID) -> Truth {
    if text == .absent || other == .absent { return .no }
    guard text.isText, other.isText else { return .unknown }
    if let truth = compareWords(text, test, other) { return truth }
    guard case .containsTextOf = test else { return Truth(text == other || texts.fold(text) == texts.fold(other)) }
    let (whole, part) = (texts.scan(text), texts.scan(other))
    var rest = texts.tokens(whole)
    let wanted = texts.tokens(part).filter { $0 != WordScan.pieceBreak }
    for word in wanted {
      guard let place = rest.firstIndex(of: word) else { return .no }
      rest = rest[(place + 1)...]
    }
    return Truth(!wanted.isEmpty)
  }

  /// One question about one text that is there.
  func ask(_ test: TextTest, of id: LabelID, role: Role) -> Truth {
    switch test {
    case .present: return .yes
    case .equals(let folds): return Truth(folds.contains(texts.fold(id)))
    case .like(let shapes):
      let text = texts.text(id)
      return Truth(shapes.contains { $0.matches(text) })
    case .characters(let test): return Truth(test.holds(for: Double(texts.scan(id).characterCount)))
    case .sameAs, .containsTextOf, .wordsIn, .mayBeIn: return .unknown
    case .whole(let lookup, let isIn): return found(test, lookup, id, role, as: isIn)
    case .edge(_, let lookup, let isIn): return found(test, lookup, id, role, as: isIn)
    case .words(let quantifier, let lookup), .piece(let quantifier, let lookup):
      return found(test, lookup, id, role, as: quantifier != .none)
    }
  }

  private func found(
    _ test: TextTest, _ lookup: TextTest.Lookup, _ id: LabelID, _ role: Role, as wanted: Bool
  ) -> Truth {
    let scan = texts.scan(id)
    var truth = Truth.no
    for reference in lookup {
      guard let list = words.list(reference, role: role) else {
        truth = truth.or(.unknown)
        continue
      }
      if list.isPossible(in: scan), Self.match(test, list, texts.tokens(scan)) != nil {
        truth = .yes
      } else if list.isPartial {
        truth = truth.or(.unknown)
      }
    }
    return wanted ? truth : truth.negated
  }

  /// The tokens that an entry of the list matched in the way that the test asks, or nil.
  static func match(_ test: TextTest, _ list: WordList, _ tokens: ArraySlice<UInt64>) -> Range<Int>? {
    switch test {
    case .edge(let edge, _, _): list.match(edge, of: tokens)
    case .whole: list.isEntry(tokens) ? tokens.indices : nil
    case .words(.every, _): list.covers(tokens) ? tokens.indices : nil
    case .words: list.firstMatch(in: tokens)
    case .piece: list.piece(of: tokens)
    case .present, .equals, .sameAs, .containsTextOf, .wordsIn, .mayBeIn, .like, .characters: nil
    }
  }
}
