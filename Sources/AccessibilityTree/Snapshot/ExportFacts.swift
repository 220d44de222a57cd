/// What the format of an export implies about its tree as a whole: what is in it, and in which order.
public struct ExportFacts: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Nodes that are scrolled away or invisible are in the tree and marked. What is not in the tree is not in the app
  /// either.
  public static let holdsOutOfView = ExportFacts(rawValue: 1 << 0)
  /// Siblings are in the order in which the screen reader reaches them.
  public static let inHeardOrder = ExportFacts(rawValue: 1 << 1)
  /// Siblings are in the order in which they are drawn, those behind first.
  public static let inDrawingOrder = ExportFacts(rawValue: 1 << 2)
  /// The events are every word that the screen reader said: what is not among them was not heard.
  public static let recordsSpeech = ExportFacts(rawValue: 1 << 3)
}
