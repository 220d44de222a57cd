/// What captured a Trailblaze tree. Each node names it in `driverDetail.class`, and each driver states different
/// properties.
///
/// Source: block/trailblaze trailblaze-models DriverNodeDetail.kt; SelectorDialect.kt, which takes the driver off the root.
enum TrailblazeDriver: String, CaseIterable {
  // From the one that decides first to the one that is left: a tree in which two are mixed goes to the first of them, whose
  // reader knows its mixtures and refuses the rest. Only live views are ever mixed, with Compose.
  case web, iosAxe, iosMaestro, androidMaestro, androidView, compose, androidAccessibility

  /// The signature by the drivers that occur. A tree without any goes to the last driver.
  var signature: JSONSignature {
    let later = Self.allCases.drop { $0 != self }.dropFirst()
    return JSONSignature(
      all: ["trailblazeNodeTree"], usual: ["waypointId", "capturedAt", "capturedFrom", "viewHierarchy", "timestamp"],
      has: self == .androidAccessibility ? [] : [.text(rawValue, of: "class")],
      mayHave: later.map { .text($0.rawValue, of: "class") })
  }

  /// Throws unless this is the name of one of these drivers.
  static func check(_ name: JSONItem, isOneOf drivers: [TrailblazeDriver]) throws(ReadFault) {
    guard !drivers.contains(where: { $0.rawValue == name.text }) else { return }
    let known = drivers.map { "`\($0.rawValue)`" }.joined(separator: " or ")
    throw ReadFault(
      .unsupportedFormat, "a node of the Trailblaze driver `\(name.text)` is in a tree of \(known)",
      advice: "Please report this file; it was skipped")
  }
}
