import AccessibilityTree
import Speech

/// An utterance of VoiceOver as AccessibilitySnapshot prints it: “Selected: Segment B. Button. 2 of 3.”
///
/// Source: cashapp/AccessibilitySnapshot, UIAccessibility+SnapshotAdditions.
struct VoiceOverDescription: Hashable, Sendable {
  let description: String
  /// Nil when nothing is spoken after the pause.
  let hint: String?

  /// The same words in the other notation; the label of a group entered, and that of an alert, are no part of it.
  init(_ utterance: Utterance) {
    var spoken = ""
    var isSelected = false
    var sentences: [String] = []
    var headers: [String] = []
    var place: [String] = []
    var hints: [String] = []
    for (index, fragment) in utterance.fragments.enumerated() {
      switch fragment.kind {
      case .context where fragment.property == .heading: headers.append(fragment.text + ".")
      case .context where fragment.property == .position: place.append(Self.capitalized(fragment.text) + ".")
      case .context where fragment.property == .collection: sentences.append(Self.title(fragment.text) + ".")
      case .context: break
      case .name: spoken = fragment.text
      case .value where place.isEmpty: spoken = spoken.isEmpty ? fragment.text : "\(spoken): \(fragment.text)"
      // In a table a space stands in place of the colon.
      case .value: place.append(fragment.text)
      case .hint:
        let isDescription = utterance.fragments[(index + 1)...].contains { $0.kind == .role }
        if isDescription { spoken = fragment.text } else { hints.append(Self.sentence(fragment)) }
      case .state where fragment.property == .selected: isSelected = true
      case .state where fragment.property == .inputFocused: sentences.append(Self.capitalized(fragment.text) + ".")
      case .state, .role: sentences.append(Self.title(fragment.text) + ".")
      case .position: sentences.append(fragment.text + ".")
      }
    }
    if !headers.isEmpty || !place.isEmpty {
      let name = spoken.isEmpty || spoken.hasSuffix(".") || place.isEmpty ? spoken : spoken + "."
      spoken = (headers + [name] + place).filter { !$0.isEmpty }.joined(separator: " ")
    }
    if isSelected { spoken = spoken.isEmpty ? "Selected." : "Selected: \(spoken)" }
    if !spoken.isEmpty, !sentences.isEmpty, !spoken.hasSuffix(".") { spoken += "." }
    description = ([spoken] + sentences).filter { !$0.isEmpty }.joined(separator: " ")
    hint = hints.isEmpty ? nil : hints.joined(separator: " ")
  }

  /// The app's own hint stays as written.
  private static func sentence(_ fragment: Fragment) -> String {
    fragment.property == .hint ? fragment.text : capitalized(fragment.text) + "."
  }

  private static func title(_ words: String) -> String {
    words.split(separator: " ").map { capitalized(String($0)) }.joined(separator: " ")
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
