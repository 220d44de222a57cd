import AccessibilityTree
import Testing

@testable import Audit

@Suite("One view of a screen in two captures")
struct ScreenViewTests {
  /// A list of buttons below a heading; which of them have an identifier is told by their texts.
  private static func view(
    _ rows: [String], heading: String = "Inbox", screen: String? = "Inbox", rowsAt first: Int = 0
  ) -> (view: ScreenView, places: [UInt32]) {
    var builder = SnapshotBuilder(format: "canonical")
    (builder.meta.screen, builder.meta.platform, builder.meta.app) = (screen, .android, "mail")
    func node(_ role: Role, _ text: String?) {
      let index = builder.openNode()
      builder[index].role = role
      if let text { builder.state(.label, builder.intern(text), of: index) }
    }
    node(.window, nil)
    node(.heading, heading)
    builder.closeNode()
    node(.list, nil)
    for _ in 0..<first {
      node(.image, nil)
      builder.closeNode()
    }
    for row in rows {
      node(.button, row)
      builder.closeNode()
    }
    builder.closeNode()
    builder.closeNode()
    let snapshot = builder.finishCanonical(carries: .all)
    var labels = LabelHashes(snapshot)
    let places = NodePlaces(snapshot, &labels)
    return (ScreenView(snapshot, places, &labels), places.numbers)
  }

  private static let rows = ["Ann", "Ben", "Cem", "Dua", "Eva"]

  @Test
  func `the same texts at the same places are the same view`() {
    #expect(Self.view(Self.rows).view.isSameView(as: Self.view(Self.rows).view, leavingOut: []))
  }

  @Test
  func `a text that was repaired leaves it the same view, even where there is no other`() {
    let before = Self.view(["Send button"], heading: "Mail button")
    let after = Self.view(["Send"], heading: "Mail")
    #expect(!after.view.isSameView(as: before.view, leavingOut: []))
    #expect(after.view.isSameView(as: before.view, leavingOut: [before.places[1], before.places[3]]))
    var repaired = Self.rows
    repaired[2] = "Cem Yılmaz"
    #expect(Self.view(repaired).view.isSameView(as: Self.view(Self.rows).view, leavingOut: []))
  }

  @Test
  func `a list that was scrolled is another view`() {
    let scrolled = Self.view(["Dua", "Eva", "Fay", "Gus", "Hal"])
    #expect(!scrolled.view.isSameView(as: Self.view(Self.rows).view, leavingOut: []))
  }

  @Test
  func `a screen that still loads is another view`() {
    #expect(!Self.view([]).view.isSameView(as: Self.view(Self.rows).view, leavingOut: []))
  }

  @Test
  func `another screen, or one that is not named, has another key`() {
    #expect(Self.view(Self.rows, screen: "Sent").view.screen != Self.view(Self.rows).view.screen)
    #expect(Self.view(Self.rows, screen: nil).view.screen == nil)
  }

  @Test
  func `of a large screen the same places are sampled in every capture`() {
    let many = (0..<5_000).map { "Row \($0)" }
    var changed = many
    changed[17] = "Row seventeen"
    let (before, after) = (Self.view(many).view, Self.view(changed).view)
    #expect(before.sketch.count == ScreenView.size)
    #expect(after.isSameView(as: before, leavingOut: []))
    #expect(!Self.view(many.map { $0 + "!" }).view.isSameView(as: before, leavingOut: []))
  }

  @Test
  func `siblings of other roles move no place`() {
    #expect(Self.view(Self.rows, rowsAt: 3).view.isSameView(as: Self.view(Self.rows).view, leavingOut: []))
  }
}
