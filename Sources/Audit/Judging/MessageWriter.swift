import AccessibilityTree
import Rules
import Speech

/// Fills the sentences of rules, and says in a sentence of its own what an export lacks.
struct MessageWriter {
  let evaluation: Evaluation
  let identity: NodeIdentity

  private var snapshot: Snapshot { evaluation.snapshot }

  /// The message of an expectation that this node does not meet.
  func message(_ template: MessageTemplate, that: Expression.ID, at node: Int) -> String {
    let filled = template.parts.map { part in
      switch part {
      case .literal(let text): text
      case .fact(let fact): Excerpt.of(words(for: evaluation.values(of: fact), at: node))
      case .placeholder(let placeholder): Excerpt.of(text(placeholder, that: that, at: node))
      case .stepPlaceholder(let step, let placeholder): Excerpt.of(text(placeholder, in: step, that: that, at: node))
      }
    }.joined()
    let sentence = said(by: template, at: node).map { "\(filled) \($0)" } ?? filled
    guard case .placeholder(.place)? = template.parts.first else { return sentence }
    return beginning(sentence, withThePlaceOf: node)
  }

  /// The sentence with a capital letter, unless an identifier or a path begins it: these are to be found again as they are
  /// written.
  private func beginning(_ sentence: String, withThePlaceOf node: Int) -> String {
    guard snapshot[node].text(.identifier).value == nil, snapshot[node].bounds.value != nil else { return sentence }
    return sentence.prefix(1).uppercased() + sentence.dropFirst()
  }

  /// That what is heard is what was really said; nil for what would be said, and where the sentence is not about it.
  private func said(by template: MessageTemplate, at node: Int) -> String? {
    let isAbout = template.parts.contains { part in
      if case .placeholder(.heard) = part { return true }
      return false
    }
    guard isAbout, evaluation.heard.utterance(of: node).said != nil else { return nil }
    return "\(evaluation.transcript.screenReader?.name ?? "The screen reader") said so in the recording."
  }

  /// Why a target of the rule could not be judged: “Day” is announced as “Day, button”. “Segment exposes its position in
  /// the whole” could not be checked: this idb-json export does not include `position`.
  func cannotTell(_ rule: Rule, _ cause: Cause?, at node: Int) -> String {
    "\(subject(at: node)) “\(rule.name)” could not be checked: \(reason(cause))."
  }

  /// Why it is not certain of which kind a node is: “More” is announced as “More, button”. It may be a picker: this
  /// uiautomator-xml export does not include `opens-popup`.
  func unsureKind(_ kind: Kind, _ cause: Cause?, at node: Int) -> String {
    "\(subject(at: node)) It may be \(kind.nounWithArticle): \(reason(cause))."
  }

  /// Why something is unknown, as a clause.
  func reason(_ cause: Cause?) -> String {
    switch cause {
    case .lacks(.language): "this \(snapshot.format) export does not say which language the screen is in"
    case .lacks(.platform): "this \(snapshot.format) export does not say which platform it is from"
    case .lacks(.events): "nobody recorded what was announced"
    case .lacks(let property): "this \(snapshot.format) export does not include `\(property.name)`"
    case .truncated: "the tree is cut off here"
    case .partialWordList(let vocabulary, let language):
      "the vocabulary `\(vocabulary)` may not have every word for “\(Excerpt.of(language))”"
    case .noWordList(let vocabulary, let language):
      "the vocabulary `\(vocabulary)` has no words for “\(Excerpt.of(language))”"
    case .otherLanguage(let language, of: let said): Self.maybe(language, of: said)
    case .unsureIdentity:
      "the captures have no `identifier` that tells whether it is the same element as before"
    case .unlikeScreens: "the captures name one screen and have little in common"
    case .noTimes:
      "the capture does not tell when it was announced (`at`), or when the action was done (`trigger.at`)"
    case .noStep: "the recording has no capture before it"
    case .guessedLanguage(let language): Self.guessed(language)
    case nil: "this \(snapshot.format) export does not include enough"
    }
  }

  private static func guessed(_ language: String) -> String {
    "the language was guessed to be \(LanguageName.name(of: language)). Say it in the capture (`meta.language`) or with "
      + "`--language \(LanguageName.statable(language))` (the daemon: `audit.language`)"
  }

  private static func maybe(_ language: String, of said: String?) -> String {
    let name = LanguageName.name(of: language)
    if let said { return "this text may be \(name), and the screen is said to be in \(LanguageName.name(of: said))" }
    return "this text may be \(name), and the capture does not say its language. Say it in the capture "
      + "(`meta.language`) or with `--language \(LanguageName.statable(language))` (the daemon: `audit.language`)"
  }

