import AccessibilityTree
import Rules
import Speech

/// Turns judgements into findings.
struct FindingWriter {
  let evaluation: Evaluation
  private let messages: MessageWriter
  private let identity: NodeIdentity

  private let textLimit: TextLimit

  init(_ evaluation: Evaluation, textLimit: TextLimit) {
    self.evaluation = evaluation
    self.textLimit = textLimit
    identity = NodeIdentity(evaluation.snapshot)
    messages = MessageWriter(evaluation: evaluation, identity: identity)
  }

  /// The finding of a judgement, or nil for a target that passed.
  func finding(_ judgement: Judgement) -> Finding? {
    let compiled = evaluation.ruleBook.compiled[judgement.rule]
    let node = judgement.node
    let outcome: Outcome
    let reason: CantTellReason?
    let expectation: String
    let message: String
    var wideCause: String?
    var shown = node
    switch judgement.verdict {
    case .passed: return nil
    case .failed(let place):
      let expected = compiled.expectations[place]
      (outcome, reason, expectation) = (.failed, nil, expected.id)
      message = messages.message(expected.message, that: expected.that, at: node)
      shown = self.shown(node, by: expected.at)
    case .asked(let place, let need):
      let expected = compiled.expectations[place]
      (outcome, reason, expectation) = (.cantTell, CantTellReason(need), expected.id)
      message = messages.message(expected.message, that: expected.that, at: node)
      shown = self.shown(node, by: expected.at)
    case .unknown(let place):
      let asked = place.map { [compiled.expectations[$0].that] } ?? [compiled.each, compiled.where].compactMap(\.self)
      let cause = asked.lazy.compactMap { evaluation.cause(of: $0, at: node) }.first
      (outcome, reason) = (.cantTell, cause?.reason ?? .notExported)
      expectation = place.map { compiled.expectations[$0].id } ?? "where"
      message = messages.cannotTell(compiled.rule, cause, at: node)
      wideCause = cause?.ofEveryScreen.map { $0 == Cause.words ? $0 : compiled.rule.path + " " + $0 }
    case .unsureKind(_, let place):
      let doubt = compiled.doubts[place]
      let cause = evaluation.cause(of: doubt.claim, at: node)
      (outcome, reason, expectation) = (.cantTell, cause?.reason ?? .notExported, "kind")
      message = messages.unsureKind(doubt.kind, cause, at: node)
      wideCause = cause?.ofEveryScreen.map { "\(doubt.kind.path) \($0)" }
    case .noPlatform:
      (outcome, reason) = (.cantTell, .notExported)
      expectation = compiled.expectations.first?.id ?? "where"
      message = messages.cannotTell(compiled.rule, .lacks(.platform), at: node)
    }
    var finding = Finding(
      rule: compiled.rule.path, ruleID: compiled.rule.id, expectation: expectation, outcome: outcome, reason: reason,
      impact: compiled.rule.impact, wcag: compiled.rule.wcag.map(\.number),
      message: Self.line(message),
      id: identifier(of: compiled.rule, expectation, node), node: target(shown))
    let kind = kind(of: node, judgedBy: compiled.rule)
    (finding.kind, finding.formerKind) = (kind?.path, kind?.formerPath)
    finding.formerRule = compiled.rule.formerPath
    finding.cause = wideCause
    return finding
  }

  /// A name may have line breaks (“Home⏎Tab 1 of 3”); a message is one line.
  private static func line(_ message: String) -> String {
    // Quotation marks begin with the same byte as two of the line breaks, and characters cost a hundred times as much.
    var (before, last) = (UInt8(0), UInt8(0))
    let hasBreak = message.utf8.contains { byte in
      defer { (before, last) = (last, byte) }
      switch byte {
      case 0x0A...0x0D: return true
      case 0x85: return last == 0xC2
      case 0xA8, 0xA9: return before == 0xE2 && last == 0x80
      default: return false
      }
    }
    return hasBreak ? String(message.map { $0.isNewline ? " " : $0 }) : message
  }

  /// A target, or the node inside that stands for it: people cannot find a container that has neither identifier nor name.
  private func shown(_ node: Int, by members: Expression.ID?) -> Int {
    let snapshot = evaluation.snapshot
    guard let members, snapshot[node].text(.identifier).value == nil,
      evaluation.transcript.names[node].value == nil
    else { return node }
    return (node + 1..<snapshot[node].subtreeEnd).first { evaluation.truth(of: members, at: $0) == .yes } ?? node
  }

  /// The kind that a rule for all controls was compiled for; of another rule the kind of the node, if its page has that.
  private func kind(of node: Int, judgedBy rule: Rule) -> Kind? {
    if let kind = rule.kind { return kind }
    let page = rule.path.split(separator: "/").dropLast().joined(separator: "/")
    var nodes = NodeSet(count: evaluation.snapshot.count)
    nodes.insert(node)
    return evaluation.ruleBook.kinds.first {
      $0.kind.page == page && !evaluation.certain($0.set, within: nodes).isEmpty
    }?.kind
  }

  /// The id of a judgement's finding, or nil for a target that passed.
  func identifier(of judgement: Judgement) -> String? {
    let compiled = evaluation.ruleBook.compiled[judgement.rule]
    let expectation: String
    switch judgement.verdict {
    case .passed: return nil
    case .failed(let place), .asked(let place, _): expectation = compiled.expectations[place].id
    case .unknown(let place): expectation = place.map { compiled.expectations[$0].id } ?? "where"
    case .unsureKind: expectation = "kind"
    case .noPlatform: expectation = compiled.expectations.first?.id ?? "where"
    }
    return identifier(of: compiled.rule, expectation, judgement.node)
  }

  private func identifier(of rule: Rule, _ expectation: String, _ node: Int) -> String {
    let meta = evaluation.snapshot.meta
    let parts = [rule.firstPath, expectation, meta.app ?? "", meta.screen ?? "", identity.identity(of: node)]
    return Fingerprint(of: parts).description
  }

  private func target(_ index: Int) -> Finding.Target {
    let node = evaluation.snapshot[index]
    let heard = evaluation.heard.utterance(of: index)
    let name = evaluation.transcript.names[index].value.map(textLimit.kept)
    let utterance = heard.tokens.isEmpty ? nil : textLimit.kept(heard.description)
    let identifier = node.text(.identifier).value.map(textLimit.kept)
    return Finding.Target(
      path: identity.path(of: index), role: node.role, name: name?.text, heard: utterance?.text,
      bounds: node.bounds.value, identifier: identifier?.text,
      isCut: [name, utterance, identifier].contains { $0?.isCut == true })
  }
}

extension CantTellReason {
  init(_ need: CompiledRule.Expectation.Need) {
    switch need {
    case .human: self = .needsHuman
    case .sequence: self = .needsSequence
    case .pixels: self = .needsPixels
    case .keyboard: self = .needsKeyboard
    }
  }
}
