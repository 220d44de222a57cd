import AccessibilityTree
import Daemon
import Rules
import Testing

/// What a file of the atlas may say, and what it is told otherwise.
@Suite struct WidgetFileTests {
  private static func widget(_ more: String, platform: String = "ios") throws -> Widget {
    try Widget(
      path: "buttons/trial",
      text: """
        name: Trial
        source: nowhere
        kind: button/button
        platform: \(platform)
        says: [Save]
        \(more)
        """)
  }

  private static let save = "widget: {as: save, type: Button, label: Save, traits: [Button]}"

  @Test func `a form is the right one with its changes`() throws {
    let widget = try Self.widget(
      """
      \(Self.save)
      wrong:
        - name: all at once
          breaks: [BT-07]
          evidence: [label]
          change: {save: {label: null, value: "1"}}
          before: {save: [{type: StaticText, label: Name}]}
      """)
    #expect(widget.right.widget.map { $0.text("label") } == ["Save"])
    let wrong = try #require(widget.wrong.first).widget
    #expect(wrong.map { $0.text("label") } == ["Name", nil])
    #expect(wrong.last?.text("value") == "1" && wrong.last?.traits == ["Button"])
  }

  @Test(arguments: [
    ("widget: {type: Button, lable: Save}\nwrong: []", "“lable” is no field on ios"),
    ("\(save)\nwrong: [{name: a, breaks: [BT-07], evidence: [label], drop: [sav]}]", "no node is called “sav”"),
    ("\(save)\nwrong: [{name: a, evidence: [label]}]", "“a” names no row that it breaks"),
    ("\(save)\nwrong: [{name: a, breaks: [BT-07]}]", "“a” names no evidence"),
    ("\(save)\nwrong: [{name: a, breaks: [BT-07], evidence: [label], chnge: {}}]", "“chnge” is no key of a wrong form"),
    ("\(save)\nrecording: [{foucs: save}]\nwrong: []", "“foucs” is no key of a step"),
    ("wrong: []", "“widget” is missing"),
  ])
  func `a mistake is named`(_ more: String, _ problem: String) {
    let error = #expect(throws: WidgetProblem.self) { try Self.widget(more) }
    #expect(error?.description.hasSuffix(problem) == true, "\(error?.description ?? "")")
  }

  @Test func `no two nodes have the same frame`() throws {
    for widget in try Atlas.widgets.get() {
      for form in widget.forms {
        let frames = TruthScreen(form.widget, on: widget.platform, isAlone: widget.isAlone).root.all.map(\.frame)
        #expect(Set(frames).count == frames.count, "\(widget.path), \(form.name)")
        #expect(frames.allSatisfy { $0.width > 0 && $0.height > 0 }, "\(widget.path), \(form.name)")
      }
    }
  }

  @Test func `every widget has wrong forms of rows that there are, with evidence that there is`() throws {
    let book = try RuleBook(compiling: RuleDirectory.read([Atlas.path("rules")]))
    let rows = Set(book.criteria.flatMap(\.rows).map(\.id))
    let others: Set<String> = ["inside", "type", "pixels", "human", "another-page"]
    for widget in try Atlas.widgets.get() {
      #expect(widget.wrong.count >= 2 && !widget.source.isEmpty && !widget.says.isEmpty, "\(widget.path)")
      #expect(Set(widget.forms.map(\.name)).count == widget.forms.count, "\(widget.path)")
      for form in widget.wrong {
        #expect(rows.isSuperset(of: form.breaks), "\(widget.path), \(form.name)")
        let unknown = form.evidence.filter { Property(named: $0) == nil && !others.contains($0) }
        #expect(unknown == [], "\(widget.path), \(form.name)")
      }
    }
  }
}
