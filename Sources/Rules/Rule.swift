public import AccessibilityTree

/// One rule as people read it: what it is about, why it matters, and how to fix what it finds.
///
/// What it judges is in its `CompiledRule`, which cannot fail at run time. Each rule is one file. `path` is the file's
/// path below the rules directory without its ending, such as `button/name-omits-role`.
public struct Rule: Sendable {
  /// 32 lower-case hexadecimal digits, random, never changed, never reused; the journal's MESSAGE_ID.
  public var id: String
  public var path: String
  /// The kind of control that it judges; nil for a rule about a screen, and for a rule of one page whose targets may be
  /// of several kinds.
  public var kind: Kind?
  /// The path that it had for this kind before it was renamed. Finding ids are made from it.
  public var formerPath: String?
  /// The passing condition, with the thing first: “Button name omits its role”.
  public var name: String
  public var status: Status
  public var impact: Impact
  public var platforms: Set<Platform>
  /// Rows of the criteria that name this rule, such as `SG-26`; for a rule for all controls, those of the kind's page.
  public var decides: [String]
  public var sources: [Source]
  public var wcag: [Criterion]
  public var why: String
  /// One sentence for each framework, in the order of `Framework.allCases`.
  public var fix: [(framework: Framework, sentence: String)]

  /// The path that identifies findings, in this and earlier versions.
  public var firstPath: String { formerPath ?? path }

  /// “every/name-is-present (button/button)”, to distinguish it from the same rule for another kind.
  public var title: String { kind.map { "\(path) (\($0.path))" } ?? path }

  /// The status. Only `stable` rules run by default; every rule starts as a draft.
  public enum Status: String, CaseIterable, Sendable {
    case draft
    case stable
    case deprecated
  }

  /// How much a failed target hurts, by axe-core's definitions.
  public enum Impact: String, CaseIterable, Sendable {
    case minor
    case moderate
    case serious
    case critical

    /// The journal's PRIORITY: critical 3 (err), serious 4 (warning), moderate 5 (notice), minor 6 (info).
    public var priority: Int {
      switch self {
      case .critical: 3
      case .serious: 4
      case .moderate: 5
      case .minor: 6
      }
    }
  }

  /// A sentence that the rule is based on, quoted from the criteria page of its folder.
  public struct Source: Hashable, Sendable {
    public var section: String
    public var says: String
    /// The folder of the criteria page; nil if it is the rule's own.
    public var page: String?
  }

  /// A WCAG success criterion, and whether a failed target fails it.
  public struct Criterion: Hashable, Sendable {
    /// The number as a text, such as `4.1.2`.
    public var number: String
    public var relation: Relation

    /// `fails`: a failed target fails the criterion. `related`: the rule is stricter than the criterion.
    public enum Relation: String, CaseIterable, Sendable {
      case fails
      case related
    }
  }

  /// A toolkit that a fix is written for; the raw value is its key in rule files.
  public enum Framework: String, CaseIterable, Sendable {
    case uikit
    case swiftui
    case androidViews = "android-views"
    case jetpackCompose = "jetpack-compose"

    /// The name as people write it.
    public var displayName: String {
      switch self {
      case .uikit: "UIKit"
      case .swiftui: "SwiftUI"
      case .androidViews: "Android Views"
      case .jetpackCompose: "Jetpack Compose"
      }
    }
  }
}
