import AccessibilityTree

/// What VoiceOver says at a stop because of its place: “2 of 3” in a segmented control, in a tab bar or among radio
/// buttons, and the label of a group on entering it.
///
/// Source: cashapp/AccessibilitySnapshot, its contexts series and tab.
struct VoiceOverContainers {
  /// By node: the nearest segmented control or tab bar around it, -1 for none.
  private var series: [Int32]
  /// By node: the nearest labelled group around it, -1 for none.
  private var groups: [Int32]
  private var positions: [Int: Position] = [:]
  /// Containers in which this export cannot say what is a stop, so stops cannot be counted.
  private var uncounted: Set<Int32> = []
  /// Containers that the exporter cut.
  private var cut: Set<Int32> = []
  /// Parents of radio buttons. A single radio button has no position.
  private var radioGroups: Set<Int32> = []
  private var entered: [Int: Int] = [:]
  /// The property that is missing for positions; nil if the absence of a position is certain.
  private let positionLacks: Property?
  private let columns: Columns

  init(_ columns: Columns, stops: VoiceOverStops, order: [Int]) {
    self.columns = columns
    series = [Int32](repeating: -1, count: columns.count)
    groups = series
    positionLacks = Self.positionLacks(columns, stops)
    let choices = VoiceOverChoices(columns)
    for node in 0..<columns.count {
      let parent = columns.parent(node)
      guard parent >= 0 else { continue }
      series[node] = Self.isSeries(parent, columns) ? Int32(parent) : series[parent]
      // The radio buttons of one parent are a series without a container of its own.
      if series[node] < 0, choices.kind(of: node) == .radioButton {
        series[node] = Int32(parent)
        radioGroups.insert(Int32(parent))
      }
      groups[node] = Self.speaksLabel(parent, columns) ? Int32(parent) : groups[parent]
    }
    for node in stops.uncertain where series[node] >= 0 { uncounted.insert(series[node]) }
    findCutSeries(stops)
    countPositions(order)
    var last: Int32 = -1
    for node in order {
      if groups[node] >= 0, groups[node] != last { entered[node] = Int(groups[node]) }
      last = groups[node]
    }
  }

  /// Inside a tab bar every element is a “tab”.
  func isInTabBar(_ node: Int) -> Bool { series[node] >= 0 && Self.isTabBar(Int(series[node]), columns) }

  /// The labelled group that begins at this stop.
  func groupEntered(at node: Int) -> Int? { entered[node] }

  /// The position that VoiceOver speaks.
  func position(of node: Int) -> Position? { columns.snapshot[node].position.value ?? positions[node] }

  /// The missing property that would show whether VoiceOver speaks a position here.
  func missingForPosition(of node: Int) -> Property? {
    if uncounted.contains(series[node]) { return .element }
    return columns.role(node).isContent ? nil : positionLacks
  }

  /// Finds series that may have more members. A node missing below a stop is part of it; elsewhere it may be one more
  /// of the series.
  private mutating func findCutSeries(_ stops: VoiceOverStops) {
    for node in columns.snapshot.cut {
      let around = Self.isSeries(node, columns) ? Int32(node) : series[node]
      var part = node
      while part > around, !stops.certain.contains(part) { part = columns.parent(part) }
      if around >= 0, part <= around { cut.insert(around) }
    }
    uncounted.formUnion(cut)
  }

  /// All nodes in containers that the exporter cut.
  func nodesOfCutSeries() -> NodeSet {
    var nodes = NodeSet(count: columns.count)
    guard !cut.isEmpty else { return nodes }
    for node in 0..<columns.count where cut.contains(series[node]) { nodes.insert(node) }
    return nodes
  }

  private mutating func countPositions(_ order: [Int]) {
    var counts: [Int32: Int] = [:]
    for node in order where series[node] >= 0 { counts[series[node], default: 0] += 1 }
    var ranks: [Int32: Int] = [:]
    for node in order {
      guard let count = counts[series[node]], !uncounted.contains(series[node]) else { continue }
      if count == 1, radioGroups.contains(series[node]) { continue }
      let rank = ranks[series[node], default: 0] + 1
      ranks[series[node]] = rank
      positions[node] = Position(index: rank, count: count)
    }
  }

  private static func isSeries(_ node: Int, _ columns: Columns) -> Bool {
    columns.role(node) == .segmentedControl || isTabBar(node, columns)
  }

  private static func isTabBar(_ node: Int, _ columns: Columns) -> Bool {
    columns.role(node) == .tabList || columns.records[node].traits.contains(.tabBar)
  }

  private static func speaksLabel(_ node: Int, _ columns: Columns) -> Bool {
    switch columns.role(node) {
    case .segmentedControl, .tabList, .group, .picker: columns.hasText(.label, node)
    case .toolbar: true
    default: false
    }
  }

  /// The property that is missing for positions. No iOS exporter carries positions, so the containers decide: only a
  /// segmented control, a tab bar or a view with the trait tabBar speaks them. An export with roles, traits and
  /// containers can therefore prove that there is none.
  private static func positionLacks(_ columns: Columns, _ stops: VoiceOverStops) -> Property? {
    let snapshot = columns.snapshot
    if snapshot.carries(.position) { return nil }
    if columns.isCanonical { return .position }
    if !snapshot.carries(.role) { return .role }
    let hasContainers = (0..<columns.count).contains { node in
      columns.hasChildren(node) && columns.role(node) != .application && !stops.certain.contains(node)
    }
    if !hasContainers { return .position }
    return snapshot.carries(.traits) ? nil : .traits
  }
}
