import AccessibilityTree
public import ArgumentParser
import Line
public import Speech

/// What is assumed of exports that do not say it themselves.
struct LineOptions: ParsableArguments {
  @OptionGroup var readerOption: ScreenReaderOption

  @Option(
    help: ArgumentHelp(
      "The language of screens that do not name theirs, such as de or pt-BR. By default it is guessed from the texts.",
      valueName: "tag"))
  var language: String?

  /// The line from bytes to transcript.
  ///
  /// - Parameter others: screen readers with settings of their own.
  func line(others: [any ScreenReader] = []) -> ExportLine {
    ExportLine(screenReader: readerOption.screenReader, language: language, others: others)
  }
}

extension KnownScreenReader: ExpressibleByArgument {}

extension TalkBackWordOrder: ExpressibleByArgument {}
