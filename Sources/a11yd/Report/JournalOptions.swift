import ArgumentParser
import Journal

/// Which entries a report is made of, as journalctl takes it.
struct JournalOptions: ParsableArguments {
  // “-7d” begins like an option.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Only entries at or after this time: “2026-11-21 14:00”, today, yesterday, -7d, “2 hours ago”.", valueName: "time"
    ))
  var since: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Only entries at or before this time.", valueName: "time"))
  var until: String?

  @Option(help: ArgumentHelp("Only the findings of this app, such as com.example.shop.", valueName: "id"))
  var app: String?

  @Option(help: ArgumentHelp("The service that wrote the entries.", valueName: "unit"))
  var unit = "a11yd.service"

  @Option(help: ArgumentHelp("Read the journal files in this directory.", valueName: "path"), completion: .directory)
  var directory: String?

  @Option(
    name: .customLong("file"),
    help: ArgumentHelp("Read this journal file. Give it several times for several files.", valueName: "path"),
    completion: .file())
  var files: [String] = []

  @Option(
    help: ArgumentHelp("Read the journal of the system in this directory.", valueName: "path"), completion: .directory)
  var root: String?

  func validate() throws {
    if [directory != nil, !files.isEmpty, root != nil].count(where: \.self) > 1 {
      throw ValidationError("--directory, --file and --root name different journals. Give one of them.")
    }
    let times = try times
    if let since = times.since, let until = times.until, since > until {
      throw ValidationError("--since is later than --until, so there is no time between them.")
    }
  }

  /// The first of these options that is given and says which entries are meant; nil for none.
  var given: String? {
    let options = [
      ("--since", since), ("--until", until), ("--app", app), ("--directory", directory), ("--file", files.first),
      ("--root", root),
    ]
    return options.first { $0.1 != nil }?.0
  }

  var source: JournalSource {
    if let directory { return .directory(directory) }
    if let root { return .root(root) }
    return files.isEmpty ? .system : .files(files)
  }

  /// The times; nil for no limit.
  var times: (since: WallTime?, until: WallTime?) {
    get throws {
      let journalTime = JournalTime(now: .now)
      func time(_ text: String?, _ option: String) throws -> WallTime? {
        guard let text else { return nil }
        do {
          return try journalTime.time(text)
        } catch {
          throw ValidationError("\(option): \(error)")
        }
      }
      return (try time(since, "--since"), try time(until, "--until"))
    }
  }
}
