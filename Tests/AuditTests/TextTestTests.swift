import AccessibilityTree
import Testing

struct TextTestTests {
  @Test(arguments: [
    ("name: {is: present}", "Day", "+"), ("name: {is: absent}", "Day", "-"),
    ("name: {equals: day}", "Day.", "+"), ("name: {equals: [week, day]}", "Days", "-"),
    ("name: {last-word: {in: words.role}}", "Submit BUTTON.", "+"),
    ("name: {last-word: {in: words.role}}", "Button", "-"),
    ("name: {last-word: {in: words.role}}", "A push button", "+"),
    ("name: {last-word: {not-in: words.role}}", "Submit", "+"),
    ("name: {first-word: {in: words.role}}", "Button styles", "+"),
    ("name: {first-word: {in: words.role}}", "Styles", "-"),
    ("name: {title-word: {in: words.state}}", "Selected: the best novels", "+"),
    ("name: {title-word: {in: words.state}}", "Selected, day", "-"),
    ("name: {title-word: {not-in: words.state}}", "Day: selected", "+"),
    ("name: {words: {some-in: words.role}}", "The button box", "+"),
    ("name: {words: {none-in: words}}", "Buttons", "+"),
    ("name: {words: {every-in: words}}", "Not selected, button", "+"),
    ("name: {words: {every-in: words}}", "A button", "-"),
    ("name: {piece: {some-in: words.state}}", "Day, not selected", "+"),
    ("name: {piece: {some-in: words.state}}", "Selected works", "-"),
    ("name: {piece: {none-in: words.state}}", "Day", "+"),
    ("name: {in: words.state}", "Not selected.", "+"), ("name: {not-in: words.state}", "selected day", "+"),
    ("name: {last-word: {in: role-words}}", "Submit button", "+"),
    ("name: {last-word: {in: role-words}}", "A tab", "-"),
    ("name: {like: [asset-name, file-name]}", "ic_close", "+"), ("name: {like: class-name}", "YouTube", "-"),
    ("name: {characters: {at-least: 2}}", "OK", "+"), ("name: {characters: {at-most: 0}}", "…", "+"),
    ("name: {characters: {equals: 1}}", "OK", "-"),
  ])
  func `a test of a name holds or does not`(that: String, name: String, verdict: String) throws {
    #expect(try RuleBench(that: "{\(that)}").verdicts("button \"\(name)\"") == verdict)
  }

  @Test(arguments: [
    "equals: x", "last-word: {not-in: words}", "words: {none-in: words}", "like: file-name", "in: words",
  ])
  func `an absent text meets no test`(test: String) throws {
    #expect(try RuleBench(that: "{value: {\(test)}}").verdicts("button \"Day\"") == "-")
  }

  @Test(arguments: ["is: present", "is: absent", "equals: x", "words: {none-in: words}", "same-as: label"])
  func `a text that is not exported leaves every test unknown`(test: String) throws {
    #expect(try RuleBench(that: "{value: {\(test)}}").verdicts("button \"Day\"", lacks: [.value]) == "?")
  }

  @Test func `a language without a list is unknown, a role without words is no`() throws {
    let bench = try RuleBench(that: "{name: {words: {none-in: role-words}}}", sets: "target: {role: [button, link]}")
    #expect(try bench.verdicts("button \"Botwm\"", language: "cy") == "?")
    #expect(try bench.verdicts("button \"กขค\"", language: nil) == "?")
    #expect(try bench.verdicts("link \"The button\"") == "+")
  }

  @Test func `an entry is found at the end of a text without spaces`() throws {
    let bench = try RuleBench(that: "{name: {last-word: {not-in: words}}}")
    #expect(try bench.verdicts("button \"送信ボタン\"", language: "ja-JP") == "-")
    #expect(try bench.verdicts("button \"送信\"", language: "ja") == "+")
  }

  @Test func `a text of an unknown language is looked up in the words of all languages`() throws {
    let bench = try RuleBench(that: "{name: {last-word: {not-in: words}}}")
    #expect(try bench.verdicts("button \"送信ボタン\"", language: nil) == "?")
    #expect(try bench.verdicts("button \"送信\"", language: nil) == "+")
    #expect(try bench.verdicts("button \"ปุ่ม\"", language: nil) == "?")
  }

  @Test func `texts of one node and of its neighbours are compared`() throws {
    let same = try RuleBench(that: "{name: {same-as: placeholder}}")
    #expect(try same.verdicts("button \"City\" placeholder=\"city:\"") == "+")
    #expect(try same.verdicts("button \"City\" placeholder=\"Town\"") == "-")
    let parent = try RuleBench(that: "{label: {same-as: parent.label}}")
    #expect(try parent.verdicts("group \"City\"\n  button \"City\"\n  button \"Town\"") == "+-")
    let shown = try RuleBench(
      that: "{not: {child: {text: {is: present}, not: {parent.label: {contains-text-of: text}}}}}")
    #expect(
      try shown.verdicts("button \"March, month\"\n  text text=\"March\"\nbutton \"Month\"\n  text text=\"March\"")
        == "+-")
    let next = try RuleBench(that: "{name: {same-as: next-stop.name}}")
    #expect(try next.verdicts("button \"City\"\nbutton \"city\"\nbutton \"Town\"") == "+--")
    let previous = try RuleBench(that: "{name: {contains-text-of: previous-stop.name}}")
    #expect(
      try previous.verdicts("text \"Home address\"\nbutton \"Edit home and work address\"\nbutton \"Home\"") == "+-")
  }

  @Test func `an utterance with a piece missing settles only what it holds`() throws {
    let some = try RuleBench(that: "{heard: {words: {some-in: words.state}}}")
    let none = try RuleBench(that: "{heard: {words: {none-in: words.state}}}")
    #expect(try some.verdicts("button \"Day\" selected") == "+")
    #expect(try none.verdicts("button \"Day\"", lacks: [.selected, .traits]) == "?")
    #expect(try none.verdicts("button \"Day, selected\"", lacks: [.selected]) == "-")
  }
}
