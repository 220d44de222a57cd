import ArgumentParser
import Daemon

/// Where the daemon finds its configuration, and what the command line says instead of it.
struct PlaceOptions: ParsableArguments {
  @Option(
    help: "The configuration file; files in the directory PATH.d follow it.",
    completion: .file(extensions: ["yaml"]))
  var config: String?

  @Option(help: "The drop directory, in place of `watch.directory`.", completion: .directory)
  var watch: String?

  @Option(
    help: "A rules directory, in place of `rules.directories`; a later one overrides by path.",
    completion: .directory)
  var rules: [String] = []

  var places: ConfigurationPlaces {
    ConfigurationPlaces(file: config, watchDirectory: watch, rulesDirectories: rules)
  }

  /// The configuration.
  ///
  /// - Throws: `ExitCode.configuration` when there are problems, which are printed.
  func configuration() throws -> Configuration {
    do throws(ConfigurationProblems) {
      return try places.load()
    } catch {
      StandardError.write("\(error)")
      throw ExitCode.configuration
    }
  }
}

extension ExitCode {
  /// EX_CONFIG of <sysexits.h>: what is wrong now is wrong in a second too, so systemd does not try again.
  static let configuration = ExitCode(78)
  /// EX_TEMPFAIL of <sysexits.h>: another daemon is at work, and may end.
  static let inUse = ExitCode(75)
}
