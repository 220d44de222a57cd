public import AccessibilityTree

/// The screen readers that speak, one for each platform.
public struct ScreenReaders: Sendable {
  private let readers: [any ScreenReader]

  /// These screen readers for the exports of their platforms, and the known ones for all others.
  public init(preferring readers: [any ScreenReader] = []) {
    self.readers = readers + KnownScreenReader.allCases.map(\.screenReader)
  }

  /// The screen reader for exports of this platform; nil if none is known.
  public func screenReader(of platform: Platform) -> (any ScreenReader)? { readers.first { $0.platform == platform } }

  /// What the screen reader of its platform says about a snapshot.
  ///
  /// Without a screen reader, every node is an uncertain stop because `platform` is missing, and every kind of fragment
  /// is unknown for the same reason.
  public func transcript(of snapshot: Snapshot) -> Transcript {
    snapshot.platform.flatMap(screenReader)?.transcript(of: snapshot) ?? .silent(snapshot)
  }

  /// What the known screen reader of its platform says about a snapshot with default settings.
  public static func transcript(of snapshot: Snapshot) -> Transcript { standard.transcript(of: snapshot) }

  private static let standard = ScreenReaders()
}
