import AccessibilityTree
import Rules

@testable import Audit
@testable import Reports

/// Audits that hold everything a report has to cope with.
enum SampleAudits {
  /// A screen with one finding of each impact, one that repeats, and targets that could not be judged.
  static let checkout = AuditedFile(
    name: "run-17/checkout.json",
    audit: SnapshotAudit(
      platform: .ios, app: "com.example.shop", screen: "Checkout", format: "wda-json", nodeCount: 1177,
      findings: [
        finding(
          "loading-indicator/name-is-present", "name-missing", .critical, ["4.1.2"],
          "window/loading-icon[1] is heard as nothing. Give it a name that says what is loading.",
          path: "window/loading-icon[1]", role: .loadingIcon, heard: nil, id: 1),
        finding(
          "loading-indicator/name-is-present", "name-missing", .critical, ["4.1.2"],
          "cart_spinner is heard as nothing. Give it a name that says what is loading.",
          path: "window/loading-icon[2]", role: .loadingIcon, heard: nil, identifier: "cart_spinner", id: 11),
        finding(
          "image/name-is-specific", "name-generic", .serious, ["1.1.1"],
          "“Image” is heard as “Image, image”. Say what the image shows.",
          path: "window/list/cell[1]/image", role: .image, name: "Image", heard: "Image, image", id: 2),
        finding(
          "image/name-is-specific", "name-generic", .serious, ["1.1.1"],
          "“Image” is heard as “Image, image”. Say what the image shows.",
          path: "window/list/cell[2]/image", role: .image, name: "Image", heard: "Image, image", id: 3),
        finding(
          "image/name-is-specific", "name-generic", .serious, ["1.1.1"],
          "“Image” is heard as “Image, image”. Say what the image shows.",
          path: "window/list/cell[3]/image", role: .image, name: "Image", heard: "Image, image", id: 4),
        finding(
          "image/name-is-specific", "name-generic", .serious, ["1.1.1"],
          "“Image” is heard as “Image, image”. Say what the image shows.",
          path: "window/list/cell[4]/image", role: .image, name: "Image", heard: "Image, image", id: 5),
        finding(
          "link/target-size", "too-small", .moderate, ["2.5.8", "2.5.5"],
          "“利用規約” is 12 by 9.5 points. Make it at least 24 by 24.",
          path: "window/link", role: .link, name: "利用規約", heard: "利用規約, link", id: 6),
        finding(
          "button/name-omits-role", "role-word-last", .minor, ["4.1.2"],
          "“Submit button” is heard as “Submit button, button”. Drop “button” from the name; the role says it.",
          path: "window/group[2]/button[1]", role: .button, name: "Submit button", heard: "Submit button, button",
          identifier: "checkout_submit", bounds: Rect(x: 16, y: 420.5, width: 358, height: 0.1), id: 7),
        finding(
          "tab/one-is-selected", "none-selected", .serious, ["4.1.2"],
          "Which tab is selected? The export does not carry `selected`.",
          path: "window/tab-list", role: .tabList, heard: "", id: 8, reason: .notExported),
        finding(
          "image/decorative-is-hidden", "purpose", .minor, [],
          "Does “Banner” say more than the text beside it?",
          path: "window/image", role: .image, name: "Banner", heard: "Banner, image", id: 9, reason: .needsHuman),
      ],
      counts: [.failed: 8, .cantTell: 2, .passed: 12345, .inapplicable: 40]),
    duration: .microseconds(1234))

  /// Names that try to forge, hide and reorder lines, on a platform that is not known.
  static let hostile = AuditedFile(
    name: "-",
    audit: SnapshotAudit(
      platform: nil, app: nil, screen: "Home\nall passed", format: "uiautomator-xml", nodeCount: 1,
      findings: [
        finding(
          "button/name-omits-role", "role-word-last", .minor, ["4.1.2"],
          "“\u{1B}[2J\u{202E}nottub \"OK\" \\\n\u{2028}\u{E001}🧑🏽\u{200D}🚀” repeats its role.",
          path: "button", role: .button, name: "\u{1B}[2J\u{202E}nottub \"OK\" \\\n\u{2028}\u{E001}🧑🏽\u{200D}🚀",
          heard: nil, identifier: "a\tb\u{10FFFD}", bounds: Rect(x: 0, y: 0, width: .infinity, height: 3), id: 10)
      ],
      counts: [.failed: 1], obstacle: .noPlatform),
    duration: .milliseconds(2))

