public import AccessibilityTree

/// VoiceOver on iOS, as AccessibilitySnapshot reproduces it.
///
/// Source: cashapp/AccessibilitySnapshot, UIAccessibility+SnapshotAdditions and AccessibilityHierarchyParser; docs/speech.md.
public struct VoiceOver: ScreenReader {
  public let name = "VoiceOver"
  public let platform = Platform.ios
  public let imitates = "iOS 17"

  /// VoiceOver with its default settings: hints on, default verbosity.
  public init() {}

  public func hasWords(for language: String) -> Bool {
    LanguageLookup.value(for: language, in: VoiceOverWords.byLanguage) != nil
  }

  public func transcript(of snapshot: Snapshot) -> Transcript {
    let columns = Columns(snapshot)
    let reached = Reach.nodes(columns)
    let stops = VoiceOverStops(columns, reached: reached)
    let order = ReadingOrder.order(columns, stops: stops.certain)
    let containers = VoiceOverContainers(columns, stops: stops, order: order)
    let cutOff = VoiceOverCutOff.cutOff(columns, reached: reached, stops: stops, containers: containers)
    let names = VoiceOverNames.names(columns, reached: reached, stops: stops, cutOff: cutOff)
    let words = VoiceOverWords.words(for: snapshot.meta.language)
    let speaker = VoiceOverSpeaker(
      columns: columns, names: names, words: words, containers: containers,
      borders: VoiceOverBorders(columns, order: order, words: words),
      cells: VoiceOverCells(columns, order: order, words: words), choices: VoiceOverChoices(columns),
      cutOff: cutOff)
    let utterances = Utterances(
      at: stops.certain.union(stops.uncertain), compose: { speaker.utterance(of: $0) },
      kinds: { speaker.kinds(of: $0) })
    return Transcript(
      snapshot: snapshot, screenReader: self, stops: stops.certain, uncertainStops: stops.uncertain,
      uncertainBecause: stops.uncertain.isEmpty ? nil : .element, passedOver: NodeSet(count: snapshot.count),
      order: order, utterances: utterances, names: names, cutOff: cutOff)
  }
}
