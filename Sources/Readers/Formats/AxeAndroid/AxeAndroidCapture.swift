import AccessibilityTree

/// Collects an axe-android result: the views, what it says about the capture, and its verdicts.
struct AxeAndroidCapture {
  var tree: AndroidNodeBuilder
  var verdicts = AxeAndroidVerdicts()
  let limits: ReadLimits
  /// The class that Accessibility Insights writes for a view without one.
  let unnamedClass: LabelID

  init(format: ExportFormat, limits: ReadLimits) {
    tree = AndroidNodeBuilder(format: format)
    unnamedClass = tree.builder.intern("Class Name Not Specified--Inserted by Accessibility Insights")
    self.limits = limits
  }

  private enum Key: String, KnownKeys {
    case axeContext, axeView, axeMetaData, axeEventStream, axeRuleResults

    static let table = NumberedKeys<Key>()
  }

  /// Reads the result, or the context alone: the object that the cursor has returned but not entered.
  mutating func readMembers(_ json: inout JSONCursor) throws(ReadFault) {
    try json.enter()
    let keys = Key.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .axeContext where item.isObject: try readMembers(&json)
      case .axeView where item.isObject: try readView(&json, level: 0)
      case .axeMetaData where item.isObject: try readMetaData(&json)
      case .axeEventStream where item.isArray: try readEvents(&json)
      case .axeRuleResults where item.isArray: try verdicts.read(&json)
      default: break
      }
    }
  }

  /// The tree with its verdicts.
  consuming func finish() throws(ReadFault) -> ReadTree {
    let isEmpty = tree.builder.count == 1 && !tree.builder[0].text(.nativeClass).isText
    if tree.builder.count == 0 || isEmpty { throw .unusable("`axeView` contains no view") }
    tree.builder.verdicts = verdicts.settled
    if tree.builder.carried.contains(.visible) { tree.builder.facts = .holdsOutOfView }
    tree.settleHidden()
    return tree.finish(textIsRange: false)
  }

  // MARK: the capture

  private enum MetaKey: String, KnownKeys {
    case appIdentifier, screenTitle, analysisTimestamp

    static let table = NumberedKeys<MetaKey>()
  }

  private mutating func readMetaData(_ json: inout JSONCursor) throws(ReadFault) {
    try json.enter()
    let keys = MetaKey.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      // Java appends a missing package to the identifier as “null”.
      case .appIdentifier: tree.builder.meta.app = item.string.flatMap { ["", "null"].contains($0) ? nil : $0 }
      case .screenTitle:
        tree.builder.meta.screen = item.string.flatMap { ["", "No Screen Title Available"].contains($0) ? nil : $0 }
      case .analysisTimestamp:
        tree.builder.meta.capturedAt = AndroidValues.integer(item).flatMap(UnixTime.text(milliseconds:))
      case nil: break
      }
    }
  }

  private mutating func readEvents(_ json: inout JSONCursor) throws(ReadFault) {
    var events: [Event] = []
    try json.enter()
    while let item = try json.next() {
      guard item.isObject else { continue }
      try json.enter()
      while let member = try json.next() {
        guard member.keyText == "eventTypeName", let name = member.string else { continue }
        events.append(Event(type: AxeAndroidEvents.types[name] ?? name))
      }
    }
    guard events.contains(where: { $0.type == "announcement" }) else { return }
    tree.builder.events = .exposed(events)
    tree.builder.carried.insert(.events)
  }
}
