import AuditTesting
import Rules
import Testing

/// The runner names nodes of the step that the rule judges.
struct JudgedStepTests {
  @Test func `a node is named that the last step does not have`() throws {
    let book = try BenchRule.ruleBook(
      sets: "{target: {role: button}}",
      """
      across: {before: {}, after: {}}
      applies-to: {each: target, step: before}
      expect: [{id: wrong, that: {name: {is: present}}, fails: "{place}"}]
      examples:
        passed:
          - because: The name is missing, so this example is wrong.
            steps:
              - tree: {role: group, children: [{role: text, name: A}, {role: text, name: B}, {role: button, id: pay}]}
              - tree: {role: group}
        failed:
          - because: So.
            steps: [{tree: {role: button, finding: wrong}}, {tree: {role: group}}]
        cannot-tell:
          - because: So.
            lacks: [label, text]
            steps: [{tree: {role: button, finding: wrong}}, {tree: {role: group}}]
        inapplicable: [{because: So., steps: [{tree: {role: text}}, {tree: {role: group}}]}]
      """)
    let failures = ExampleRunner(ruleBook: book).failures().map(\.message)
    #expect(failures == ["expected nothing at group/button, got failed `wrong`."])
  }
}
