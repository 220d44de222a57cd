/// An action on a screen from an exporter's log of a run: in which state, on what, and which state followed.
///
/// States have the exporter's names (`SnapshotMeta.state`), so that an action and its screens match whatever their
/// files are called.
public struct ScreenAction: Hashable, Sendable {
  /// When it was done, which orders the actions of a run. It has the form of the same exporter's
  /// `SnapshotMeta.capturedAt`.
  public var at: String
  public var before: String
  public var after: String
  /// In the exporter's word, such as `touch`, or the name of the key.
  public var action: String
  /// The node it was done on; nil for a key, a gesture somewhere on the screen, or an action from outside.
  public var target: Target?

  /// What the log says about the node; nil for what the node does not have.
  public struct Target: Hashable, Sendable {
    public var nativeClass: String?
    public var identifier: String?
    public var text: String?
    public var label: String?
    public var bounds: Rect?

    /// A node without any properties.
    public init() {}
  }

  /// An action that led from one state to the other.
  public init(at: String, before: String, after: String, action: String, target: Target? = nil) {
    (self.at, self.before, self.after, self.action, self.target) = (at, before, after, action, target)
  }
}
