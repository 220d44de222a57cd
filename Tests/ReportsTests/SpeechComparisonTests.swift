import Speech
import Testing

@testable import Reports

struct SpeechComparisonTests {
  private static let utterance = Utterance(fragments: [
    Fragment(.context, "in list, 4 items", node: 0), Fragment(.state, "selected", node: 1),
    Fragment(.name, "Café 2", node: 1), Fragment(.role, "button", node: 1),
    Fragment(.hint, "double-tap to activate", node: 1),
  ])

  @Test(arguments: [
    "Selected, Café 2, Button", "selected Café 2 button.", "In list 4 items, selected, Café 2, button",
    "Selected, Café 2, Button, Double-tap to activate",
  ])
  func `case, punctuation, hints and what is entered make no difference`(said: String) {
    #expect(SpeechComparison.agrees(said, Self.utterance))
  }

  @Test(arguments: [
    "Café 2, selected, button", "Selected, Café, Button", "Selected, Café 2", "Selected, Cafe 2, button", "",
    "In list, Selected, Café 2, button",
  ])
  func `another order, other words and missing words do`(said: String) {
    #expect(!SpeechComparison.agrees(said, Self.utterance))
  }
}
