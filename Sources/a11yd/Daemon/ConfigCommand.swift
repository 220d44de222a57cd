import ArgumentParser
import Daemon

/// `a11yd config`
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show the merged configuration and where each line comes from.",
    discussion: "If a file has errors, prints all of them with line and column and exits with 78.")

  @OptionGroup var options: PlaceOptions

  func run() throws { print(try options.configuration().listing, terminator: "") }
}
