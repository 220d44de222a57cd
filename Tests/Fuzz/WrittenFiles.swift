import AccessibilityTree
import Daemon
import Rules

/// What people write: whatever stands in a file, it is taken over or every problem has a place in it, and is one line.
enum WrittenFiles {
  static func checkConfiguration(_ bytes: UnsafeBufferPointer<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(ConfigurationProblems) {
      let configuration = try Configuration(yaml: text, path: "fuzz")
      precondition(!configuration.listing.isEmpty)
    } catch {
      precondition(!error.problems.isEmpty, "refused without a reason")
      for problem in error.problems { check(problem.description, problem.line, problem.column, in: text) }
    }
  }

  /// One page of the rules with this file in it, or in place of the one that is there.
  static func checkRules(_ bytes: UnsafeBufferPointer<UInt8>, as kind: String) {
    let text = String(decoding: bytes, as: UTF8.self)
    let path =
      switch kind {
      case "page": "button/page"
      case "vocabulary": "vocabulary/role-words"
      case "criteria": "button/criteria"
      default: "button/fuzzed"
      }
    let files = page.filter { $0.path != path } + [RuleText(path: path, file: "fuzz", contents: text)]
    do throws(RuleProblems) {
      let book = try RuleBook(compiling: files, including: [.stable, .draft])
      precondition(book.rules.count <= files.count, "more rules than files")
    } catch {
      precondition(!error.problems.isEmpty, "refused without a reason")
      for problem in error.problems where problem.file == "fuzz" {
        check(problem.description, problem.line, problem.column, in: text)
      }
    }
  }

  private static func check(_ description: String, _ line: Int?, _ column: Int?, in text: String) {
    precondition(description.unicodeScalars.allSatisfy { $0.value >= 0x20 }, description)
    precondition(description.hasPrefix("fuzz:"), description)
    guard let line, let column else { return }
    // A carriage return alone ends a line of YAML too, and so does a next line, a line and a paragraph separator.
    let lines = text.unicodeScalars.count { "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0) } + 2
    precondition((1...lines).contains(line) && column >= 1, "\(description) in \(lines) lines")
  }

  /// The page of buttons, and one word in place of each vocabulary: the whole book would take a thousand times as long.
  private static let page: [RuleText] = {
    let texts = (try? RuleDirectory.read(["rules"])) ?? []
    let pages = ["button/page", "button/tappable-has-a-role", "button/criteria", "every/name-is-present", "kinds"]
    let words = texts.filter { $0.path.hasPrefix("vocabulary/") }.map { text in
      let name = text.path.dropFirst("vocabulary/".count)
      let contents = "name: \(name)\nby: role\nwhat: One word.\nany: {en: {button: [button]}}\n"
      return RuleText(path: text.path, file: text.file, contents: contents)
    }
    return texts.filter { pages.contains($0.path) } + words
  }()
}
