import AuditTesting
import Rules
import Testing

/// Whether the runner notices what a rule makes of exports that say less than its examples.
struct FormatExampleTests {
  /// The failures of a rule with one example besides those that every rule has to have.
  private static func failures(
    set: String = "{role: button}", where condition: String = "", that: String,
    passed: String = "{role: button, name: A}",
    failed: String = "{role: button, finding: wrong}"
  ) throws -> [String] {
    let book = try BenchRule.ruleBook(
      sets: "{spoken: {opens-popup: true}, target: \(set)}",
      """
      applies-to: {each: target\(condition)}
      expect: [{id: wrong, that: \(that), fails: "{name}"}]
      examples:
        passed: [{because: So., tree: \(passed)}]
        failed: [{because: So., tree: \(failed)}]
        cannot-tell: [{because: So., lacks: [label, text], tree: {role: button, finding: wrong}}]
        inapplicable: [{because: So., tree: {role: text}}]
      """)
    return ExampleRunner(ruleBook: book).formatFailures().map(\.message)
  }

  @Test func `a rule that every format can decide is right`() throws {
    #expect(try Self.failures(that: "{name: {is: present}}") == [])
  }

  @Test func `a node that fails for want of evidence is noticed`() throws {
    // No exporter of iOS says what opens a popup, so nobody is in the set, and what is not in it is taken for certain.
    let failures = try Self.failures(
      that: "{all: [{name: {is: present}}, {in: spoken}]}", passed: "{role: button, name: A, opens-popup: true}")
    #expect(failures.first == "button fails `wrong` only because this export does not say more.")
  }

  @Test func `a node that passes for want of evidence is noticed`() throws {
    let failures = try Self.failures(
      that: "{any: [{name: {is: present}}, {not: {in: spoken}}]}",
      passed: "{role: button, name: A, opens-popup: true}", failed: "{role: button, opens-popup: true, finding: wrong}")
    #expect(failures.first == "button passed `wrong`, though this export does not say enough.")
  }

  @Test func `a node of which nobody can say whether it is a target may be left out`() throws {
    let failures = try Self.failures(
      set: "{role: button, opens-popup: true}", that: "{name: {is: present}}",
      passed: "{role: button, name: A, opens-popup: true}", failed: "{role: button, opens-popup: true, finding: wrong}")
    #expect(failures == [])
  }

  @Test func `a node that is left out although it is in the set is noticed`() throws {
    let failures = try Self.failures(
      where: ", where: {in: spoken}", that: "{name: {is: present}}",
      passed: "{role: button, name: A, opens-popup: true}", failed: "{role: button, opens-popup: true, finding: wrong}")
    #expect(failures.first == "button is no target of `wrong`, though this export does not say enough.")
  }

  @Test func `what an exporter lists counts as reached where it cannot say`() throws {
    let failures = try Self.failures(
      set: "{role: button, not: {hidden: true}}", that: "{name: {is: present}}",
      passed:
        "{role: group, children: [{role: button, name: A}, {role: group, hidden: true, children: [{role: text}]}]}")
    #expect(failures == [])
  }
}
