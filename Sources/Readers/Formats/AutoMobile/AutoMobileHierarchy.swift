import AccessibilityTree

/// One ViewHierarchy of AutoMobile while its members are being read, in any order.
struct AutoMobileHierarchy {
  /// The hierarchy's window, as the older service describes it.
  private var window = AndroidWindow()
  private var windows: [AndroidWindow] = []
  private var roots: [Int] = []
  private var isCut = false
  /// The error that the service writes in place of a tree.
  private(set) var error: String?

  /// Reads a member. `viewHierarchy` of an observation has the same members.
  mutating func read(
    _ item: JSONItem, _ json: inout JSONCursor, _ tree: inout AndroidNodeBuilder, _ limits: ReadLimits
  ) throws(ReadFault) {
    switch item.keyText {
    case "viewHierarchy" where item.isObject:
      try json.enter()
      while let member = try json.next() { try read(member, &json, &tree, limits) }
    case "hierarchy" where item.isObject:
      roots.append(tree.builder.count)
      // Nodes of the older service, and of the newer one, which puts a node around all windows.
      let nodes = AndroidTreeReader(
        members: .autoMobile, limits: limits, lastLevels: [50, 101], mostChildren: [64, 256])
      try nodes.readNode(&json, &tree, level: 0)
    case "packageName": tree.builder.meta.app = tree.builder.meta.app ?? item.string
    case "foregroundActivity":
      // While the keyboard is up, its window replaces the activity.
      if let activity = item.string?.split(separator: "/").last, !activity.contains("inputmethodservice") {
        tree.builder.meta.screen = String(activity)
      }
    case "updatedAt", "timestamp":
      let time = AndroidValues.integer(item).flatMap(UnixTime.text(milliseconds:))
      tree.builder.meta.capturedAt = tree.builder.meta.capturedAt ?? time
    case "error": error = item.string
    case "ctrlProxyIncomplete", "accessibilityServiceIncomplete": isCut = isCut || item.flag == true
    case "truncationReasons" where item.isArray:
      try json.enter()
      while try json.next() != nil { isCut = true }
    case "windowInfo" where item.isObject: window = try AndroidWindow.autoMobile(&json)
    case "windows" where item.isArray:
      try json.enter()
      while let element = try json.next() {
        if element.isObject { windows.append(try AndroidWindow.autoMobile(&json)) }
      }
    default: break
    }
  }

  /// States what the windows say about their nodes, after all members were read.
  func finish(_ tree: inout AndroidNodeBuilder) {
    window.state(of: roots, in: &tree)
    for window in windows {
      // Handle each window once, however often it is listed.
      guard let root = window.number.flatMap({ tree.windows.removeValue(forKey: $0) }) else { continue }
      window.stateOwner(of: root, in: &tree)
      window.state(of: [root], in: &tree)
    }
    if isCut { for root in roots { tree.builder.cutBelow(root) } }
  }
}
