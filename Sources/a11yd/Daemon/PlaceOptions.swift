import ArgumentParser
import Daemon

/// Where the daemon finds its configuration, and which values the command line overrides.
struct PlaceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The configuration file. Files in the directory <path>.d are read after it.", valueName: "path"),
    completion: .file(extensions: ["yaml"]))
  var config: String?

  @Option(
    help: ArgumentHelp("The drop directory; overrides `watch.directory`.", valueName: "directory"),
    completion: .directory)
  var watch: String?

  @Option(
    help: ArgumentHelp(
      "A rules directory; overrides `rules.directories`. A later directory replaces rules with the same path.",
      valueName: "directory"),
    completion: .directory)
  var rules: [String] = []

  var places: ConfigurationPlaces {
    ConfigurationPlaces(file: config, watchDirectory: watch, rulesDirectories: rules)
  }

  /// The configuration.
  ///
  /// - Throws: `ExitCode.configuration` when there are problems, which are printed.
  func configuration() throws -> Configuration { try Self.configuration(places) }

  /// The configuration in this file, or in the standard one.
  static func configuration(at file: String?) throws -> Configuration {
    try configuration(ConfigurationPlaces(file: file, watchDirectory: nil, rulesDirectories: []))
  }

  private static func configuration(_ places: ConfigurationPlaces) throws -> Configuration {
    do throws(ConfigurationProblems) {
      return try places.load()
    } catch {
      StandardError.write("\(error)")
      throw ExitCode.configuration
    }
  }
}

extension ExitCode {
  /// EX_CONFIG of <sysexits.h>: a restart would find the same errors, so systemd does not try again.
  static let configuration = ExitCode(78)
  /// EX_TEMPFAIL of <sysexits.h>: another daemon is running and may stop.
  static let inUse = ExitCode(75)
}