  private func subject(at node: Int) -> String {
    let heard = Excerpt.of(evaluation.heard.utterance(of: node).description)
    let name = evaluation.transcript.names[node].value.map(Excerpt.of)
    switch (name, heard.isEmpty) {
    case (let name?, false): return "“\(name)” is announced as “\(heard)”."
    case (let name?, true): return "“\(name)” (\(role(at: node))):"
    case (nil, false):
      return beginning("\(Excerpt.of(place(of: node))) is announced as “\(heard)”.", withThePlaceOf: node)
    case (nil, true): return beginning("\(Excerpt.of(place(of: node))):", withThePlaceOf: node)
    }
  }

  fileprivate func text(_ placeholder: MessageTemplate.Placeholder, that: Expression.ID, at node: Int) -> String {
    func exported(_ property: Property) -> String { snapshot[node].text(property).value ?? "" }
    return switch placeholder {
    case .name: name(of: node)
    case .heard: evaluation.heard.utterance(of: node).description
    case .role: role(at: node)
    case .value: exported(.value)
    case .placeholder: exported(.placeholder)
    case .label: exported(.label)
    case .text: exported(.text)
    case .identifier: exported(.identifier)
    case .nativeClass: exported(.nativeClass)
    case .heardPosition: evaluation.heard.place(of: node).value.map { "\($0.index) of \($0.count)" } ?? ""
    case .match: evaluation.discovery(for: that, at: node)?.match ?? name(of: node)
    case .other: evaluation.discovery(for: that, at: node)?.other ?? ""
    case .visibleText: evaluation.visibleText(of: node).value ?? ""
    case .screenReader: evaluation.transcript.screenReader?.name ?? "the screen reader"
    case .place: place(of: node)
    case .focus: snapshot.focusedNode.map(called) ?? "nothing that the capture names"
    case .trigger: trigger ?? "an action"
    case .latency: latency(of: that, at: node).map { "\(($0.shown * 10).rounded() / 10) s" } ?? "too long"
    case .next: next(after: node).map(called) ?? "nothing"
    }
  }

  /// A node in the middle of a sentence: its name in quotes, else where it is.
  private func called(_ node: Int) -> String {
    evaluation.transcript.names[node].value.map { "“\($0)”" } ?? place(of: node)
  }

  /// Of what is no stop itself, the next after all that it holds.
  private func next(after node: Int) -> Int? {
    let below = node..<snapshot[node].subtreeEnd
    let node = evaluation.transcript.order.last(where: below.contains) ?? node
    return evaluation.order.neighbour(.next, of: node).node
  }

  private func text(_ placeholder: MessageTemplate.Placeholder, in step: StepName, that: Expression.ID, at node: Int)
    -> String
  {
    guard let (other, matching) = evaluation.other(step), let counterpart = matching[node] else { return "" }
    return MessageWriter(evaluation: other, identity: NodeIdentity(other.snapshot))
      .text(placeholder, that: that, at: counterpart.node)
  }

  /// What was done that led here, by the words of the step before.
  private var trigger: String? {
    guard let setting = evaluation.setting, let cause = setting.frame.steps[setting.place].cause,
      let (other, _) = evaluation.other(.previously), let node = cause.target(in: other.snapshot)
    else { return nil }
    return MessageWriter(evaluation: other, identity: NodeIdentity(other.snapshot)).called(node)
  }

  /// Of the first announcement that meets all that is asked of one but its time.
  private func latency(of that: Expression.ID, at node: Int) -> Latency? {
    evaluation.announcement(metBy: that, at: node).flatMap(evaluation.latency)
  }

  private func words(for values: FactValues, at node: Int) -> String {
    if let whole = values.node(at: node) {
      return evaluation.transcript.names[whole].value ?? place(of: whole)
    }
    guard let range = values.number(at: node) else { return "" }
    if range.upperBound == FactValues.unbounded { return "at least \(range.lowerBound)" }
    return range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
  }

  private func name(of node: Int) -> String { evaluation.transcript.names[node].value ?? "" }

  private func role(at node: Int) -> String {
    switch snapshot[node].role {
    case .other, .notExported: "view"
    case let role: role.rawValue.split(separator: "-").joined(separator: " ")
    }
  }

  /// Where a node without a name is found again: its identifier, else what it is and where on the screen, else its path.
  private func place(of node: Int) -> String {
    if let identifier = snapshot[node].text(.identifier).value { return identifier }
    guard let bounds = snapshot[node].bounds.value else { return identity.path(of: node) }
    let what = role(at: node)
    let article = "aeiou".contains(what.prefix(1)) ? "an" : "a"
    return "\(article) \(what) at \(Self.whole(bounds.x)), \(Self.whole(bounds.y))"
  }

  /// Without what is behind the point. An export may say any number, and not every one fits an integer.
  private static func whole(_ edge: Float) -> String {
    Int(exactly: edge.rounded(.towardZero)).map { "\($0)" } ?? "\(edge)"
  }
}
