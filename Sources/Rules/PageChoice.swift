/// Which pages of the criteria are judged.
///
/// What a node is does not depend on it: a switch is no button because switches are not judged.
public struct PageChoice: Hashable, Sendable {
  /// The word for every page.
  public static let all = "all"

  /// Names of pages, such as `button`, or `all` among them.
  public var pages: [String]
  /// Pages that are left out of these.
  public var without: [String]

  /// Every page, unless some are named.
  public init(pages: [String] = [PageChoice.all], without: [String] = []) {
    (self.pages, self.without) = (pages, without)
  }

  /// Whether this page is judged.
  func includes(_ page: String) -> Bool {
    (pages.contains(Self.all) || pages.contains(page)) && !without.contains(page)
  }
}

extension RuleBook {
  /// The pages that rules judge, in the order of their names: what a `PageChoice` may name.
  public var judgedPages: [String] { Set(rules.map(\.page)).sorted() }

  /// The book with the rules of these pages, and the rules for all controls as far as they judge controls of these pages.
  public func selecting(_ choice: PageChoice) -> RuleBook {
    choice == PageChoice() ? self : with(rules: compiled.filter { choice.includes($0.rule.page) })
  }
}

extension Rule {
  /// The page that it judges: of its kind, or the one that it belongs to.
  fileprivate var page: String { String((kind?.path ?? path).prefix { $0 != "/" }) }
}
