import AccessibilityTree

/// What an export says of one Android node, until all its members are read or its place in the tree is known.
///
/// Source: android.view.accessibility.AccessibilityNodeInfo.
struct AndroidDraft {
  /// Number by which others name it.
  var number = 0
  var childNumbers: [Int] = []
  var labeledByNumber: Int?
  var superclasses: [Int] = []
  private(set) var className = LabelID.notExported
  private(set) var viewClass = LabelID.notExported
  private(set) var package = LabelID.notExported
  private var flags: [(Property, Bool)] = []
  private var texts: [(Property, LabelID)] = []
  private var secondIdentifier = LabelID.notExported
  private var bounds = Rect(x: .nan, y: .nan, width: 0, height: 0)
  private var liveRegion: Int?
  private var range: ValueRange?
  private var collection: Collection?
  private var item: (row: Int?, column: Int?)?
  private var actions: AndroidActions?
  private var window: Int?
  private var isLabel = false
  private var hasLabel = false
  private var isVirtual = false

  /// A node that says nothing.
  init() {
    // As many as most nodes have, so that neither list grows step by step.
    flags.reserveCapacity(12)
    texts.reserveCapacity(4)
  }

  /// Reads the object that the cursor has returned and not entered; the node stands in a list and has no children in it.
  init(_ members: AndroidMembers, _ json: inout JSONCursor, _ builder: inout SnapshotBuilder) throws(ReadFault) {
    self.init()
    try json.enter()
    while let item = try json.next(members.table) {
      if let member = members[item.key] { try read(member, item, &json, &builder) }
    }
  }

  /// Reads a member that the cursor has returned.
  mutating func read(
    _ member: AndroidMember, _ item: JSONItem, _ json: inout JSONCursor, _ builder: inout SnapshotBuilder
  ) throws(ReadFault) {
    switch member {
    case .flag(let property): if let flag = item.flag { flags.append((property, flag)) }
    case .text(let property): texts.append((property, try AndroidValues.text(item, &json, &builder)))
    case .secondIdentifier: secondIdentifier = builder.intern(item.bytes)
    case .className: className = builder.intern(item.bytes)
    case .viewClass: viewClass = builder.intern(item.bytes)
    case .superclasses: superclasses = try AndroidValues.numbers(item, &json)
    case .package: package = builder.intern(item.bytes)
    case .bounds: bounds = try AndroidValues.bounds(item, &json) ?? bounds
    case .liveRegion: liveRegion = AndroidValues.liveRegion(item)
    case .range:
      let numbers = try AndroidValues.namedNumbers(item, &json)
      if !numbers.isEmpty { range = AndroidValues.range(numbers) }
    case .collection:
      let numbers = try AndroidValues.namedNumbers(item, &json)
      if !numbers.isEmpty { collection = AndroidValues.collection(numbers) }
    case .collectionItem:
      let numbers = try AndroidValues.namedNumbers(item, &json)
      if !numbers.isEmpty { place(numbers) }
    case .collectionRow: if let row = AndroidValues.integer(item) { self.item = (row, self.item?.column) }
    case .collectionColumn: if let column = AndroidValues.integer(item) { self.item = (self.item?.row, column) }
    case .extras: try readExtras(item, &json, &builder)
    case .actions: try readActions(item, &json)
    case .window: window = AndroidValues.integer(item)
    case .number: number = AndroidValues.integer(item) ?? 0
    case .childNumbers: childNumbers = try AndroidValues.numbers(item, &json)
    case .labeledByNumber: labeledByNumber = AndroidValues.integer(item)
    case .isLabel: isLabel = item.flag ?? false
    case .hasLabel: hasLabel = item.flag ?? false
    case .drawingOrder: isVirtual = AndroidValues.integer(item) == 0
    case .children: break
    }
  }

  /// A heading or a selected item of a collection is one of the node too: the platform's own `isHeading` asks there.
  private mutating func place(_ numbers: [String: Double]) {
    item = (numbers["rowIndex"].map { Int($0) } ?? item?.row, numbers["columnIndex"].map { Int($0) } ?? item?.column)
    if numbers["isHeading"] == 1 { flags.append((.heading, true)) }
    if numbers["isSelected"] == 1 { flags.append((.selected, true)) }
  }

  private mutating func readExtras(
    _ item: JSONItem, _ json: inout JSONCursor, _ builder: inout SnapshotBuilder
  ) throws(ReadFault) {
    for (key, text) in try AndroidExtras.texts(item, &json) {
      let label = builder.intern(text)
      if key == .testTag { secondIdentifier = label } else { texts.append((key.property, label)) }
    }
  }

  private mutating func readActions(_ item: JSONItem, _ json: inout JSONCursor) throws(ReadFault) {
    guard item.isArray else { return }
    let list = try AndroidActions(&json)
    actions = list
    if let isExpanded = list.isExpanded { flags.append((.expanded, isExpanded)) }
  }

  /// States everything at its place in the tree.
  func state(of index: Int, in tree: inout AndroidNodeBuilder) {
    for (property, value) in flags where value || !tree.builder[index].isOn(property) {
      // A virtual view may never have said whether it is important: TalkBack asks it all the same.
      if isVirtual, property == .element, !value { continue }
      tree.builder.state(property, value, of: index)
    }
    for (property, text) in texts where text.isText || !tree.builder[index].text(property).isText {
      tree.builder.state(property, text, of: index)
    }
    if secondIdentifier.isText, !tree.builder[index].text(.identifier).isText {
      tree.builder.state(.identifier, secondIdentifier, of: index)
    }
    tree.stateClass(className.isText ? className : viewClass.isText ? viewClass : .absent, of: index)
    if package != .notExported { tree.stateOwner(package, of: index) }
    tree.builder[index].bounds = bounds
    if let liveRegion { tree.stateLiveRegion(liveRegion, of: index) }
    if let range { tree.stateRange(range, of: index) }
    if let collection {
      tree.stateCollection(
        rows: collection.rows, columns: collection.columns,
        selectionMode: collection.selection?.number,
        of: index)
    }
    if let item { tree.stateItem(row: item.row ?? -1, column: item.column ?? -1, of: index) }
    if let actions {
      tree.builder.carried.insert(.actions)
      actions.state(of: index, in: &tree.builder)
    }
    if let window { tree.windows[window] = index }
    if isLabel { tree.labelling.labels.append(index) }
    if hasLabel { tree.labelling.labelled.append(index) }
  }
}
