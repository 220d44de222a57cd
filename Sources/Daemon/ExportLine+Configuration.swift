public import Line
import Readers
import Speech

extension ExportLine {
  /// The line from bytes to transcript as configured.
  public init(_ configuration: Configuration) {
    self.init(
      reader: ExportReader(limits: configuration.readLimits), screenReader: configuration.screenReader?.screenReader,
      language: configuration.language)
  }
}
