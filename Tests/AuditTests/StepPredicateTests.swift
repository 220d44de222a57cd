import AccessibilityTree
import Audit
import AuditTesting
import Rules
import Speech
import Testing

/// What a predicate about another step is, at each button of the last of some sketched steps.
struct StepPredicateTests {
  /// A capture: a sketch, and what is known of how it came about.
  private struct Capture {
    var sketch: String
    var trigger: String?
    var action: String?
    var focus: String?
    var events: [Event]?
    var at: String?
    var screen = "Shop"
    var scale: Double?
    var lacks: PropertySet = []
  }

  private func verdicts(
    _ that: String, _ captures: [Capture], across: String? = "{before: {}, after: {}}", judged: String? = nil
  ) throws -> String {
    let bench = try RuleBench(that: that, across: across, judged: judged)
    let steps = try captures.enumerated().map { place, capture in
      var lacks = capture.lacks
      if capture.events == nil { lacks.insert(.events) }
      let snapshot = try TreeSketch(capture.sketch).snapshot(.android, lacks: lacks) { builder in
        builder.meta.app = "com.example"
        builder.meta.screen = capture.screen
        builder.meta.sequence = place
        builder.meta.fontScale = capture.scale
        builder.meta.capturedAt = capture.at
        builder.meta.triggerAction = capture.action ?? capture.trigger.map { _ in "tap" }
        builder.meta.triggerNode = capture.trigger
        builder.meta.screenReaderFocus = capture.focus
        if let events = capture.events { builder.events = .exposed(events) }
      }
      return ScreenReaders.transcript(of: snapshot.resolvingFocus())
    }
    return bench.verdicts(Auditor(ruleBook: bench.ruleBook).judgements(steps))
  }

  private let tabs = """
    group
      button "Day" identifier=day
      button "Week" identifier=week
    """

  @Test func `what a node was in the step before`() throws {
    let before = Capture(sketch: tabs.replacing("identifier=day", with: "identifier=day selected"))
    let after = Capture(sketch: tabs.replacing("identifier=week", with: "identifier=week selected"))
    #expect(try verdicts("{before: {selected: true}}", [before, after]) == "+-")
    #expect(try verdicts("{previously: {selected: true}}", [before, after], across: nil) == "+-")
    #expect(try verdicts("{previously: {selected: true}}", [after], across: nil) == "--")
    #expect(try verdicts("{changed: true}", [before, after]) == "++")
    #expect(try verdicts("{changed: true}", [before, before]) == "--")
  }

  @Test func `a rule across steps is not judged where they are not seen`() throws {
    let capture = Capture(sketch: tabs)
    #expect(try verdicts("{stop: true}", [capture]).isEmpty)
    let across = "{before: {none: {role: button}}, after: {}}"
    #expect(try verdicts("{stop: true}", [capture, capture], across: across).isEmpty)
    #expect(try verdicts("{stop: true}", [Capture(sketch: "text \"Hi\""), capture], across: across) == "++")
  }

  @Test func `during is the whole run before the newest step`() throws {
    let across = "{before: {none: {role: dialog}}, during: {some: {role: dialog}}, after: {none: {role: dialog}}}"
    let open = Capture(sketch: "dialog \"Sort\"", trigger: "day")
    let before = Capture(sketch: tabs)
    let that = "{before: {activated: true}}"
    #expect(try verdicts(that, [before, open, before], across: across) == "+-")
    let still = Capture(sketch: "dialog \"Sort by\"", trigger: "sort")
    #expect(try verdicts(that, [before, open, still, before], across: across) == "+-")
    #expect(try verdicts(that, [open, before], across: across).isEmpty)
  }

