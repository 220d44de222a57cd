import ArgumentParser
import Journal
import Rules

/// `a11yd rules catalog`: packaging/a11yd.catalog.
struct RulesCatalogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Write the message catalog for journalctl -x to standard output.",
    discussion: """
      For your own rules: a11yd rules catalog \
      > /usr/local/lib/systemd/catalog/lab.catalog && journalctl --update-catalog
      """)

  @OptionGroup var location: RuleLocation

  func run() throws {
    print(MessageCatalog(rules: try location.ruleBook().explained).text, terminator: "")
  }
}
