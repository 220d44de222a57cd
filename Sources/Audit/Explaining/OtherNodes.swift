import AccessibilityTree
import Rules
import Speech

/// The nodes that a predicate about other nodes looks at.
struct OtherNodes {
  /// nil where there is no such step.
  private(set) var evaluation: Evaluation?
  private(set) var nodes: [Int] = []
  /// Why there are none to look at, if that needs a word.
  private(set) var problem: String?
  private let noun: String

  init(_ relation: NodeRelation, of node: Int, in evaluation: Evaluation) {
    let snapshot = evaluation.snapshot
    self.evaluation = evaluation
    noun = Self.noun(relation)
    switch relation {
    case .parent: nodes = snapshot[node].parent.map { [$0.index] } ?? []
    case .ancestor: nodes = snapshot[node].ancestors.map(\.index)
    case .child: nodes = snapshot[node].children.map(\.index)
    case .descendant: nodes = Array(node + 1..<max(snapshot[node].subtreeEnd, node + 1))
    case .sibling, .overlappingSibling:
      nodes = snapshot[node].parent.map { $0.children.map(\.index).filter { $0 != node } } ?? []
    case .sameBox:
      guard snapshot.carries(.bounds) else { break }
      var own = NodeSet(count: snapshot.count)
      own.insert(node)
      nodes = Array(evaluation.frames.twins(of: own))
    case .sameText(let text):
      let own = evaluation.columns.label(TextSubject(text), at: node)
      nodes = snapshot.nodes(elsewhereThan: node).map(\.index).filter {
        let other = evaluation.columns.label(TextSubject(text), at: $0)
        return own.isText && other.isText && evaluation.texts.words(of: other) == evaluation.texts.words(of: own)
      }
    case .elsewhere: nodes = snapshot.nodes(elsewhereThan: node).map(\.index)
    case .anywhere: nodes = Array(0..<snapshot.count)
    case .neighbour(let direction):
      switch evaluation.order.neighbour(direction, of: node) {
      case .node(let stop): nodes = [stop]
      case .none: break
      case .unknown: problem = "it is unknown which stop that is"
      }
    case .someStop(let direction):
      let order = evaluation.transcript.order
      if let place = order.firstIndex(of: node) {
        nodes = direction == .previous ? order[..<place].reversed() : Array(order[(place + 1)...])
      }
    case .step(let step):
      guard let (other, matching) = evaluation.other(step) else {
        self.evaluation = nil
        problem = "there is no step `\(step.rawValue)`"
        break
      }
      self.evaluation = other
      switch matching[node] {
      case nil: problem = "the node is not in that step"
      case let counterpart? where counterpart.isWeak:
        problem = "it is not certain which node of that step this is"
      case let counterpart?: nodes = [counterpart.node]
      }
    case .shown(let step):
      self.evaluation = evaluation.other(step)?.evaluation
      if let other = self.evaluation {
        nodes = Array(0..<other.count)
      } else {
        problem = "there is no step `\(step.rawValue)`"
      }
    }
  }

  /// How many of them there are, and what they answer.
  func sentence(meeting: Int, unknown: Int) -> String {
    if nodes.isEmpty { return "there is no \(noun)" }
    if nodes.count == 1 {
      return meeting == 1 ? "" : unknown == 1 ? "it is unknown for the \(noun)" : "the \(noun) does not meet it"
    }
    let all = Counted.things(nodes.count, noun, plural: plural)
    if meeting > 0 { return "\(meeting) of \(all)" }
    return unknown > 0 ? "unknown for \(unknown) of \(all)" : "none of \(all)"
  }

  /// “nodes above”: the first word is counted.
  private var plural: String {
    let end = noun.firstIndex(of: " ") ?? noun.endIndex
    return ["earlier stop", "later stop"].contains(noun) ? noun + "s" : noun[..<end] + "s" + noun[end...]
  }

  private static func noun(_ relation: NodeRelation) -> String {
    switch relation {
    case .parent: "parent"
    case .ancestor: "node above"
    case .child: "child"
    case .descendant: "node below"
    case .sibling: "sibling"
    case .overlappingSibling: "sibling"
    case .sameBox: "node with the same rectangle"
    case .sameText: "node with the same name"
    case .elsewhere: "node elsewhere"
    case .anywhere: "node"
    case .neighbour(.previous): "stop before"
    case .neighbour(.next): "stop after"
    case .someStop(.previous): "earlier stop"
    case .someStop(.next): "later stop"
    case .step: "same node in that step"
    case .shown: "node of that step"
    }
  }
}

extension Evaluation {
  /// A node for people: “window/button[2], button “Submit””.
  func called(_ node: Int) -> String {
    "\(NodeIdentity(snapshot).path(of: node)), \(what(node))"
  }

  /// “button “Submit””.
  func what(_ node: Int) -> String {
    let role = snapshot[node].role
    let noun = role == .other || role == .notExported ? "view" : role.rawValue
    return transcript.names[node].value.map { "\(noun) “\(Excerpt.of($0))”" } ?? noun
  }
}
