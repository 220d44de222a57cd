import AccessibilityTree

/// Reads the elements of idb and AXe, under the old names of their keys and the new ones.
///
/// A missing key was not requested; null means that the element has no value. But the backends `axbridge` write “none”
/// for things that they never look for. So what an element is said not to have counts only after the backend is known.
///
/// Source: facebook/idb FBAXNodeSerializer.swift (nodeElement), AXBridgePlatformElement.swift, AXTreeWalk.swift.
struct IDBElements {
  var tree: IOSElementBuilder
  /// For each node, what the exporter says it does not have; `enabled` if the exporter says that it is enabled.
  var unsure: [PropertySet] = []
  /// Whether something was seen that only the backend `ax` writes.
  private(set) var sawAssistive = false
  /// For each node, the process that draws it.
  var processes: [Int?] = []
  /// Whether the exporter can say that an element is not enabled, or that it does not know.
  private(set) var knowsEnabled = false
  private let readsTraits: Bool

  /// - Parameter readsTraits: false if `traits` is only a placeholder.
  init(format: ExportFormat, readsTraits: Bool) {
    tree = IOSElementBuilder(format: format)
    self.readsTraits = readsTraits
  }

  /// Reads the root, a list of elements or one element.
  ///
  /// - Returns: whether it is a list, as of a whole screen.
  mutating func readRoot(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> Bool {
    try json.enter()
    guard let first = try json.next(IDBKey.table.table) else { return true }
    if first.isMember {
      try readElement(first, &json, level: 0, limits: limits)
      return false
    }
    try readElements(first, &json, level: 0, limits: limits)
    return true
  }

  /// Reads the elements of a list that was entered.
  mutating func readElements(
    _ first: JSONItem?, _ json: inout JSONCursor, level: Int, limits: ReadLimits
  ) throws(ReadFault) {
    var next = first
    while let item = next {
      if item.isObject {
        try json.enter()
        try readElement(json.next(IDBKey.table.table), &json, level: level, limits: limits)
      }
      next = try json.next()
    }
  }

  /// Reads an element that was entered.
  private mutating func readElement(
    _ first: JSONItem?, _ json: inout JSONCursor, level: Int, limits: ReadLimits
  ) throws(ReadFault) {
    var element = IDBElement(try tree.open(level: level, limits: limits))
    unsure.append([])
    processes.append(nil)
    let keys = IDBKey.table
    var next = first
    while let item = next {
      switch keys[item.key] {
      case .label, .axLabel: element.draft.state(.label, tree.builder.intern(item.bytes))
      case .identifier, .axIdentifier: element.draft.state(.identifier, tree.builder.intern(item.bytes))
      case .value, .axValue: element.readValue(item, &tree.builder)
      case .type: element.type = item.text
      case .role:
        element.roleName = item.text
        if element.roleName.hasPrefix("AX") { sawAssistive = true }
      case .subrole: element.subrole = item.text
      case .title: element.title = tree.builder.intern(item.bytes)
      case .roleDescription: if item.isString { sawAssistive = true }
      // Null proves nothing, because few hints are exported here.
      case .help: if item.isString { element.draft.state(.hint, tree.builder.intern(item.bytes)) }
      case .placeholder where item.isString: element.draft.state(.placeholder, tree.builder.intern(item.bytes))
      case .placeholder: element.unsure.insert(.placeholder)
      case .enabled:
        if item.flag == false { element.draft.state(.enabled, false) }
        if item.flag == true { element.unsure.insert(.enabled) } else { knowsEnabled = true }
      // The exporter also writes false for elements that cannot expand.
      case .expanded: if item.flag == true { element.draft.state(.expanded, true) }
      case .hidden: element.readFlag(.hidden, item)
      case .focused: element.readFlag(.inputFocused, item)
      case .customActions where item.isArray: try element.readActions(&json, &tree.builder)
      case .pid: processes[element.draft.index] = item.number.flatMap(Int.init(exactly:))
      case .traits where item.isArray && readsTraits:
        sawAssistive = true
        try element.readTraits(&json)
      case .frame where item.isObject:
        element.hasFrame = true
        element.draft.state(try BoundsObject.rect(&json, IDBFrameKey.table.table))
      case .axFrame where item.isString && !element.hasFrame:
        if let rect = BoundsText.rect(item.bytes) { element.draft.state(rect) }
      case .children where item.isArray:
        element.hasChildren = true
        try json.enter()
        try readElements(json.next(), &json, level: level + 1, limits: limits)
      case .customActions, .traits, .frame, .axFrame, .children, nil: break
      }
      next = try json.next(keys.table)
    }
    close(element, level: level)
  }

  private mutating func close(_ element: consuming IDBElement, level: Int) {
    let index = element.draft.index
    let isLeaf = tree.builder.count == index + 1
    // A flat list does not say what is inside an element, and neither does the deepest level.
    if !element.hasChildren || isLeaf && level >= Self.maximumDepth - 1 { tree.builder.cutBelow(index) }
    unsure[index] = element.unsure
    element.settle(&tree.builder)
    tree.close(element.draft)
  }
}
