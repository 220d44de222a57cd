import AccessibilityTree

/// What one element of idb or AXe says, while its keys are being read.
struct IDBElement {
  var draft: IOSElementDraft
  var type = ""
  var roleName = ""
  var subrole = ""
  var title = LabelID.notExported
  var hasFrame = false
  var hasChildren = false
  /// The properties that it is said not to have.
  var unsure = PropertySet()

  init(_ draft: IOSElementDraft) { self.draft = draft }

  /// Reads a value of any shape. For a list or an object, only its presence counts.
  mutating func readValue(_ item: JSONItem, _ builder: inout SnapshotBuilder) {
    if item.isNull || item.isString {
      draft.value = builder.intern(item.bytes)
    } else if !item.isContainer {
      draft.isValueNumber = true
      let flag = item.isNumber ? nil : item.flag
      draft.value = flag.map { builder.intern($0 ? "1" : "0") } ?? builder.intern(item.bytes)
    }
  }

  /// Reads a state. A state that is off may never have been checked.
  mutating func readFlag(_ property: Property, _ item: JSONItem) {
    guard let isOn = item.flag else { return }
    if isOn { draft.state(property, true) } else { unsure.insert(property) }
  }

  /// Reads the names of the custom actions from the list that was returned but not entered.
  mutating func readActions(_ json: inout JSONCursor, _ builder: inout SnapshotBuilder) throws(ReadFault) {
    var names: [String] = []
    try json.enter()
    while let item = try json.next() {
      if let name = item.string, !name.isEmpty { names.append(name) }
    }
    if names.isEmpty {
      unsure.insert(.actions)
    } else {
      draft.carried.insert(.actions)
      builder.changeExtras(of: draft.index) { $0.actions = names }
    }
  }

  /// Reads the traits from the list that was returned but not entered. “None” means no traits, “Unknown” traits without
  /// a name.
  mutating func readTraits(_ json: inout JSONCursor) throws(ReadFault) {
    var traits = Traits()
    var isEmpty = true
    try json.enter()
    while let item = try json.next() {
      isEmpty = false
      if let name = item.string { traits.formUnion(Traits.named[name.lowercased()] ?? []) }
    }
    // idb writes “None” for no traits. An empty list is a placeholder of exporters that never asked.
    if !isEmpty { draft.state(traits) }
  }

  /// States what several keys decide together.
  mutating func settle(_ builder: inout SnapshotBuilder) {
    let type = type.isEmpty ? Self.withoutPrefix(roleName) : type
    if !type.isEmpty {
      draft.state(.nativeClass, builder.intern(type))
      draft.state(IDBRoles.role(of: type, subrole: Self.withoutPrefix(subrole), traits: draft.record.traits))
      if draft.record.role == .heading { draft.state(.heading, true) }
    }
    // AppKit has names that are titles.
    if draft.record.text(.label) == .absent, title.isText { draft.state(.label, title) }
  }

  static func withoutPrefix(_ name: String) -> String {
    name.hasPrefix("AX") ? String(name.dropFirst(2)) : name
  }
}
