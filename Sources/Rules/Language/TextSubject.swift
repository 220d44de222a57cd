package import AccessibilityTree

/// The text that a test asks about.
package struct TextSubject: Hashable, Sendable {
  package var of: Owner
  package var what: Text

  package enum Owner: Hashable, Sendable {
    case node
    case parent
    case previousStop
    case nextStop
    /// The nearest stop above the node.
    case stopAround
    /// The same node in a step of the recording.
    case step(StepName)

    /// The owners whose name comes before a full stop in rule files: all but the node itself.
    package static let others: [Owner] =
      [.parent, .previousStop, .nextStop, .stopAround] + StepName.allCases.map(Owner.step)

    /// The owner with this name among `others`, or nil.
    init?(named name: String) {
      guard let owner = Self.others.first(where: { $0.name == name }) else { return nil }
      self = owner
    }

    package var name: String {
      switch self {
      case .node: "node"
      case .parent: "parent"
      case .previousStop: "previous-stop"
      case .nextStop: "next-stop"
      case .stopAround: "stop-around"
      case .step(let step): step.rawValue
      }
    }

    /// The step, if the text belongs to another step.
    package var step: StepName? {
      if case .step(let step) = self { step } else { nil }
    }
  }

  package enum Text: Hashable, Sendable {
    /// The name that the screen reader computes.
    case name
    /// The whole utterance without hints.
    case heard
    /// What is seen there: the node's own text and the texts inside that are not stops.
    case visible
    /// Where its range stands, as a percentage: “64%”.
    case amount
    case exported(Property)
  }

  /// A text of the node itself, or of another owner.
  package init(_ what: Text, of owner: Owner = .node) { (self.what, self.of) = (what, owner) }

  /// The subject with this name, such as `placeholder` or `parent.name`, or nil.
  init?(named name: String) {
    if let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) {
      guard let owner = Owner(named: String(name[..<dot])),
        let text = Text(named: String(name[name.utf8.index(after: dot)...]))
      else { return nil }
      self.init(text, of: owner)
    } else {
      guard let text = Text(named: name) else { return nil }
      self.init(text)
    }
  }

  /// The names of all texts of the node itself.
  static let names = ["name", "heard", "visible-text", "amount"] + Property.allCases.filter(\.isText).map(\.name)

  /// The name as in rule files.
  package var name: String { of == .node ? what.name : "\(of.name).\(what.name)" }
}

extension TextSubject.Text {
  init?(named name: String) {
    switch name {
    case "name": self = .name
    case "heard": self = .heard
    case "visible-text": self = .visible
    case "amount": self = .amount
    default:
      guard let property = Property(named: name), property.isText else { return nil }
      self = .exported(property)
    }
  }

  var name: String {
    switch self {
    case .name: "name"
    case .heard: "heard"
    case .visible: "visible-text"
    case .amount: "amount"
    case .exported(let property): property.name
    }
  }
}
