import ArgumentParser

/// How `audit` writes its findings.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  /// For people.
  case text
  /// For other programs: docs/json-lines.md.
  case jsonl
}
