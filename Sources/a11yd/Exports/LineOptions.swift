import AccessibilityTree
public import ArgumentParser
import Daemon
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
  /// - Parameters:
  ///   - settings: what counts where no option is given.
  ///   - others: screen readers with settings of their own.
  func line(_ settings: DeskSettings, others: [any ScreenReader] = []) -> ExportLine {
    let reader = readerOption.choice ?? settings.reader.flatMap(KnownScreenReader.init(rawValue:))
    return ExportLine(screenReader: reader?.screenReader, language: language ?? settings.language, others: others)
  }
}

extension KnownScreenReader: ExpressibleByArgument {}

extension TalkBackWordOrder: ExpressibleByArgument {}
