package import AccessibilityTree

extension Transcript {
  /// The same words, of the same nodes in a snapshot about which more is known.
  ///
  /// - Parameter snapshot: has the same nodes as this one.
  package func of(_ snapshot: Snapshot) -> Transcript {
    Transcript(
      snapshot: snapshot, screenReader: screenReader, stops: stops, uncertainStops: uncertainStops,
      uncertainBecause: uncertainBecause, passedOver: passedOver, order: order, utterances: utterances, names: names,
      cutOff: cutOff)
  }
}
