import AccessibilityTree
import Rules
import Speech

/// What an export says that makes an expression what it is at a node, or why nobody can say.
struct EvidenceWords {
  let evaluation: Evaluation

  private var snapshot: Snapshot { evaluation.snapshot }
  private var messages: MessageWriter {
    MessageWriter(evaluation: evaluation, identity: NodeIdentity(snapshot))
  }

  /// A clause such as “role is image”; empty where the line says it all.
  func evidence(of id: Expression.ID, _ truth: Truth, at node: Int) -> String {
    let found = facts(of: id, at: node)
    guard truth == .unknown else { return found }
    if let lack = lackInStep(of: id) { return lack }
    let reason = messages.reason(evaluation.cause(of: id, at: node))
    return found.isEmpty || found == reason ? reason : "\(found); \(reason)"
  }

  /// A set of another step that has no node there, so that there is nothing to compare with.
  private func lackInStep(of id: Expression.ID) -> String? {
    switch evaluation.ruleBook.expressions[id] {
    case .not(let id): lackInStep(of: id)
    case .holdsEach(_, _, of: let set, in: let step), .holdsSome(_, _, of: let set, in: let step):
      evaluation.other(step).flatMap { other, _ in
        other.certain(set).isEmpty ? "that set has no node in the step `\(step.rawValue)`" : nil
      }
    default: nil
    }
  }

  private func facts(of id: Expression.ID, at node: Int) -> String {
    let here = snapshot[node]
    switch evaluation.ruleBook.expressions[id] {
    case .not(let id), .member(let id): return facts(of: id, at: node)
    case .all(let ids), .any(let ids):
      var clauses: [String] = []
      for id in ids {
        let clause = facts(of: id, at: node)
        if !clause.isEmpty, !clauses.contains(clause) { clauses.append(clause) }
      }
      return clauses.joined(separator: "; ")
    case .role: return here.role == .notExported ? "" : "role is \(here.role.rawValue)"
    case .state(let property): return flag(property, at: node)
    case .stop:
      let reader = evaluation.transcript.screenReader?.name ?? "the screen reader"
      return switch evaluation.order.stops[node] {
      case .yes: "\(reader) stops here"
      case .no: "\(reader) does not stop here"
      case .unknown: ""
      }
    case .trait:
      guard snapshot.carries(.traits) else { return "" }
      let names = Traits.named.filter { !$0.value.isEmpty && here.traits.isSuperset(of: $0.value) }.keys.sorted()
      return names.isEmpty ? "it has no traits" : "traits are \(names.joined(separator: ", "))"
    case .text(let subject, let test): return text(subject, test, id, at: node)
    case .heardKind, .heardState: return heard(at: node)
    case .heardPosition, .heardNumber:
      return evaluation.heard.place(of: node).value.map { "heard position is \($0.index) of \($0.count)" }
        ?? heard(at: node)
    case .frame, .frameWithin, .frameFills, .scrolledOut, .growth, .outgrown:
      return here.bounds.value.map {
        "\(Self.number($0.width)) × \(Self.number($0.height)) at \(Self.number($0.x)), \(Self.number($0.y))"
      } ?? (snapshot.carries(.bounds) ? "it has no area" : "")
    case .exposes(let property): return exposed(property, at: node)
    case .collection: return exposed(.collection, at: node)
    case .liveRegion:
      return here.liveRegion.value.map { "live region is \($0)" }
        ?? (here.liveRegion.isExported ? "no live region" : "")
    case .announced:
      guard let events = snapshot.events.value else { return "" }
      let words = events.filter { $0.text != nil }.map { "“\(Excerpt.of($0.text ?? ""))”" }
      return words.isEmpty ? "nothing was announced" : "recorded: \(words.prefix(5).joined(separator: ", "))"
    case .platform: return snapshot.platform.map { "platform is \($0.rawValue)" } ?? ""
    case .otherApp: return exported(.owner, at: node)
    case .childCount: return Self.children(here.children.reduce(0) { count, _ in count + 1 })
    case .relatedStop(let direction, _):
      return switch evaluation.order.neighbour(direction, of: node) {
      case .node(let stop): "that stop is \(evaluation.called(stop))"
      case .none: "there is no such stop"
      case .unknown: ""
      }
    case .fact(let fact, _):
      let values = evaluation.values(of: fact)
      return values.number(at: node).map {
        $0.upperBound == FactValues.unbounded
          ? "at least \($0.lowerBound)"
          : $0.count == 1 ? "it is \($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)"
      } ?? "it has no value here"
    case .saidElsewhere: return text(TextSubject(.name), .present, id, at: node)
    case .sameText(let subject, _): return text(TextSubject(subject), .present, id, at: node)
    case .holdsEach(let subject, _, of: _, in: _), .holdsSome(let subject, _, of: _, in: _),
      .holdsOnly(let subject, _, of: _, in: _), .standsIn(let subject, _):
      return text(subject, .present, id, at: node)
    case .sameScreen(let step):
      return evaluation.other(step).map { other, _ in
        "the screens are “\(snapshot.meta.screen ?? "")” and “\(other.snapshot.meta.screen ?? "")”"
      } ?? "there is no such step"
    case .seenIn(let step): return evaluation.other(step) == nil ? "there is no such step" : ""
    case .changed: return evaluation.other(.previously) == nil ? "there is no step directly before" : ""
    case .activated:
      guard let cause = evaluation.steps.nextCause else { return "nothing says what led to the next step" }
      let target = cause.target(in: snapshot).map(evaluation.called) ?? "a node that is not in this step"
      return "\(cause.action.rawValue) on \(target) led to the next step"
    case .firstFocused, .focusVisited, .focusNamed:
      return snapshot.focusedNode.map { "the focus is on \(evaluation.called($0))" }
        ?? "the capture does not say where the focus is"
    case .firstStop:
      return evaluation.transcript.order.first.map { "the first stop is \(evaluation.called($0))" }
        ?? "there is no stop"
    case .constant, .export, .passedOver, .recordingBegins, .untouched, .speechRecorded, .parent, .ancestor, .child,
      .descendant, .sibling, .exactlyOneChild, .elsewhere, .neighbour, .someStop, .anywhere, .shows,
      .overlappingSibling, .sameBox, .step:
      return ""
    }
  }

