import Audit
import FoundationEssentials

/// Where the configuration is, and which values the command line overrides.
public struct ConfigurationPlaces: Sendable {
  /// The main file. The files in the directory of the same name with `.d` follow it. If nil, a checkout uses its
  /// `config/a11yd.yaml`; elsewhere it is the first of `/etc/a11yd/a11yd.yaml` and `config/a11yd.yaml` that exists.
  public var file: String?
  /// Overrides `watch.directory`.
  public var watchDirectory: String?
  /// Overrides `rules.directories` unless it is empty.
  public var rulesDirectories: [String]

  /// By default, nothing is overridden.
  public init(file: String? = nil, watchDirectory: String? = nil, rulesDirectories: [String] = []) {
    (self.file, self.watchDirectory, self.rulesDirectories) = (file, watchDirectory, rulesDirectories)
  }

  static let installedFile = "/etc/a11yd/a11yd.yaml"
  static let checkoutFile = "config/a11yd.yaml"

  /// Reads and merges the main file, then the others by name. A later value replaces an earlier one; a list is replaced
  /// as a whole.
  ///
  /// - Throws: every problem of every file at once.
  public func load() throws(ConfigurationProblems) -> Configuration {
    var configuration = Configuration()
    if Checkout.isHere() || !exists("/usr/share/a11yd/rules") { standIn(in: &configuration) }
    var problems: [ConfigurationProblem] = []
    for path in files() {
      var file = ConfigurationFile(path: path)
      if let text = FileManager.default.contents(atPath: path) {
        file.apply(String(decoding: text, as: UTF8.self), to: &configuration)
        problems += file.problems
      } else {
        let message = "the configuration cannot be read. Is the file there, and may a11yd read it?"
        problems.append(ConfigurationProblem(file: path, line: nil, column: nil, message: message))
      }
    }
    guard problems.isEmpty else { throw ConfigurationProblems(problems: problems) }
    if let watchDirectory { configuration.choose(.watchDirectory, .commandLine) { $0.watchDirectory = watchDirectory } }
    if !rulesDirectories.isEmpty {
      configuration.choose(.rulesDirectories, .commandLine) { $0.rulesDirectories = rulesDirectories }
    }
    return configuration
  }

  /// Uses the checkout in place of the installed package, so that people can try a11yd without installing it.
  private func standIn(in configuration: inout Configuration) {
    if exists("rules") { configuration.choose(.rulesDirectories, .checkout) { $0.rulesDirectories = ["rules"] } }
    if Checkout.isHere() || !exists(configuration.watchDirectory) {
      configuration.choose(.watchDirectory, .checkout) { $0.watchDirectory = "drop" }
    }
  }

  private func files() -> [String] {
    let standard = Checkout.isHere() ? [Self.checkoutFile] : [Self.installedFile, Self.checkoutFile]
    guard let main = file ?? standard.first(where: exists) else { return [] }
    let directory = main + ".d"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    let others = names.filter { $0.hasSuffix(".yaml") && !$0.hasPrefix(".") }.sorted()
    return [main] + others.map { directory + "/" + $0 }
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}

extension Configuration {
  fileprivate mutating func choose(_ key: ConfigurationKey, _ origin: Origin, _ change: (inout Configuration) -> Void) {
    change(&self)
    origins[key] = origin
  }

  /// Every key with its value and origin, in the form of the file.
  public var listing: String {
    let width = ConfigurationKey.allCases.map { $0.name.count + $0.text(in: self).count }.max() ?? 0
    return ConfigurationKey.sections.map { section in
      let lines = ConfigurationKey.allCases.filter { $0.section == section }.map { key in
        let value = key.text(in: self)
        let padding = String(repeating: " ", count: width - key.name.count - value.count)
        return "  \(key.name): \(value)\(padding)  # \(origins[key].map(String.init(describing:)) ?? "default")\n"
      }
      return "\(section):\n" + lines.joined()
    }.joined() + suppressions.listing(suppressionsOrigin)
  }
}