  /// A screen without a fault.
  static let clean = AuditedFile(
    name: "home.xml",
    audit: SnapshotAudit(
      platform: .android, app: nil, screen: nil, format: "droidbot", nodeCount: 46,
      cut: TreeCut(places: 3, depth: 50), findings: [],
      counts: [.passed: 310, .inapplicable: 12]),
    duration: .microseconds(345))

  /// A screen of which nobody says the language.
  static let guessed = AuditedFile(
    name: "nachrichten.xml",
    audit: SnapshotAudit(
      platform: .android, app: nil, screen: nil, language: "de", languageSource: .guessed, format: "droidbot",
      nodeCount: 9,
      findings: [
        finding(
          "button/name-omits-role", "role-word-last", .minor, ["4.1.2"],
          "“Senden” is heard as “Senden, Schaltfläche”. “Button name omits its role” cannot be told: the language was "
            + "guessed to be German.",
          path: "other/button", role: .button, name: "Senden", heard: "Senden, Schaltfläche", id: 13,
          reason: .guessedLanguage)
      ],
      counts: [.cantTell: 1, .passed: 7, .inapplicable: 12]),
    duration: .microseconds(45))

  /// A screen that no rule is about.
  static let empty = AuditedFile(
    name: "splash.json",
    audit: SnapshotAudit(
      platform: .ios, app: nil, screen: "Splash", format: "idb-json", nodeCount: 1,
      cut: TreeCut(places: 3, depth: nil), findings: [],
      counts: [.inapplicable: 52]),
    duration: .microseconds(12))

  /// A screen of which the exporter does not say what anything is.
  static let unjudged = AuditedFile(
    name: "profile.json",
    audit: SnapshotAudit(
      platform: .ios, app: nil, screen: nil, format: "maestro-ios", nodeCount: 28, findings: [],
      counts: [.inapplicable: 52], obstacle: .noRoles),
    duration: .microseconds(12))

  /// A screen of which two other tools have an opinion.
  static let compared = AuditedFile(
    name: "cart.json",
    audit: SnapshotAudit(
      platform: .android, app: "com.example.shop", screen: nil, format: "axe-android", nodeCount: 12,
      findings: [
        finding(
          "button/name-is-present", "name-missing", .critical, ["4.1.2"], "other/button[2] has no name.",
          path: "other/button[2]", role: .button, heard: "Unlabelled, button", id: 12)
      ],
      counts: [.failed: 1, .passed: 9],
      verdicts: [
        ComparedVerdict(
          tool: "axe-android", check: "ActiveViewName", outcome: .passed, node: "other/button[1]", agrees: nil),
        ComparedVerdict(
          tool: "axe-android", check: "ActiveViewName", outcome: .failed, node: "other/button[2]", agrees: true),
        ComparedVerdict(tool: "axe-android", check: "ImageViewName", outcome: .failed, node: nil, agrees: nil),
        ComparedVerdict(
          tool: "axe-android", check: "ColorContrast", outcome: .cantTell, node: "other/text", agrees: nil),
        ComparedVerdict(
          tool: "axe\u{1B}[2J", check: "Touch\nSize", outcome: .failed, node: "other/text", agrees: false),
        ComparedVerdict(tool: "uiautomator", check: "NAF", outcome: .failed, node: "other/button[2]", agrees: true),
      ]
        + (3...7).map {
          ComparedVerdict(
            tool: "axe-android", check: "TouchSizeWcag", outcome: .failed, node: "other/button[\($0)]", agrees: false)
        }),
    duration: .microseconds(700))

  static let all = [checkout, hostile, clean, guessed, empty, unjudged, compared]

  static let run = AuditRun(version: "0.1.0", rules: [])

  static let tally = all.reduce(into: Tally()) { $0.add($1.audit) }

  private static func finding(
    _ rule: String, _ expectation: String, _ impact: Rule.Impact, _ wcag: [String], _ message: String, path: String,
    role: Role, name: String? = nil, heard: String?, identifier: String? = nil, bounds: Rect? = nil, id: Int,
    reason: CantTellReason? = nil
  ) -> Finding {
    Finding(
      rule: rule, ruleID: Fingerprint(of: [rule]).description, expectation: expectation,
      outcome: reason == nil ? .failed : .cantTell, reason: reason, impact: impact, wcag: wcag, message: message,
      id: Fingerprint(of: [String(id)]).description,
      node: Finding.Target(
        path: path, role: role, name: name, heard: heard, bounds: bounds, identifier: identifier))
  }
}
