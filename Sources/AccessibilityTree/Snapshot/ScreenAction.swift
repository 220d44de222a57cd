/// What was done to a screen, as an exporter's log of a run tells: in which state, to what, and which state came of it.
///
/// States are named as the exporter names them (`SnapshotMeta.state`), so that an action and its screens find each other
/// whatever their files are called.
public struct ScreenAction: Hashable, Sendable {
  /// When it was done; orders the actions of a run. Written like `SnapshotMeta.capturedAt` of the same exporter.
  public var at: String
  public var before: String
  public var after: String
  /// In the exporter's word, such as `touch`, or the name of the key.
  public var action: String
  /// What it was done to; nil for a key, a gesture somewhere on the screen, or an action from outside of it.
  public var target: Target?

  /// What the log says of the node; nil for what the node does not have.
  public struct Target: Hashable, Sendable {
    public var nativeClass: String?
    public var identifier: String?
    public var text: String?
    public var label: String?
    public var bounds: Rect?

    /// A node of which nothing is said yet.
    public init() {}
  }

  /// An action that led from one state to the other.
  public init(at: String, before: String, after: String, action: String, target: Target? = nil) {
    (self.at, self.before, self.after, self.action, self.target) = (at, before, after, action, target)
  }
}