  @Test func `an identifier tells which node is which, and place alone does not`() throws {
    let renamed = Capture(sketch: tabs.replacing("\"Day\"", with: "\"Today\""))
    #expect(try verdicts("{seen-in: before}", [Capture(sketch: tabs), renamed]) == "++")
    let anonymous = tabs.replacing(" identifier=day", with: "").replacing(" identifier=week", with: "")
    let other = anonymous.replacing("\"Day\"", with: "\"Today\"")
    #expect(try verdicts("{seen-in: before}", [Capture(sketch: anonymous), Capture(sketch: other)]) == "?+")
    #expect(try verdicts("{new: true}", [Capture(sketch: anonymous), Capture(sketch: other)]) == "?-")
    #expect(try verdicts("{changed: true}", [Capture(sketch: anonymous), Capture(sketch: other)]) == "+-")
    let longer = anonymous + "\n  button \"Month\""
    #expect(try verdicts("{new: true}", [Capture(sketch: anonymous), Capture(sketch: longer)]) == "--+")
  }

  @Test func `what was done is read from the trigger, else from the events`() throws {
    let before = Capture(sketch: tabs)
    #expect(try verdicts("{before: {activated: true}}", [before, Capture(sketch: tabs, trigger: "week")]) == "-+")
    #expect(try verdicts("{before: {activated: [space]}}", [before, Capture(sketch: tabs, trigger: "week")]) == "--")
    let tapped = Capture(sketch: tabs, events: [Event(type: "key", text: "Space", node: "day")])
    #expect(try verdicts("{before: {activated: [space]}}", [before, tapped]) == "+-")
    #expect(try verdicts("{before: {activated: true}}", [before, before]) == "--")
    #expect(try verdicts("{before: {activated: true}}", [before, Capture(sketch: tabs, trigger: "nobody")]) == "--")
  }

  @Test(
    arguments: [
      (action: "wait", types: nil, expected: "++"), ("none", ["tap"], "++"), ("tap", ["contentChanged"], "--"),
      (nil, ["contentChanged", "announcement"], "++"), (nil, ["contentChanged", "scrolled"], "--"),
      (nil, ["focus"], "--"), (nil, [], "--"), (nil, nil, "--"),
    ] as [(action: String?, types: [String]?, expected: String)])
  func `nothing was done where the capture or its events say so`(
    action: String?, types: [String]?, expected: String
  ) throws {
    let after = Capture(sketch: tabs, action: action, events: types?.map { Event(type: $0) })
    #expect(try verdicts("{untouched: true}", [Capture(sketch: tabs), after]) == expected)
    #expect(try verdicts("{untouched: true}", [after], across: nil) == "--")
  }

  @Test func `keys have directions, and go to what has the keyboard's focus`() throws {
    let before = Capture(sketch: tabs.replacing("identifier=week", with: "identifier=week input-focused"))
    func verdict(_ actions: String, _ key: String) throws -> String {
      let after = Capture(sketch: tabs, events: [Event(type: "key", text: key)])
      return try verdicts("{before: {activated: [\(actions)]}}", [before, after])
    }
    #expect(try verdict("space", "Space") == "-+")
    #expect(try verdict("tab", "Tab") == "-+")
    #expect(try verdict("tab", "Shift+Tab") == "--")
    #expect(try verdict("shift-tab", "Shift+Tab") == "-+")
    #expect(try verdict("control-tab", "Ctrl+Tab") == "-+")
    #expect(try verdict("arrow-left", "ArrowRight") == "--")
    #expect(try verdict("arrow-right", "DPAD_RIGHT") == "-+")
    #expect(try verdict("arrow", "Right") == "-+")
    let tapped = Capture(sketch: tabs, events: [Event(type: "tap")])
    #expect(try verdicts("{before: {activated: true}}", [before, tapped]) == "--")
  }

  @Test func `a trigger that says only that it was a key leaves the key to the event`() throws {
    let after = Capture(
      sketch: tabs, trigger: "day", action: "key", events: [Event(type: "key", text: "Space", node: "day")])
    #expect(try verdicts("{before: {activated: [space]}}", [Capture(sketch: tabs), after]) == "+-")
    let unsaid = Capture(sketch: tabs, trigger: "day", action: "key", events: [])
    #expect(try verdicts("{before: {activated: [space]}}", [Capture(sketch: tabs), unsaid]) == "--")
  }

