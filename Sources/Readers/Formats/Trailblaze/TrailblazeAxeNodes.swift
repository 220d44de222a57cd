import AccessibilityTree

/// Nodes of Trailblaze's driver that asks AXe on an iOS simulator.
///
/// Source: block/trailblaze trailblaze-models DriverNodeDetail.IosAxe.
struct TrailblazeAxeNodes: TrailblazeNodes {
  static let driver = TrailblazeDriver.iosAxe
  static let format = ExportFormat(
    name: "trailblaze-ios-axe", displayName: "Trailblaze, AXe driver on iOS", platform: .ios,
    howToExport: "`trailblazeNodeTree` of a waypoint's example file, or of a step's log in Trailblaze's `logs/`",
    carries: [.role, .nativeClass, .label, .value, .identifier, .bounds, .enabled, .checkable, .checked, .actions],
    carriesIfSeen: [.hint, .mixed, .selected, .element, .owner],
    notes: [
      "AXe does not request traits, so heading and adjustable are known only from the role, and selected only of tabs.",
      "What contains nothing is an accessibility element; a group is none, nor a plain element that contains others.",
      "`help` is spoken as the hint; a node without it may still have a hint.",
    ],
    improvements: [
      ExportFormat.Improvement(
        "Export with `idb ui describe-all` instead", becomes: "idb-json")
    ])

  private enum Key: String, KnownKeys {
    case driver = "class"
    case role, subrole, label, value, uniqueId, type, help, customActions, enabled, pid

    static let table = NumberedKeys<Key>()
  }

  private static let checkable: [Role] = [.checkBox, .switchControl, .toggleButton, .radioButton]

  private var builder = SnapshotBuilder(format: Self.format.name)
  /// By node: the process that draws it.
  private var processes: [Int?] = []

  init() {
    builder.meta.platform = .ios
    builder.carried = Self.format.carries
  }

  mutating func openNode(level: Int, limits: ReadLimits) throws(ReadFault) -> Int {
    let index = try builder.openNode(level: level, limits: limits)
    builder.state(.value, .absent, of: index)
    processes.append(nil)
    return index
  }

  mutating func closeNode() { builder.closeNode() }
  mutating func stateMeta(_ capture: TrailblazeCapture) { capture.apply(to: &builder.meta) }

  mutating func stateBounds(_ edges: InlineArray<4, Double>, of index: Int) {
    builder[index].bounds = Rect(
      left: Float(edges[0]), top: Float(edges[1]), right: Float(edges[2]), bottom: Float(edges[3]))
  }

  mutating func readDetail(_ json: inout JSONCursor, of index: Int) throws(ReadFault) {
    var (role, subrole) = ("", "")
    let keys = Key.table
    try json.enter()
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .driver: try TrailblazeDriver.check(item, isOneOf: [.iosAxe])
      case .role: role = item.text
      case .subrole: subrole = item.text
      case .type: builder.state(.nativeClass, builder.intern(item.bytes), of: index)
      case .label: builder.state(.label, builder.intern(item.bytes), of: index)
      case .value: builder.state(.value, builder.intern(item.bytes), of: index)
      case .uniqueId: builder.state(.identifier, builder.intern(item.bytes), of: index)
      case .pid: processes[index] = item.number.flatMap(Int.init(exactly:))
      case .help: builder.state(.hint, builder.intern(item.bytes), of: index)
      case .enabled: if let flag = item.flag { builder.state(.enabled, flag, of: index) }
      case .customActions where item.isArray:
        var actions: [String] = []
        try json.enter()
        while let action = try json.next() { actions.append(action.text) }
        if !actions.isEmpty { builder.changeExtras(of: index) { $0.actions = actions } }
      case .customActions, nil: break
      }
    }
    let type = builder.labels[builder[index].text(.nativeClass)] ?? ""
    builder[index].role = IDBRoles.role(
      of: IDBElement.withoutPrefix(role.isEmpty ? type : role), subrole: IDBElement.withoutPrefix(subrole), traits: [])
    stateChecked(index)
    // A choice writes whether it is chosen as a number; no screen reader speaks that number.
    let isChoice = [.radioButton, .tab].contains(builder[index].role)
    if isChoice, let chosen = ["0": false, "1": true][builder.labels[builder[index].text(.value)] ?? ""] {
      builder.state(.value, .notExported, of: index)
      if builder[index].role == .tab { builder.state(.selected, chosen, of: index) }
    }
  }

  /// iOS holds whether a switch is on as its value.
  private mutating func stateChecked(_ index: Int) {
    let isCheckable = Self.checkable.contains(builder[index].role)
    builder.state(.checkable, isCheckable, of: index)
    switch builder.labels[builder[index].text(.value)] {
    case "1" where isCheckable: builder.state(.checked, true, of: index)
    case "0" where isCheckable: builder.state(.checked, false, of: index)
    case "2" where isCheckable:
      builder.state(.checked, false, of: index)
      builder.state(.mixed, true, of: index)
    default: if !isCheckable { builder.state(.checked, false, of: index) }
    }
  }

  mutating func finish() -> ReadTree {
    for index in 0..<builder.count { IDBStops.settle(index, in: &builder) }
    IDBProcesses(processes).stateOwners(in: &builder)
    IOSKeyboard.settle(&builder)
    return ReadTree(
      builder: builder,
      settlement: .defaults(on: [.enabled], perNode: [.hint, .value, .checked, .mixed, .selected, .element, .owner]))
  }
}
