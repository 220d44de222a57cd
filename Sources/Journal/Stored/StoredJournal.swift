import Glibc
import SystemPackage

/// The entries of one unit that journald has stored, newest first.
///
/// Any process may write `AX_FINDING`. So entries count only if journald itself says that they came from the unit
/// (`_SYSTEMD_UNIT`). Each file is read by itself, so that libsystemd hides nothing: see `StoredFile`.
public final class StoredJournal {
  private let files: [StoredFile]
  private let fields = StoredFields()
  /// What of a directory could not be read; the other files tell what they have.
  public private(set) var unread: [StoredJournalProblem]
  /// How often libsystemd has to give back what it has mapped.
  var entriesBetweenReleases = 20_000

  /// Opens a journal.
  ///
  /// - Parameters:
  ///   - unit: the service; `a11yd` means `a11yd.service`.
  ///   - app: the app whose entries are read, as in `AX_APP`; nil for all entries.
  public init(_ source: JournalSource, unit: String, app: String?) throws(StoredJournalProblem) {
    guard !unit.isEmpty, unit.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw StoredJournalProblem(unit: unit)
    }
    // A journal that nobody may read is not an empty one.
    if source == .system, case .forbidden(let path) = JournalAccess.current(user: nil) {
      throw StoredJournalProblem(mayNotRead: path)
    }
    let matches = ["_SYSTEMD_UNIT=" + Self.fullName(unit)] + (app.map { ["AX_APP=" + $0] } ?? [])
    let found = try StoredFiles(source)
    Self.allowDescriptors(found.paths.count)
    var (files, unread): ([StoredFile], [StoredJournalProblem]) = ([], found.unread)
    for path in found.paths {
      do throws(StoredJournalProblem) {
        let file = try StoredFile(path: path, matches: matches)
        try file.release()
        files.append(file)
      } catch {
        if case .files = source { throw error }
        if !Self.isGoneOrEmpty(path) { unread.append(error) }
      }
    }
    if files.isEmpty, let problem = unread.first { throw problem }
    (self.files, self.unread) = (files, unread)
  }

  /// Calls `take` with each entry of these times.
  ///
  /// The entries of a box come newest first, in the order in which they were written. Those of several boxes come by
  /// their clocks.
  ///
  /// - Parameter take: the entry is valid until it returns.
  public func newestFirst(
    since: WallTime?, until: WallTime?, _ take: (StoredEntry) -> Void
  ) throws(StoredJournalProblem) {
    let (from, to) = (since ?? WallTime(rawValue: .min), until ?? WallTime(rawValue: .max))
    var chains = try chains()
    var times = chains.map { $0.time ?? WallTime(rawValue: .min) }
    var count = 0
    while let place = times.indices.max(by: { times[$0] < times[$1] }) {
      // A file does not end at the first entry before `since`: a clock may have been set back.
      if let file = chains[place].file, times[place] >= from, times[place] <= to {
        try file.read(into: fields)
        take(StoredEntry(time: times[place], fields: fields))
      }
      try chains[place].goBack()
      if let time = chains[place].time {
        times[place] = time
      } else {
        chains.remove(at: place)
        times.remove(at: place)
      }
      count += 1
      if count % entriesBetweenReleases == 0 { for file in files { try file.release() } }
    }
  }

  /// The files by who numbers their entries, each at its newest entry.
  private func chains() throws(StoredJournalProblem) -> [StoredChain] {
    var (places, groups): ([StoredPosition.Numbering: Int], [[StoredFile]]) = ([:], [])
    for file in files {
      try file.rewind()
      let position = try file.goBack()
      try file.release()
      guard let position else { continue }
      if let place = places[position.numbering] {
        groups[place].append(file)
      } else {
        places[position.numbering] = groups.count
        groups.append([file])
      }
    }
    return groups.map(StoredChain.init)
  }

  /// A centre has a file for each box and more, and a process may open only 1,024 unless it asks for more.
  private static func allowDescriptors(_ count: Int) {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    let wanted = rlim_t(count * 2 + 256)
    guard limit.rlim_cur < wanted else { return }
    limit.rlim_cur = min(wanted, limit.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  /// Whether a file was deleted since it was listed, or is only being made.
  private static func isGoneOrEmpty(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 ? errno == ENOENT : status.st_size == 0
  }

  /// A name without a suffix is that of a service, as for systemctl.
  private static func fullName(_ unit: String) -> String { unit.contains(".") ? unit : unit + ".service" }
}
