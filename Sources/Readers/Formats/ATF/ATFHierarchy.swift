import AccessibilityTree

/// An ATF hierarchy while it is being read. References between views are resolved at the end.
struct ATFHierarchy {
  private var tree: AndroidNodeBuilder
  private let limits: ReadLimits
  private var forests: [AndroidForest] = []
  /// Indices by the number of the window and of the view in it, ATF's condensed unique id.
  private var indices: [Int: Int] = [:]
  private var classNames: [Int: String] = [:]
  private var results: [(check: String, outcome: Verdict.Outcome, view: Int?)] = []

  init(_ tree: AndroidNodeBuilder, limits: ReadLimits) {
    self.tree = tree
    self.limits = limits
  }

  /// Reads a member of the hierarchy.
  mutating func read(_ item: JSONItem, _ json: inout JSONCursor) throws(ReadFault) {
    switch item.keyText {
    case "windows" where item.isArray:
      try json.enter()
      while let window = try json.next() {
        if window.isObject { try readWindow(&json) }
      }
    case "deviceState", "device_state":
      guard item.isObject else { return }
      try json.enter()
      while let member = try json.next() {
        switch member.keyText {
        case "locale": tree.builder.meta.language = member.string.flatMap { $0.isEmpty ? nil : $0 }
        case "fontScale", "font_scale": tree.builder.meta.fontScale = member.number.flatMap { $0 > 0 ? $0 : nil }
        default: break
        }
      }
    case "viewElementClassNames", "view_element_class_names":
      guard item.isObject else { return }
      try json.enter()
      while let member = try json.next() {
        guard member.isObject else { continue }
        try json.enter()
        while let name = try json.next() {
          if let number = AndroidValues.integer(name) { classNames[number] = name.keyText }
        }
      }
    default: break
    }
  }

  private mutating func readWindow(_ json: inout JSONCursor) throws(ReadFault) {
    var window = AndroidWindow()
    var number = 0
    var drafts: [AndroidDraft] = []
    try json.enter()
    while let item = try json.next() {
      switch item.keyText {
      case "id": number = AndroidValues.integer(item) ?? 0
      case "type": window.kind = AndroidWindow.kind(item)
      case "active": window.isActive = item.flag ?? false
      case "views" where item.isArray:
        try json.enter()
        while let view = try json.next() {
          if tree.builder.count + drafts.count >= limits.nodes { throw .tooManyNodes(limits) }
          if view.isObject { drafts.append(try AndroidDraft(.atf, &json, &tree.builder)) }
        }
      default: break
      }
    }
    var forest = AndroidForest(drafts)
    try forest.build(&tree, limits: limits)
    window.state(of: forest.roots, in: &tree)
    for (view, index) in forest.indices { indices[number << 32 | view] = index }
    forests.append(forest)
  }

  /// Reads the results of an AccessibilityEvaluation.
  mutating func readResults(_ json: inout JSONCursor) throws(ReadFault) {
    try json.enter()
    while let result = try json.next() {
      guard result.isObject else { continue }
      var (check, outcome, view) = ("", Verdict.Outcome?.none, Int?.none)
      try json.enter()
      while let member = try json.next() {
        switch member.keyText {
        case "sourceCheckClass", "source_check_class":
          check = member.text.split { $0 == "." || $0 == "$" }.last.map(String.init) ?? ""
        case "resultType", "result_type": outcome = ATFOutcomes.outcome(of: member.text)
        case "hierarchySourceId", "hierarchy_source_id": view = AndroidValues.integer(member)
        default: break
        }
      }
      if let outcome, !check.isEmpty { results.append((check, outcome, view)) }
    }
  }

  /// The tree, with references to other views.
  mutating func finish() throws(ReadFault) -> ReadTree {
    if tree.builder.count == 0 { throw .unusable("no window has a view") }
    let indices = indices
    for forest in forests {
      forest.stateLabels(in: &tree) { indices[$0] }
      for draft in forest.drafts where !draft.className.isText && !draft.superclasses.isEmpty {
        guard let index = forest.indices[draft.number], tree.builder[index].role == .other else { continue }
        tree.builder[index].role = ATFRoles.role(ofSuperclasses: draft.superclasses.compactMap { classNames[$0] })
      }
    }
    tree.perNode.insert(.labeledByText)
    tree.settleHidden()
    for index in 0..<tree.builder.count {
      // `checked` is written only for views that can be checked.
      if tree.builder[index].isOff(.checkable) { tree.builder.state(.checked, false, of: index) }
    }
    tree.builder.verdicts = results.map { result in
      Verdict(tool: "atf", check: result.check, outcome: result.outcome, node: result.view.flatMap { indices[$0] })
    }
    return tree.finish(textIsRange: false)
  }
}
