/// Installed files for people who write or fix exports, as errors name them.
///
/// Source: packaging/debian/a11yd.install.
public enum InstalledGuide {
  /// The JSON Schema of the wrapper and of the canonical tree.
  public static let snapshotSchema = "/usr/share/a11yd/snapshot.schema.json"

  /// The JSON Schema of one item of a stream.
  public static let streamSchema = "/usr/share/a11yd/stream.schema.json"

  /// What a lab can record, and what becomes decidable by it.
  public static let recording = "/usr/share/doc/a11yd/docs/recording.md"

  /// The page of every format that is read.
  public static let formats = "/usr/share/doc/a11yd/docs/formats.md"
}
