import AccessibilityTree
import Readers

/// The properties that exports of some formats carry, at least or at most.
struct ExportVariant {
  /// “as wda-json writes it at least”.
  var name: String
  var carried: PropertySet

  /// The least and the most that every format of the platform carries, each set once; alone, and in a wrapper with
  /// events.
  static func all(on platform: Platform) -> [ExportVariant] {
    var seen = Set<PropertySet>()
    return ExportFormats.all.map(\.format).filter { $0.platform == nil || $0.platform == platform }.flatMap { format in
      let most = format.carries.union(format.carriesIfSeen)
      // Without roles no node is of any kind, so for our own format the least includes what its exporter says.
      return [(format.carries, "at least"), (most, "at most")].filter { $0.0.contains(.role) }.flatMap {
        carried, extent in
        [
          ExportVariant(name: "as \(format.name) says it \(extent)", carried: carried.union([.platform, .language])),
          ExportVariant(
            name: "as \(format.name) says it \(extent), with events",
            carried: carried.union([.platform, .language, .events])),
        ]
      }
    }.filter { seen.insert($0.carried).inserted }
  }
}
