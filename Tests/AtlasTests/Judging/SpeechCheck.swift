import AccessibilityTree
import Speech

/// Whether what is heard of a screen is what the device says of the widget.
///
/// Where the export lacks something, words may be missing; none may be wrong, and none in another
/// order.
struct SpeechCheck {
  private(set) var problems: [String] = []

  init(_ says: [String], _ screen: TruthScreen, _ transcript: Transcript) {
    let snapshot = transcript.snapshot
    let frames = Set(screen.root.all.filter(\.isOfWidget).map(\.frame))
    func isOfWidget(_ index: Int) -> Bool {
      guard let rect = snapshot[index].bounds.value else { return false }
      return frames.contains(
        TruthFrame(x: Int(rect.x), y: Int(rect.y), width: Int(rect.width), height: Int(rect.height)))
    }
    let isCertain = !transcript.uncertainStops.contains(where: isOfWidget)
    let stops = isCertain ? transcript.order : Array(transcript.stops.union(transcript.uncertainStops))
    let heard = stops.filter(isOfWidget).map { transcript.utterances[$0] }.filter { !$0.tokens.isEmpty }
    guard heard.count == says.count else {
      // What is hidden from the screen reader looks like any other node where the export does not say so.
      if isCertain, snapshot.carries(.element) || heard.count < says.count {
        problems = ["stops at \(heard.map { "“\($0)”" }.joined(separator: ", "))"]
      }
      return
    }
    let says = says.map { Self.masked($0, screen, snapshot) }
    for (utterance, expected) in zip(heard, says) where Self.plain(utterance.description) != Self.plain(expected) {
      // What the export leaves open, such as a state that a description replaces, is not held against it.
      let open = Set(utterance.unknown.map(\.kind))
      let certain = utterance.fragments.filter { $0.kind != .hint && !open.contains($0.kind) }.map(\.text)
      if !open.isEmpty, Self.isPart(Self.plain(certain.joined(separator: ", ")), of: Self.plain(expected)) { continue }
      problems.append("says “\(Self.plain(utterance.description))” for “\(expected)”")
    }
  }

  /// What the device says, in the words of an export that leaves out private traits: a button that opens something or
  /// leads back is a button there.
  private static func masked(_ says: String, _ screen: TruthScreen, _ snapshot: Snapshot) -> String {
    guard screen.platform == .ios, !snapshot.nodes.contains(where: { !$0.traits.isDisjoint(with: privateTraits) })
    else { return says }
    return says.replacing("pop up button", with: "button").replacing("back button", with: "button")
  }

  private static let privateTraits: Traits = [.popupButton, .backButton]

  /// Without what cannot be heard: case, and how texts are broken into lines.
  private static func plain(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The pieces of the utterance are among the expected ones, in their order.
  private static func isPart(_ heard: String, of expected: String) -> Bool {
    var rest = expected.split(separator: ", ")[...]
    for piece in heard.split(separator: ", ") {
      guard let place = rest.firstIndex(of: piece) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}
