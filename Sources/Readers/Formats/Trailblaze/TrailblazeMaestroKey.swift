import AccessibilityTree

/// The keys of `androidMaestro` and `iosMaestro`, which hold what Maestro says.
///
/// Source: block/trailblaze trailblaze-models DriverNodeDetail.AndroidMaestro and .IosMaestro; toTrailblazeNodeIosMaestro.
enum TrailblazeMaestroKey: String, KnownKeys {
  case driver = "class"
  case className, resourceId, text, accessibilityText, hintText
  case clickable, enabled, focused, checked, selected, focusable, scrollable, password, visible

  static let table = NumberedKeys<TrailblazeMaestroKey>()

  var attribute: MaestroAttribute? {
    switch self {
    case .driver: nil
    case .className: .className
    case .resourceId: .identifier
    default: MaestroAttribute(rawValue: rawValue)
    }
  }
}

extension MaestroNodes {
  /// Reads the `driverDetail` that the cursor has returned but not entered.
  mutating func readTrailblazeDetail(
    _ json: inout JSONCursor, of index: Int, driver: TrailblazeDriver
  ) throws(ReadFault) {
    let keys = TrailblazeMaestroKey.table
    try json.enter()
    while let item = try json.next(keys.table) {
      guard let key = keys[item.key] else { continue }
      if let attribute = key.attribute {
        state(attribute, item, of: index)
      } else {
        try TrailblazeDriver.check(item, isOneOf: [driver])
      }
    }
  }

  mutating func stateBounds(_ edges: InlineArray<4, Double>, of index: Int) {
    builder[index].bounds = Rect(
      left: Float(edges[0]), top: Float(edges[1]), right: Float(edges[2]), bottom: Float(edges[3]))
  }
}