  @Test func `a swipe begins where the screen reader's focus is`() throws {
    let before = Capture(sketch: tabs, focus: "week")
    let after = Capture(sketch: tabs, action: "swipe right", focus: "day")
    #expect(try verdicts("{before: {activated: [swipe-right]}}", [before, after]) == "-+")
    #expect(try verdicts("{before: {activated: [swipe-right]}}", [Capture(sketch: tabs), after]) == "--")
  }

  @Test func `stops further on`() throws {
    let capture = Capture(sketch: tabs)
    #expect(try verdicts("{later-stop: {identifier: {equals: week}}}", [capture, capture]) == "+-")
    #expect(try verdicts("{earlier-stop: {identifier: {equals: day}}}", [capture, capture]) == "-+")
    let long = Capture(sketch: tabs + "\n  text \"Sum\"\n  text \"Total\"")
    #expect(try verdicts("{later-stop: {name: {equals: Total}}}", [long, long]) == "++")
    #expect(try verdicts("{earlier-stop: {name: {equals: Total}}}", [long, long]) == "--")
    let layout = Capture(sketch: tabs + "\n  group\n    text \"Sum\"")
    #expect(try verdicts("{later-stop: {role: group}}", [layout, layout]) == "--")
    #expect(try verdicts("{later-stop: {state-description: {is: present}}}", [layout, layout]) == "--")
    var silent = layout
    silent.lacks = [.stateDescription]
    #expect(try verdicts("{later-stop: {state-description: {is: present}}}", [silent, silent]) == "??")
  }

  @Test func `a change of layout that names a node moves the focus there`() throws {
    let named = Capture(sketch: tabs, events: [Event(type: "layoutChanged", node: "week")])
    #expect(try verdicts("{screen-reader-focused: true}", [named, named]) == "-+")
    #expect(try verdicts("{focus-named: true}", [named, named]) == "++")
    let unnamed = Capture(sketch: tabs, events: [Event(type: "layoutChanged")])
    #expect(try verdicts("{focus-named: true}", [unnamed, unnamed]) == "--")
    #expect(try verdicts("{focus-named: true}", [named, Capture(sketch: tabs, focus: "gone")]) == "++")
  }

  @Test func `the focus is where the capture says`() throws {
    let focused = Capture(sketch: tabs, focus: "week")
    #expect(try verdicts("{screen-reader-focused: true}", [focused, focused]) == "-+")
    #expect(try verdicts("{screen-reader-focused: true}", [focused, Capture(sketch: tabs, focus: "gone")]) == "??")
    let moved = Capture(
      sketch: tabs, events: [Event(type: "focus", node: "day"), Event(type: "focus", node: "week")])
    #expect(try verdicts("{screen-reader-focused: true}", [moved, moved]) == "-+")
    #expect(try verdicts("{first-focused: true}", [moved, moved]) == "+-")
    #expect(try verdicts("{focus-visited: true}", [moved, moved]) == "++")
    #expect(try verdicts("{focus-visited: {within: 2}}", [moved, moved]) == "??")
    #expect(try verdicts("{focus-visited: true}", [focused, focused]) == "??")
    #expect(try verdicts("{first-focused: true}", [focused, focused]) == "-+")
    #expect(try verdicts("{first-stop: true}", [focused, focused]) == "+-")
  }

  @Test func `a screen is the same by its name and its nodes`() throws {
    let before = Capture(sketch: tabs)
    #expect(try verdicts("{same-screen-as: before}", [before, before]) == "++")
    #expect(try verdicts("{same-screen-as: before}", [before, Capture(sketch: tabs, screen: "Cart")]) == "--")
    let rows = "list\n" + (1...10).map { "  button \"Row \($0)\"" }.joined(separator: "\n")
    let open = [Capture(sketch: rows, screen: "form"), Capture(sketch: rows, screen: "closed")]
    #expect(try verdicts("{same-screen-as: before}", open).allSatisfy { $0 == "+" })
    let half = Capture(sketch: "window\n" + (1...6).map { "  button \"\($0)\"" }.joined(separator: "\n"))
    #expect(try verdicts("{same-screen-as: before}", [before, half]).allSatisfy { "-?".contains($0) })
  }

