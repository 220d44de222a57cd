import Rules
import Speech

/// A key of the configuration, as people write it: `watch.settle`.
public enum ConfigurationKey: String, CaseIterable, Sendable {
  case watchDirectory = "watch.directory"
  case settle = "watch.settle"
  case grace = "watch.grace"
  case rescanEvery = "watch.rescan-every"
  case rulesDirectories = "rules.directories"
  case includesDrafts = "rules.include-drafts"
  case pages = "rules.pages"
  case withoutPages = "rules.without-pages"
  case auditors = "audit.auditors"
  case language = "audit.language"
  case screenReader = "audit.reader"
  case sessionQuiet = "audit.session-quiet"
  case sessionSteps = "audit.session-steps"
  case snapshotSize = "limits.snapshot-size"
  case depth = "limits.depth"
  case nodes = "limits.nodes"
  case findings = "limits.findings"
  case textLength = "limits.text"
  case waiting = "limits.waiting"
  case foldAfter = "journal.fold-after"
  case cannotTell = "journal.cannot-tell"
  case entries = "journal.entries"
  case repeatAfter = "journal.repeat-after"
  case queue = "journal.queue"
  case ledgerAge = "ledger.age"
  case ledgerSize = "ledger.size"

  /// `watch`.
  public var section: String { String(rawValue.prefix { $0 != "." }) }
  /// `settle`.
  public var name: String { String(rawValue.drop { $0 != "." }.dropFirst()) }

  /// The sections in the order of the file.
  static var sections: [String] {
    allCases.map(\.section).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The value in the form of the file.
  public func text(in configuration: Configuration) -> String {
    switch self {
    case .watchDirectory: configuration.watchDirectory
    case .settle: TimeText.text(of: configuration.settle)
    case .grace: TimeText.text(of: configuration.grace)
    case .rescanEvery: TimeText.text(of: configuration.rescanEvery)
    case .rulesDirectories: "[\(configuration.rulesDirectories.joined(separator: ", "))]"
    case .includesDrafts: String(configuration.includesDrafts)
    case .pages: "[\(configuration.pages.pages.joined(separator: ", "))]"
    case .withoutPages: "[\(configuration.pages.without.joined(separator: ", "))]"
    case .auditors: String(configuration.auditors)
    case .language: configuration.language ?? ConfigurationValue.auto
    case .screenReader: configuration.screenReader?.rawValue ?? ConfigurationValue.none
    case .sessionQuiet: TimeText.text(of: configuration.sessionQuiet)
    case .sessionSteps: String(configuration.sessionSteps)
    case .snapshotSize: SizeText.text(of: configuration.snapshotSize)
    case .depth: String(configuration.depth)
    case .nodes: String(configuration.nodes)
    case .findings: String(configuration.findings)
    case .textLength: String(configuration.textLength)
    case .waiting: String(configuration.waiting)
    case .foldAfter: String(configuration.foldAfter)
    case .cannotTell: configuration.cannotTell.rawValue
    case .entries: String(configuration.entries)
    case .repeatAfter: TimeText.text(of: configuration.repeatAfter)
    case .queue: String(configuration.journalQueue)
    case .ledgerAge: TimeText.text(of: configuration.ledgerAge)
    case .ledgerSize: SizeText.text(of: configuration.ledgerSize)
    }
  }

  /// Sets a value, or throws what a valid value looks like.
  func set(_ value: ConfigurationValue, in configuration: inout Configuration) throws(ValueProblem) {
    switch self {
    case .watchDirectory: configuration.watchDirectory = try value.path()
    case .settle: configuration.settle = try value.time(.zero ... .seconds(60))
    case .grace: configuration.grace = try value.time(.milliseconds(1) ... .seconds(86_400))
    case .rescanEvery: configuration.rescanEvery = try value.time(.milliseconds(100) ... .seconds(86_400))
    case .rulesDirectories: configuration.rulesDirectories = try value.paths()
    case .includesDrafts: configuration.includesDrafts = try value.flag()
    case .pages: configuration.pages.pages = try value.pages(atLeast: 1)
    case .withoutPages: configuration.pages.without = try value.pages(atLeast: 0)
    case .auditors: configuration.auditors = try value.count(0...AuditCrew.limit)
    case .language: configuration.language = try value.languageTag()
    case .screenReader: configuration.screenReader = try value.choiceOrNone()
    case .sessionQuiet: configuration.sessionQuiet = try value.time(.seconds(1) ... .seconds(86_400))
    case .sessionSteps: configuration.sessionSteps = try value.count(2...1_000)
    case .snapshotSize: configuration.snapshotSize = try value.size(1 << 10...1 << 30)
    case .depth: configuration.depth = try value.count(1...10_000)
    case .nodes: configuration.nodes = try value.count(1...10_000_000)
    case .findings: configuration.findings = try value.count(1...10_000_000)
    case .textLength: configuration.textLength = try value.count(100...10_000_000)
    case .waiting: configuration.waiting = try value.count(1...1_000_000)
    case .foldAfter: configuration.foldAfter = try value.count(1...100_000)
    case .cannotTell: configuration.cannotTell = try value.choice()
    case .entries: configuration.entries = try value.count(1...1_000_000)
    case .repeatAfter: configuration.repeatAfter = try value.time(.zero ... .seconds(3_650 * 86_400))
    case .queue: configuration.journalQueue = try value.count(1...1_000_000)
    case .ledgerAge: configuration.ledgerAge = try value.time(.seconds(3_600) ... .seconds(3_650 * 86_400))
    case .ledgerSize: configuration.ledgerSize = try value.size(1 << 20...1 << 36)
    }
  }
}
