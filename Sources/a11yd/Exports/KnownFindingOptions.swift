import AccessibilityTree
import ArgumentParser
import Audit
import Daemon
import FoundationEssentials
import Readers
import Reports

/// Which findings `audit` takes for known or accepted.
struct KnownFindingOptions: ParsableArguments {
  @Option(
    name: .customLong("baseline"),
    help: ArgumentHelp(
      "A file of known findings: only others are shown, and only they make the exit code 1.", valueName: "file"),
    completion: .file())
  var baselinePath: String?

  @Flag(name: .customLong("update-baseline"), help: "Write what is found to the file of --baseline, and exit with 0.")
  var updatesBaseline = false

  @Option(
    name: .customLong("suppressions"),
    help: ArgumentHelp(
      "A file with the daemon's list `suppressions:`, such as /etc/a11yd/a11yd.yaml. May be given several times.",
      valueName: "file"),
    completion: .file())
  var suppressionPaths: [String] = []

  /// The file of known findings; nil for none.
  func baselinePath(_ settings: DeskSettings) -> String? { baselinePath ?? settings.baseline }

  /// Reads the files.
  ///
  /// - Throws: `ExitCode.somethingUnread` after the problems are written.
  func triage(_ settings: DeskSettings) throws -> Triage {
    let suppressions = Suppressions(settings.suppressions.all + (try suppressionPaths.flatMap(read)))
    for suppression in suppressions.expired(on: .today) {
      StandardError.write(
        "\(suppression.place): expired on \(suppression.until), so it suppresses nothing: \(suppression.subject).")
    }
    return Triage(suppressions, baseline: try baseline(settings), today: .today)
  }

  /// The known findings; nil without a file, or if it is about to be written for the first time.
  func baseline(_ settings: DeskSettings) throws -> Baseline? {
    guard let path = baselinePath(settings) else {
      guard !updatesBaseline else { throw ValidationError("--update-baseline requires --baseline with a file.") }
      return nil
    }
    do {
      return try Baseline(text(of: path), path: path)
    } catch let problem as CommandProblem {
      if updatesBaseline, !FileManager.default.fileExists(atPath: path) { return nil }
      StandardError.write("\(problem) Write one with --update-baseline.")
    } catch {
      StandardError.write("\(error)")
    }
    throw ExitCode.somethingUnread
  }

  /// Writes what was found to the file of known findings, and says what changed.
  func update(_ settings: DeskSettings, with found: Baseline, isComplete: Bool) throws {
    guard let path = baselinePath(settings) else { return }
    guard isComplete else {
      StandardError.write("\(path): unchanged, because not every export could be read.")
      return
    }
    let before = Set((try baseline(settings) ?? Baseline()).entries.keys)
    let now = Set(found.entries.keys)
    let target = try ReportTarget(path)
    try target.write(found.text)
    try target.finish()
    StandardError.write(
      "\(path): \(Counted.things(now.count, "finding")), \(now.subtracting(before).count) added, "
        + "\(before.subtracting(now).count) removed.")
  }

  /// Says how many known findings were not seen.
  func sayGone(_ settings: DeskSettings, seen: Set<String>, quiet: Bool) throws {
    guard !quiet, let path = baselinePath(settings), let known = try baseline(settings) else { return }
    let gone = Set(known.entries.keys).subtracting(seen).count
    if gone > 0 {
      StandardError.write(
        "\(path): \(Counted.things(gone, "known finding")) not found in these exports. If they are fixed, remove them with "
          + "--update-baseline.")
    }
  }

  private func read(_ path: String) throws -> [Suppression] {
    do {
      return try Configuration(yaml: text(of: path), path: path).suppressions.all
    } catch {
      StandardError.write("\(error)")
      throw ExitCode.somethingUnread
    }
  }

  private func text(of path: String) throws -> String {
    do {
      return try ExportFile(path: path).bytes(limit: Self.sizeLimit).text
    } catch {
      throw CommandProblem("\(error)")
    }
  }

  private static let sizeLimit = 64 << 20
}