  @Test(arguments: [("00.5", "+"), ("01.9", "+"), ("02.5", "-"), ("58.9", "-")])
  func `an announcement counts within the time`(second: String, expected: String) throws {
    let minute = second == "58.9" ? "29" : "30"
    let after = Capture(
      sketch: "button \"Pay\"",
      events: [
        Event(type: "tap", node: "pay", at: "2026-11-21T09:30:00Z"),
        Event(type: "announcement", text: "Selected", at: "2026-11-21T09:\(minute):\(second)Z"),
      ])
    let that = "{announced: {words: {some-in: words.state}, within: 2}}"
    #expect(try verdicts(that, [Capture(sketch: "button \"Pay\" identifier=pay"), after]) == expected)
  }

  @Test func `without times nobody can say whether an announcement came in time`() throws {
    let after = Capture(sketch: "button \"Pay\"", events: [Event(type: "announcement", text: "Selected")])
    let before = Capture(sketch: "button \"Pay\"")
    #expect(try verdicts("{announced: {is: present, within: 2}}", [before, after]) == "?")
    #expect(try verdicts("{announced: {is: present}}", [before, after]) == "+")
  }

  @Test func `two text sizes of one screen are a pair, whichever came first`() throws {
    let across = "{smaller: {}, larger: {}}"
    let small = Capture(sketch: "button \"Pay\" bounds=[0,0,80,20]", scale: 1)
    let large = Capture(sketch: "button \"Pay\" bounds=[0,0,150,40]", scale: 2)
    let that = "{growth: {height: {at-least: 1.5}, since: smaller}}"
    #expect(try verdicts(that, [small, large], across: across) == "+")
    #expect(try verdicts(that, [large, small], across: across) == "+")
    var flat = large
    flat.sketch = small.sketch
    #expect(try verdicts(that, [small, flat], across: across) == "-")
    var elsewhere = large
    elsewhere.screen = "Cart"
    #expect(try verdicts(that, [small, elsewhere], across: across).isEmpty)
  }

  @Test func `a text holds each of the values of the step before`() throws {
    let wheels = "window\n  picker-wheel value=March\n  picker-wheel value=5\n  button \"Date\""
    let that = "{holds-each: {text: value, each: value, of: wheel, step: before}}"
    func verdict(_ value: String) throws -> String {
      let after = Capture(sketch: "window\n  button \"Date\" value=\"\(value)\"")
      return try verdicts(that, [Capture(sketch: wheels), after])
    }
    #expect(try verdict("5 March 2026") == "+")
    #expect(try verdict("5 April 2026") == "-")
    #expect(try verdicts(that, [Capture(sketch: tabs), Capture(sketch: tabs)]) == "??")
  }

  @Test func `another step shows something, wherever the node is there`() throws {
    let open = Capture(sketch: "dialog \"Sort\"\n  button \"Done\" identifier=done", trigger: "day")
    let after = Capture(sketch: tabs, trigger: "done")
    let captures = [Capture(sketch: tabs), open, after]
    let across = "{before: {}, during: {some: {role: dialog}}, after: {none: {role: dialog}}}"
    func verdict(_ that: String) throws -> String { try verdicts(that, captures, across: across) }
    #expect(try verdict("{shows: {step: during, some: {name: {equals: Done}, activated: true}}}") == "++")
    #expect(try verdict("{shows: {step: during, some: {name: {equals: Sort}, activated: true}}}") == "--")
    #expect(try verdict("{shows: {step: during, none: {role: tab}}}") == "++")
    #expect(try verdict("{shows: {step: before, some: {role: button}, none: {role: dialog}}}") == "++")
    #expect(try verdict("{shows: {step: previously, some: {new: true}}}") == "++")
    let silent = [Capture(sketch: tabs, lacks: [.checked]), Capture(sketch: tabs)]
    #expect(try verdicts("{shows: {step: before, some: {checked: true}}}", silent) == "??")
  }

