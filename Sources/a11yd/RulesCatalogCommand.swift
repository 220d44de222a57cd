import ArgumentParser
import Journal
import Rules

/// `a11yd rules catalog`: the message catalog that `journalctl -x` reads.
struct RulesCatalogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Writes the message catalog of the rules and of the daemon to standard output.",
    discussion: """
      For /etc/systemd/catalog/NAME.catalog, followed by `journalctl --update-catalog`, when rules of your own are to be \
      explained by `journalctl -x` too.
      """)

  @OptionGroup var location: RuleLocation

  func run() throws {
    print(MessageCatalog(rules: try location.ruleBook().rules).text, terminator: "")
  }
}
