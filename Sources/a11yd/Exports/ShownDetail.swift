import ArgumentParser

/// What a text report can show besides failed targets.
enum ShownDetail: String, CaseIterable, ExpressibleByArgument {
  /// Targets that this export cannot settle, each with what is missing.
  case cantTell = "cant-tell"
}
