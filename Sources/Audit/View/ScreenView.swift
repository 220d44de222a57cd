public import AccessibilityTree

/// What tells whether two captures show one view of a screen: which screen, and what stands where.
///
/// A finding that is gone was fixed only where the view is the same: a list that was scrolled, a page that still loads,
/// or another device are no repair.
public struct ScreenView: Hashable, Sendable {
  /// Platform, app, screen, format, stated language and orientation; nil for a capture that does not say its screen.
  public let screen: Fingerprint?
  /// Places (upper half) with the texts that stand there (lower half), ascending; of large screens the same sample of
  /// places in every capture.
  public let sketch: [UInt64]

  /// Places in a sketch.
  static let size = 512

  /// A view that was kept.
  public init(screen: Fingerprint?, sketch: [UInt64]) { (self.screen, self.sketch) = (screen, sketch) }

  init(_ snapshot: Snapshot, _ places: NodePlaces, _ labels: inout LabelHashes) {
    screen = Self.screen(of: snapshot)
    let texts = Self.texts(snapshot, places)
    var sketch = texts.map { UInt64($0.place) << 32 | UInt64(labels[$0.text]) }
    sketch.sort()
    self.sketch = Array(sketch.prefix(Self.size))
  }

  private static func screen(of snapshot: Snapshot) -> Fingerprint? {
    let meta = snapshot.meta
    return meta.screen.map { screen in
      Fingerprint(of: [
        meta.platform?.rawValue ?? "", meta.app ?? "", screen, snapshot.format, meta.statedLanguage ?? "",
        ScalePair.isUpright(snapshot) ? "upright" : "wide",
      ])
    }
  }

  /// Which screen a capture shows; one that does not say it is a screen of its own.
  static func identity(of snapshot: Snapshot, named name: String) -> Fingerprint {
    identity(screen(of: snapshot), path: name)
  }

  /// The same of a view.
  ///
  /// - Parameter path: of the capture.
  public func identity(path: String) -> Fingerprint { Self.identity(screen, path: path) }

  private static func identity(_ screen: Fingerprint?, path: String) -> Fingerprint {
    screen ?? Fingerprint(of: ["path", path])
  }

  /// The nodes with a text that may be in the sketch: where they are, and the text.
  private static func texts(_ snapshot: Snapshot, _ places: NodePlaces) -> [(place: UInt32, text: LabelID)] {
    snapshot.withRecords { records in
      func text(of node: Int) -> LabelID {
        let label = records[node].text(.label)
        return label.isText ? label : records[node].text(.text)
      }
      func texts(upTo bound: UInt32) -> [(place: UInt32, text: LabelID)] {
        var texts: [(place: UInt32, text: LabelID)] = []
        for node in records.indices where places.numbers[node] <= bound {
          let text = text(of: node)
          if text.isText { texts.append((places.numbers[node], text)) }
        }
        return texts
      }
      // Places are hashes, so those below this bound are a few more than are kept; the others need no sorting, and nobody
      // hashes their texts.
      let enough = size + size / 4
      let count = records.indices.count { text(of: $0).isText }
      if count > enough {
        let low = texts(upTo: UInt32(truncatingIfNeeded: UInt64(UInt32.max) * UInt64(enough) / UInt64(count)))
        if low.count >= size { return low }
      }
      return texts(upTo: .max)
    }
  }

  /// Share of the places of both that hold the same text in both, 0 to 1; 1 for two without any.
  ///
  /// - Parameter left: places left out: what was wrong there is what people change.
  func similarity(to other: ScreenView, leavingOut left: Set<UInt32>) -> Double {
    // Beyond the last place of a full sketch nothing is known of it.
    let limit = [self, other].filter { $0.sketch.count >= Self.size }.compactMap(\.sketch.last).min() ?? .max
    let mine = Set(sketch.filter { $0 <= limit && !left.contains(UInt32($0 >> 32)) })
    let others = Set(other.sketch.filter { $0 <= limit && !left.contains(UInt32($0 >> 32)) })
    let all = mine.union(others).count
    return all == 0 ? 1 : Double(mine.intersection(others).count) / Double(all)
  }

  /// Whether it is the same view again, with what was wrong there changed or not.
  public func isSameView(as other: ScreenView, leavingOut left: Set<UInt32>) -> Bool {
    screen == other.screen && similarity(to: other, leavingOut: left) >= 0.5
  }
}
