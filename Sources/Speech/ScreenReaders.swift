public import AccessibilityTree

/// The screen readers that speak, one for each platform.
public struct ScreenReaders: Sendable {
  private let readers: [any ScreenReader]

  /// These speak the exports of their platforms; the known ones speak all others.
  public init(preferring readers: [any ScreenReader] = []) {
    self.readers = readers + KnownScreenReader.allCases.map(\.screenReader)
  }

  /// The screen reader that speaks exports of this platform; nil when none is known.
  public func screenReader(of platform: Platform) -> (any ScreenReader)? { readers.first { $0.platform == platform } }

  /// What the screen reader of its platform says of a snapshot.
  ///
  /// Without a screen reader, no node is a certain stop, every node is an uncertain one because of `platform`, and every
  /// kind of fragment is unknown for that reason.
  public func transcript(of snapshot: Snapshot) -> Transcript {
    snapshot.platform.flatMap(screenReader)?.transcript(of: snapshot) ?? .silent(snapshot)
  }

  /// What the known screen reader of its platform, with its default settings, says of a snapshot.
  public static func transcript(of snapshot: Snapshot) -> Transcript { standard.transcript(of: snapshot) }

  private static let standard = ScreenReaders()
}
