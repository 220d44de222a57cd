/// Numbers expressions, facts and vocabulary references, so that equal ones in all rules have one number.
final class ExpressionTable {
  private(set) var expressions: [Expression] = []
  private(set) var facts: [Fact] = []
  private(set) var references: [VocabularyReference] = []
  /// For each expression, whether some part of it asks for a text of another step.
  private(set) var asksOtherSteps: [Bool] = []
  private var expressionNumbers: [Expression: Expression.ID] = [:]
  private var factNumbers: [Fact: Fact.ID] = [:]
  private var referenceNumbers: [VocabularyReference: Int] = [:]

  /// The number of an expression, new or known.
  func number(_ expression: Expression) -> Expression.ID {
    let next = expressions.count
    let number = Self.number(&expressionNumbers[expression], or: next)
    guard number == next else { return number }
    expressions.append(expression)
    asksOtherSteps.append(!expression.otherSteps.isEmpty || expression.operands.contains { asksOtherSteps[$0] })
    return next
  }

  /// One look into the table for both what is there and what is put there.
  private static func number(_ known: inout Int?, or next: Int) -> Int {
    let number = known ?? next
    known = number
    return number
  }

  /// What always holds, and what never does. They are numbered first, because comparing a number is cheap and an
  /// expression is copied to look at it.
  private static let always = 0
  private static let never = 1

  init() {
    expressionNumbers.reserveCapacity(4_000)
    for holds in [true, false] { _ = number(.constant(holds)) }
  }

  /// The number of a fact, new or known.
  func number(_ fact: Fact) -> Fact.ID {
    if let known = factNumbers[fact] { return known }
    facts.append(fact)
    factNumbers[fact] = facts.count - 1
    return facts.count - 1
  }

  /// The number of a vocabulary reference, new or known.
  func number(_ reference: VocabularyReference) -> Int {
    if let known = referenceNumbers[reference] { return known }
    references.append(reference)
    referenceNumbers[reference] = references.count - 1
    return references.count - 1
  }

  /// All of these, in the author's order, because a message names the first that does not hold. A single operand is
  /// returned itself, and operands that always hold are left out.
  func all(_ operands: [Expression.ID]) -> Expression.ID {
    if operands.count == 1 { return operands[0] }
    let operands = Self.unique(operands, without: Self.always)
    if operands.contains(Self.never) { return Self.never }
    return operands.count == 1 ? operands[0] : operands.isEmpty ? Self.always : number(.all(operands))
  }

  /// Any of these. A single operand is returned itself.
  func any(_ operands: [Expression.ID]) -> Expression.ID {
    if operands.count == 1 { return operands[0] }
    let operands = Self.unique(operands, without: Self.never)
    if operands.contains(Self.always) { return Self.always }
    return operands.count == 1 ? operands[0] : operands.isEmpty ? Self.never : number(.any(operands))
  }

  /// The nodes that certainly meet this.
  func member(_ operand: Expression.ID) -> Expression.ID {
    switch expressions[operand] {
    case .member, .constant: operand
    default: number(.member(operand))
    }
  }

  /// The opposite.
  func not(_ operand: Expression.ID) -> Expression.ID {
    switch expressions[operand] {
    case .not(let inner): return inner
    case .constant(let holds): return number(.constant(!holds))
    default: break
    }
    return number(.not(operand))
  }

  /// The operands without duplicates and without this one. There are few, so comparing all costs less than a set.
  private static func unique(_ operands: [Expression.ID], without left: Expression.ID) -> [Expression.ID] {
    var unique: [Expression.ID] = []
    for operand in operands where operand != left && !unique.contains(operand) { unique.append(operand) }
    return unique
  }
}

extension Expression {
  /// The steps whose texts the expression itself asks for, without its operands.
  var otherSteps: [StepName] {
    guard case .text(let subject, let test) = self else { return [] }
    return [subject.of.step, test.other?.of.step].compactMap(\.self)
  }
}
