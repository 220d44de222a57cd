import ArgumentParser
import Speech

/// The screen reader for exports that do not name their platform.
struct ScreenReaderOption: ParsableArguments {
  @Option(
    name: .customLong("reader"),
    help: ArgumentHelp(
      "The screen reader for exports that do not name their platform.", valueName: "name"))
  var choice: KnownScreenReader?

  var screenReader: (any ScreenReader)? { choice?.screenReader }
}