  // MARK: properties

  private func flag(_ property: Property, at node: Int) -> String {
    switch snapshot[node].flag(property) {
    case .exposed(let isOn): "\(property.name) is \(isOn)"
    case .absent: "\(property.name) is not stated, which means false"
    case .notExported: ""
    }
  }

  private func exposed(_ property: Property, at node: Int) -> String {
    let here = snapshot[node]
    func words<Value>(_ evidence: Evidence<Value>, _ say: (Value) -> String) -> String {
      switch evidence {
      case .exposed(let value): "\(property.name) is \(say(value))"
      case .absent: "it has no \(property.name)"
      case .notExported: ""
      }
    }
    return switch property {
    case .position: words(here.position) { "\($0.index) of \($0.count)" }
    case .range: words(here.range) { _ in "present" }
    case .collection:
      words(here.collection) {
        "\($0.rows.map(String.init) ?? "?") rows, \($0.columns.map(String.init) ?? "?") columns"
          + ($0.selection.map { ", selection \($0.rawValue)" } ?? "")
      }
    case .actions: words(here.actions) { $0.map { "“\(Excerpt.of($0))”" }.joined(separator: ", ") }
    default: ""
    }
  }

  private func exported(_ property: Property, at node: Int) -> String {
    switch snapshot[node].text(property) {
    case .exposed(let text): "\(property.name) is “\(Excerpt.of(text))”"
    case .absent: "it has no \(property.name)"
    case .notExported: ""
    }
  }

  // MARK: texts

  private func heard(at node: Int) -> String {
    let utterance = evaluation.heard.utterance(of: node)
    if let said = utterance.said {
      return "\(evaluation.transcript.screenReader?.name ?? "the screen reader") said “\(Excerpt.of(said))”"
    }
    let heard = Excerpt.of(utterance.description)
    return heard.isEmpty ? "nothing is heard" : "heard is “\(heard)”"
  }

  private func text(_ subject: TextSubject, _ test: TextTest, _ id: Expression.ID, at node: Int) -> String {
    var clauses = [value(of: subject, at: node)]
    if let other = test.other {
      clauses.append(value(of: other, at: node))
    } else if test.findsWords, !test.lookups.isEmpty {
      if let match = evaluation.discovery(for: id, at: node)?.match {
        clauses.append("“\(Excerpt.of(match))” is in \(vocabularies(test, at: node))")
      } else if evaluation.label(subject, at: node).isText {
        clauses.append("nothing of it is in \(vocabularies(test, at: node))")
      }
    }
    return clauses.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private func vocabularies(_ test: TextTest, at node: Int) -> String {
    let language = snapshot.meta.language.map { " (\($0))" } ?? ""
    return test.lookups.map { number in
      let reference = evaluation.ruleBook.references[number]
      let name = evaluation.ruleBook.vocabularies[reference.vocabulary].name
      return switch reference.key {
      case .all: "`\(name)`"
      case .named(let key): "`\(name).\(key)`"
      case .ownRole: "`\(name).\(snapshot[node].role.rawValue)`"
      }
    }.joined(separator: ", ") + language
  }

  /// “name is “Submit”, from `label`”.
  private func value(of subject: TextSubject, at node: Int) -> String {
    let id = evaluation.label(subject, at: node)
    if id == .absent { return subject.of == .node ? "it has no \(subject.name)" : "there is no \(subject.name)" }
    guard id.isText else { return "" }
    return "\(subject.name) is “\(Excerpt.of(evaluation.texts.text(id)))”" + source(of: subject, id, at: node)
  }

  /// Where a name comes from.
  private func source(of subject: TextSubject, _ id: LabelID, at node: Int) -> String {
    guard subject == TextSubject(.name) else { return "" }
    let name = evaluation.texts.text(id)
    for property in [Property.label, .text] where snapshot[node].text(property).value == name {
      return ", from `\(property.name)`"
    }
    return ", put together by the screen reader"
  }

  private static func children(_ count: Int) -> String {
    count == 1 ? "it has 1 child" : "it has \(count == 0 ? "no" : "\(count)") children"
  }

  private static func number(_ value: Float) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}
