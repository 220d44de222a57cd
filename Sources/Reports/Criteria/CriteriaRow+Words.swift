import Rules

extension CriteriaRow.Kind {
  /// “must”, and what that means for a finding.
  var words: String {
    switch self {
    case .must: "**Must**"
    case .may: "**May**: a permission, never a finding"
    case .advice: "**Advice**: one way among others"
    case .exempt: "**Exempt**: the page asks nothing"
    }
  }
}

extension CriteriaRow.Across {
  var words: String {
    switch self {
    case .sequence: "shows in a recording"
    case .pair: "shows at two text sizes"
    }
  }
}

extension CriteriaRow.Need {
  var words: String {
    switch self {
    case .nothing: "nothing to judge"
    case .rule: "no rule yet"
    case .property: "not exported"
    case .sequence, .pair, .keyboard, .pixels, .human: "needs \(thing)"
    }
  }

  /// “no rule yet, needs a recording and pixels”.
  static func words(_ needs: [CriteriaRow.Need]) -> String {
    let things = needs.map(\.thing).filter { !$0.isEmpty }
    let reasons = needs.filter(\.thing.isEmpty).map(\.words)
    return (reasons + (things.isEmpty ? [] : ["needs \(things.joined(separator: " and "))"])).joined(separator: ", ")
  }

  /// The noun for something that can be provided; empty for other needs.
  private var thing: String {
    switch self {
    case .sequence: "a recording"
    case .pair: "two text sizes"
    case .keyboard: "key presses"
    case .pixels: "pixels"
    case .human: "a person"
    case .nothing, .rule, .property: ""
    }
  }
}
