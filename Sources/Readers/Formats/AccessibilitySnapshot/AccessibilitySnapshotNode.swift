import AccessibilityTree

/// One element or container of an AccessibilitySnapshot hierarchy, before its place in the tree is known.
struct AccessibilitySnapshotNode {
  var order = Int.max
  var children: [AccessibilitySnapshotNode] = []
  private(set) var language: String?
  var role = Role.other
  var traits = Traits()
  var bounds = Rect(x: .nan, y: .nan, width: 0, height: 0)
  var texts: [(Property, LabelID)] = []
  var flags: [(Property, Bool)] = []
  var actions: [String] = []
  var collection: Collection?
  private var context = AccessibilitySnapshotContext()
  private var saysPosition = false

  /// The place of the first element that this node is or contains.
  var first: Int { children.isEmpty ? order : children.reduce(order) { min($0, $1.first) } }

  /// States everything but the children.
  func state(of index: Int, in builder: inout SnapshotBuilder) {
    builder[index].role = role
    builder[index].traits = traits
    builder[index].bounds = bounds
    for (property, text) in texts { builder.state(property, text, of: index) }
    for (property, flag) in flags { builder.state(property, flag, of: index) }
    if saysPosition { builder.carried.insert(.position) }
    guard !actions.isEmpty || collection != nil || context.position != nil || context.cell != nil else { return }
    if collection != nil { builder.carried.insert(.collection) }
    builder.changeExtras(of: index) { extras in
      extras.actions = actions
      extras.collection = collection
      extras.position = context.position
      extras.cell = context.cell
    }
  }

  /// Reads the element whose object the cursor has returned but not entered.
  mutating func readElement(_ json: inout JSONCursor, _ builder: inout SnapshotBuilder) throws(ReadFault) {
    var words = AccessibilitySnapshotWords()
    try json.enter()
    while let item = try json.next(AccessibilitySnapshotKey.table.table) {
      if let key = AccessibilitySnapshotKey.table[item.key] { try take(key, item, &words, &json, &builder) }
    }
    settle(words, &builder)
  }

  /// Reads one member of an element.
  mutating func take(
    _ key: AccessibilitySnapshotKey, _ item: JSONItem, _ words: inout AccessibilitySnapshotWords,
    _ json: inout JSONCursor, _ builder: inout SnapshotBuilder
  ) throws(ReadFault) {
    switch key {
    case .label: words.label = item.string
    case .value: words.value = item.string
    case .hint: words.hint = item.string
    case .authoredHint: words.authoredHint = .some(item.string)
    case .description: words.spoken = item.string
    case .identifier: texts.append((.identifier, builder.intern(item.bytes)))
    case .accessibilityLanguage: language = item.string
    case .visibility: if let text = item.string { flags.append((.visible, text != "offscreen")) }
    case .respondsToUserInteraction: if let flag = item.flag { flags.append((.clickable, flag)) }
    case .traits where item.isArray: traits = try AccessibilitySnapshotTraits.read(&json)
    case .shape where item.isObject: bounds = try AccessibilitySnapshotShape.readShape(&json)
    case .customActions where item.isArray: actions = try Self.readTexts(&json)
    case .context where item.isObject, .containerContext where item.isObject:
      context = try AccessibilitySnapshotContext(&json)
    case .traits, .shape, .customActions, .context, .containerContext, .element, .container, .children: break
    }
  }

  /// Makes an element of the members that were read.
  mutating func settle(_ words: AccessibilitySnapshotWords, _ builder: inout SnapshotBuilder) {
    flags.append((.element, true))
    texts.append((.label, builder.intern(words.label ?? "")))
    texts.append((.value, builder.intern(words.value ?? "")))
    if let hint = words.ownHint(traits) { texts.append((.hint, builder.intern(hint))) }
    context.position = context.position ?? words.position
    // A file with neither `description` nor `context` says nothing about places. A file with `authoredHint` leaves out
    // no context.
    saysPosition =
      context.position != nil || context.cell != nil || words.authoredHint != nil || words.spoken?.isEmpty == false
    role = AccessibilitySnapshotTraits.role(traits, isTab: context.isTab)
    stateTraits(words.value)
  }

  private mutating func stateTraits(_ value: String?) {
    flags += [
      (.enabled, !traits.contains(.notEnabled)), (.selected, traits.contains(.selected)),
      (.heading, traits.contains(.header)), (.adjustable, traits.contains(.adjustable)),
      (.updatesFrequently, traits.contains(.updatesFrequently)), (.checkable, traits.contains(.toggle)),
    ]
    guard traits.contains(.toggle) else {
      flags += [(.checked, false), (.mixed, false)]
      return
    }
    // Any other value is spoken as it is and is not a state.
    if ["0", "1", "2"].contains(value) { flags += [(.checked, value == "1"), (.mixed, value == "2")] }
  }

  /// A list of texts.
  static func readTexts(_ json: inout JSONCursor) throws(ReadFault) -> [String] {
    var texts: [String] = []
    try json.enter()
    while let item = try json.next() {
      if let text = item.string { texts.append(text) }
    }
    return texts
  }
}
