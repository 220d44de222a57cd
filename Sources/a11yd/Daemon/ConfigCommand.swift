import ArgumentParser
import Daemon

/// `a11yd config`
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Print the configuration, merged, and where each line comes from.",
    discussion: "Exits with 78 when a file has a mistake, after printing every mistake with its place.")

  @OptionGroup var options: PlaceOptions

  func run() throws { print(try options.configuration().listing, terminator: "") }
}
