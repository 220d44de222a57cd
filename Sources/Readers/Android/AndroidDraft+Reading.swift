import AccessibilityTree

/// Reads the members of an Android node one by one.
extension AndroidDraft {
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

  /// Reads item info. An item that is a heading or selected makes the node one too, as in the platform's own
  /// `isHeading`.
  private mutating func place(_ numbers: [String: Double]) {
    item = (numbers["rowIndex"].map { Int($0) } ?? item?.row, numbers["columnIndex"].map { Int($0) } ?? item?.column)
    if numbers["isHeading"] == 1 { flags.append((.heading, true)) }
    if numbers["isSelected"] == 1 { flags.append((.selected, true)) }
  }

  private mutating func readExtras(
    _ item: JSONItem, _ json: inout JSONCursor, _ builder: inout SnapshotBuilder
  ) throws(ReadFault) {
    for (key, text) in try AndroidExtras.texts(item, &json) {
      guard let property = key.property else {
        hasLinks = true
        continue
      }
      let label = builder.intern(text)
      if key == .testTag { secondIdentifier = label } else { texts.append((property, label)) }
    }
  }

  private mutating func readActions(_ item: JSONItem, _ json: inout JSONCursor) throws(ReadFault) {
    guard item.isArray else { return }
    let list = try AndroidActions(&json)
    actions = list
    if let isExpanded = list.isExpanded { flags.append((.expanded, isExpanded)) }
    flags += list.offered.map { ($0, true) }
  }
}
