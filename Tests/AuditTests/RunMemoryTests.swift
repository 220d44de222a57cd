import AccessibilityTree
import AuditTesting
import Speech
import Testing

@testable import Audit

/// States and actions of one run, in whatever order they come.
struct RunMemoryTests {
  private let bench: RuleBench

  init() throws {
    bench = try RuleBench(
      that: "{before: {not: {activated: true}}}", across: "{before: {some: {activated: true}}, after: {}}")
  }

  /// A screen with two buttons, as it was at this second.
  private func capture(_ state: String, at second: Int, title: String = "Notes") throws -> RecordedStep {
    let sketch = "group\n  text \"\(title)\" identifier=title\n  button \"Pay\" identifier=pay\n  button \"Pay\""
    let snapshot = try TreeSketch(sketch).snapshot(.android) { builder in
      builder.meta.state = state
      builder.meta.app = "com.example"
      builder.meta.capturedAt = Self.time(second)
    }
    return RecordedStep(name: "\(state)\(second)", transcript: ScreenReaders.transcript(of: snapshot))
  }

  private static func time(_ second: Int) -> String { "2026-11-20T10:30:\(second < 10 ? "0" : "")\(second)" }

  private func action(
    _ before: String, _ after: String, at second: Int, action: String = "touch", on identifier: String? = "pay"
  ) -> ScreenAction {
    var target = ScreenAction.Target()
    (target.identifier, target.label) = (identifier, "Pay")
    return ScreenAction(at: Self.time(second), before: before, after: after, action: action, target: target)
  }

  private enum Part {
    case state(RecordedStep)
    case action(ScreenAction)
  }

  private func ways(_ parts: [Part]) -> [PlacedStep] {
    var run = RunMemory()
    return parts.flatMap { part in
      switch part {
      case .state(let step): run.add(step, of: step.meta.state ?? "")
      case .action(let action): run.add(action)
      }
    }
  }

  private func failed(_ way: PlacedStep) -> [[String]] {
    way.findingsAcross(by: Auditor(ruleBook: bench.ruleBook), besides: "").filter { $0.outcome == .failed }.map(\.steps)
  }

  @Test func `an action is judged once its two states are here, in any order`() throws {
    let parts: [Part] = [
      .state(try capture("a", at: 0)), .action(action("a", "b", at: 1)), .state(try capture("b", at: 2)),
    ]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let ways = ways(order.map { parts[$0] })
      #expect(ways.count == 1)
      #expect(ways.map(\.isSure) == [true])
      #expect(ways.flatMap(failed) == [["a0"]])
    }
  }

  @Test func `nothing is judged while a state is missing, nor twice`() throws {
    #expect(ways([.state(try capture("a", at: 0)), .action(action("a", "b", at: 1))]).isEmpty)
    let action = Part.action(action("a", "b", at: 1))
    let b = Part.state(try capture("b", at: 2))
    #expect(ways([.state(try capture("a", at: 0)), action, b, b, action]).count == 1)
  }

  @Test func `an action that changed nothing is no step, and what follows it goes on`() throws {
    let ways = ways([
      .state(try capture("a", at: 0)), .action(action("a", "a", at: 1)), .action(action("a", "b", at: 2)),
      .action(action("b", "b", at: 4)), .state(try capture("b", at: 3)), .action(action("b", "c", at: 5)),
      .state(try capture("c", at: 6)),
    ])
    #expect(ways.map { $0.recording.steps.map(\.name) } == [["a0", "b3"], ["a0", "b3", "c6"]])
  }

  @Test func `a gap ends the way back`() throws {
    let ways = ways([
      .state(try capture("a", at: 0)), .action(action("a", "b", at: 1)), .state(try capture("b", at: 2)),
      .state(try capture("c", at: 4)), .action(action("c", "d", at: 5)), .state(try capture("d", at: 6)),
    ])
    #expect(ways.map { $0.recording.steps.map(\.name) } == [["a0", "b2"], ["c4", "d6"]])
  }

  @Test func `a state that the run comes back to is no proof of names and places`() throws {
    let ways = ways([
      .state(try capture("a", at: 0)), .action(action("a", "b", at: 1)), .state(try capture("b", at: 2)),
      .action(action("b", "a", at: 3)),
    ])
    #expect(ways.map(\.isSure) == [true, false])
    let back = try #require(ways.last?.step)
    #expect(back.name == "a0")
    #expect(back.snapshot.carries(.label) == false)
    #expect(back.snapshot.carries(.bounds) == false)
    #expect(back.snapshot[2].text(.identifier).value == "pay")
    // Which button was tapped is known by the capture of the screen that it was on.
    #expect(back.cause?.target(in: ways[0].step.snapshot) == 2)
  }

  @Test func `a button that could be another one is nobody's`() throws {
    let way = try #require(
      ways([
        .state(try capture("a", at: 0)), .action(action("a", "b", at: 1, on: nil)), .state(try capture("b", at: 2)),
      ]).first)
    #expect(way.step.cause?.target(in: way.recording.steps[0].snapshot) == 3)
    var vague = action("a", "b", at: 1, on: nil)
    vague.target?.label = "Notes"
    #expect(try capture("a", at: 0).snapshot.node(like: try #require(vague.target)) == nil)
  }

  @Test func `a late action is judged with what came after it`() throws {
    let ways = ways([
      .state(try capture("a", at: 0)), .state(try capture("b", at: 2)), .action(action("b", "c", at: 3)),
      .state(try capture("c", at: 4)), .action(action("a", "b", at: 1)),
    ])
    #expect(ways.map { $0.recording.steps.map(\.name) } == [["b2", "c4"], ["a0", "b2", "c4"]])
    #expect(ways.map(\.place) == [1, 1])
  }

  @Test func `what an earlier life of the program has told is not told again`() throws {
    var run = RunMemory()
    #expect(run.add(try capture("a", at: 0), of: "a", isKnown: true).isEmpty)
    #expect(run.add(action("a", "b", at: 1), isKnown: true).isEmpty)
    #expect(run.add(try capture("b", at: 2), of: "b", isKnown: true).isEmpty)
    #expect(run.add(action("b", "c", at: 3), isKnown: true).isEmpty)
    #expect(run.add(try capture("c", at: 4), of: "c").count == 1)
  }

  @Test func `beyond its bounds a run forgets what was captured longest ago`() throws {
    let step = try capture("a", at: 0)
    var run = RunMemory(bounds: RecordingBounds(steps: 8, nodes: step.snapshot.weight * 2))
    _ = run.add(step, of: "a")
    _ = run.add(try capture("b", at: 2), of: "b")
    _ = run.add(try capture("c", at: 4), of: "c")
    #expect(run.weight == step.snapshot.weight * 2)
    #expect(run.add(action("a", "b", at: 1)).isEmpty)
    #expect(run.add(action("b", "c", at: 3)).count == 1)
  }
}