  @Test(arguments: [
    ("Pay now", "+"), ("Pay", "+"), ("pay now!", "+"), ("Pay n…", "-"), ("now Pay", "-"), ("Pay by card", "-"),
  ])
  func `a text stands somewhere in another step, word for word`(text: String, expected: String) throws {
    let large = Capture(sketch: "group\n  text \"You pay now or never\"", scale: 2)
    let small = Capture(sketch: "button \"\(text)\"", scale: 1)
    let that = "{shows: {step: larger, some: {role: text}}, stands-in: {text: name, step: larger}}"
    let across = "{smaller: {}, larger: {}}"
    #expect(try verdicts(that, [small, large], across: across, judged: "smaller") == expected)
    var mute = large
    mute.lacks = [.label, .text]
    let unsaid = try verdicts(that, [small, mute], across: across, judged: "smaller")
    #expect(expected == "+" || unsaid == "?")
  }

  @Test func `a weak counterpart is nobody that another node certainly is`() throws {
    let anonymous = "window\n  button \"Day\"\n  button \"Week\" identifier=week"
    let renamed = anonymous.replacing("\"Day\"", with: "\"Today\"")
    let tapped = Capture(sketch: renamed, trigger: "week")
    #expect(try verdicts("{before: {activated: true}}", [Capture(sketch: anonymous), tapped]) == "-+")
    #expect(try verdicts("{before: {name: {equals: Day}}}", [Capture(sketch: anonymous), tapped]) == "?-")
  }

  @Test func `the first focus is the first after what was done`() throws {
    let events = [
      Event(type: "focus", node: "day"), Event(type: "tap", node: "day"), Event(type: "focus", node: "week"),
      Event(type: "focus", node: "day"),
    ]
    let after = Capture(sketch: tabs, events: events)
    #expect(try verdicts("{first-focused: true}", [Capture(sketch: tabs), after]) == "-+")
  }

  @Test func `rectangles reach out of others and lie over each other`() throws {
    func verdict(_ that: String, _ frames: String...) throws -> String {
      let buttons = frames.map { "\n    button \"Pay\" bounds=[\($0)]" }.joined()
      let capture = Capture(sketch: "window bounds=[0,0,100,100]\n  group bounds=[0,0,50,50]\(buttons)")
      return try verdicts(that, [capture], across: nil)
    }
    #expect(try verdict("{frame: {within: parent}}", "0,0,50,51", "0,0,60,20", "-9,0,40,20") == "+--")
    #expect(try verdict("{frame: {within: screen}}", "0,0,50,51", "0,0,60,20", "-9,0,40,20") == "++-")
    #expect(try verdict("{overlapping-sibling: {role: button}}", "0,0,50,20", "0,10,50,20", "0,28,50,20") == "++-")
    #expect(try verdict("{overlapping-sibling: {role: text}}", "0,0,50,20", "0,10,50,20") == "--")
  }

  @Test func `nothing beside a root lies over it`() throws {
    let capture = Capture(sketch: "button \"Pay\" bounds=[0,0,50,20]\nbutton \"Pay\" bounds=[0,0,50,20]")
    #expect(try verdicts("{overlapping-sibling: {role: button}}", [capture], across: nil) == "--")
  }

  @Test func `something stands anywhere on the screen`() throws {
    let capture = Capture(sketch: tabs)
    #expect(try verdicts("{anywhere: {identifier: {equals: week}}}", [capture, capture]) == "++")
    #expect(try verdicts("{anywhere: {identifier: {equals: month}}}", [capture, capture]) == "--")
  }
}
