/// Trailblaze's captures: the example files of waypoints, and its logs of single steps.
///
/// Each file holds the screen twice; `viewHierarchy` is the poorer, older form and is passed over.
///
/// Source: block/trailblaze trailblaze-models TrailblazeNode.kt.
struct TrailblazeReader<Nodes: TrailblazeNodes>: JSONSnapshotReader {
  let format = Nodes.format
  let signature = Nodes.driver.signature

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var nodes = Nodes()
    var capture = TrailblazeCapture()
    var count = 0
    let keys = TrailblazeKey.File.table
    try json.enter()
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .waypointId: capture.waypoint = item.string
      case .capturedAt: capture.time = item.string
      case .capturedFrom: capture.source = item.string
      case .trailblazeNodeTree where item.isObject:
        count += 1
        try readNode(&json, &nodes, level: 0, limits: limits)
      case .trailblazeDeviceInfo where item.isObject: try capture.readDevice(&json)
      case .trailblazeNodeTree, .trailblazeDeviceInfo, nil: break
      }
    }
    if count == 0 { throw .unusable("`trailblazeNodeTree` contains no node") }
    nodes.stateMeta(capture)
    return nodes.finish()
  }

  private func readNode(
    _ json: inout JSONCursor, _ nodes: inout Nodes, level: Int, limits: ReadLimits
  ) throws(ReadFault) {
    let index = try nodes.openNode(level: level, limits: limits)
    let keys = TrailblazeKey.Node.table
    try json.enter()
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .driverDetail where item.isObject: try nodes.readDetail(&json, of: index)
      case .bounds where item.isObject: nodes.stateBounds(try edges(&json), of: index)
      case .children where item.isArray:
        try json.enter()
        while let child = try json.next() {
          if child.isObject { try readNode(&json, &nodes, level: level + 1, limits: limits) }
        }
      case .driverDetail, .bounds, .children, nil: break
      }
    }
    nodes.closeNode()
  }

  private func edges(_ json: inout JSONCursor) throws(ReadFault) -> InlineArray<4, Double> {
    var edges: InlineArray<4, Double> = [0, 0, 0, 0]
    let keys = TrailblazeKey.Edge.table
    if try json.enter(keys.table, numbers: &edges) { return edges }
    while let item = try json.next(keys.table) {
      if item.key >= 0 { edges[item.key] = item.number ?? .nan }
    }
    return edges
  }
}
