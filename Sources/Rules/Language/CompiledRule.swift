/// A rule in numbers of its rule book's tables.
package struct CompiledRule: Sendable {
  package var rule: Rule
  /// The steps that it is about; nil for a rule about a single tree.
  package var across: Across?
  /// The set of its targets.
  package var each: Expression.ID
  /// The set's name in the rule file.
  package var setName: String
  package var facts: [(name: String, id: Fact.ID)]
  package var `where`: Expression.ID?
  package var expectations: [Expectation]
  package var examples: [RuleExample]
  /// Kinds that may claim a target. If one does, the rule does not apply to it.
  package var doubts: [Doubt] = []
  /// Whether its targets and expectations were read; without them it has no target.
  package var isRead = true
  /// The rule as its author wrote it; nil unless an explanation is wanted.
  package var outline: RuleOutline?

  /// A more specific kind that a target may belong to, as far as the export says.
  package struct Doubt: Sendable {
    package var kind: Kind
    /// Whether a node is of that kind.
    package var claim: Expression.ID
  }

  /// One condition that a target has to meet, and the message if it does not.
  package struct Expectation: Sendable {
    package var id: String
    package var that: Expression.ID
    package var verdict: Verdict
    package var message: MessageTemplate
    /// Nodes inside a target with neither identifier nor name that show people where it is; the first one stands for it.
    package var at: Expression.ID?

    package enum Verdict: Hashable, Sendable {
      /// A target that does not meet it has failed.
      case fails
      /// A target that does not meet it cannot be judged without this need.
      case asks(Need)
    }

    /// What would settle a question; the raw value is its name in rule files.
    package enum Need: String, CaseIterable, Sendable {
      case human
      case sequence
      case pixels
      case keyboard
    }
  }

  /// The names of the facts, for printing messages.
  package var factNames: [Fact.ID: String] {
    facts.reduce(into: [:]) { $0[$1.id] = $1.name }
  }
}
