import AccessibilityTree
public import Readers
public import Speech

/// The line from the bytes of an export to what is heard of it: read, completed by what the lab says, its language guessed
/// where nobody says one, and spoken.
///
/// A pure function of the bytes, for any number of tasks at once. What rules find depends on the other captures of the
/// session too: `SessionMemory.take` places the transcript among them, and `PlacedStep.audit` judges it there.
public struct ExportLine: Sendable {
  private let reader: ExportReader
  private let platform: Platform?
  private let language: String?
  private let screenReaders: ScreenReaders

  /// A line that speaks with the default settings of each screen reader, unless it is told otherwise.
  ///
  /// - Parameters:
  ///   - screenReader: speaks exports of its platform, and those that do not say theirs; nil leaves these silent.
  ///   - language: of exports that do not say theirs, as a BCP 47 tag; nil guesses it.
  ///   - others: speak the exports of their platforms, such as a TalkBack with other settings.
  public init(
    reader: ExportReader = ExportReader(), screenReader: (any ScreenReader)? = nil, language: String? = nil,
    others: [any ScreenReader] = []
  ) {
    (self.reader, self.language, platform) = (reader, language, screenReader?.platform)
    screenReaders = ScreenReaders(preferring: others + [screenReader].compactMap(\.self))
  }

  /// In bytes: the largest file that is read.
  public var sizeLimit: Int { reader.limits.sizeInBytes }

  /// What is heard of the export in these bytes.
  ///
  /// - Parameters:
  ///   - name: what messages call the file.
  ///   - session: what it belongs to, unless the export says so itself.
  /// - Throws: `ReadError` for everything that is not one complete export of one known format.
  public func transcript(of bytes: borrowing PaddedBytes, name: String, session: String?) throws(ReadError)
    -> Transcript
  {
    screenReaders.transcript(of: completed(try reader.read(bytes, name: name), session: session))
  }

  /// The same for bytes that lie in memory with their padding already.
  ///
  /// - Parameter bytes: followed by 64 readable bytes, all zero.
  public func transcript(
    ofPadded bytes: UnsafeRawBufferPointer, name: String, session: String?
  ) throws(ReadError) -> Transcript {
    screenReaders.transcript(of: completed(try reader.read(padded: bytes, name: name), session: session))
  }

  /// What is in these bytes: a screen, what was done between two, or a log of the device.
  ///
  /// - Parameters:
  ///   - bytes: followed by 64 readable bytes, all zero.
  ///   - name: what messages call the file.
  ///   - session: what a screen belongs to, unless the export says so itself.
  /// - Throws: `ReadError` for everything that is neither one complete export of one known format nor such a step.
  public func content(
    ofPadded bytes: UnsafeRawBufferPointer, name: String, session: String?
  ) throws(ReadError) -> ExportContent {
    do throws(ReadError) {
      return .screen(try transcript(ofPadded: bytes, name: name, session: session))
    } catch {
      // Asked last, so that a screen pays nothing for it.
      if error.kind == .unsupportedFormat, let action = try reader.action(padded: bytes, name: name) {
        return .action(action)
      }
      if error.kind != .tooLarge, let log = try reader.log(bytes, name: name) { return .log(log) }
      throw error
    }
  }

  /// The same for bytes with padding of their own.
  public func content(of bytes: borrowing PaddedBytes, name: String, session: String?) throws(ReadError)
    -> ExportContent
  {
    try bytes.withUnsafeBytes { bytes throws(ReadError) in
      try content(ofPadded: bytes, name: name, session: session)
    }
  }

  /// What these bytes are recognised as, with the snapshot that `transcript` speaks.
  public func recognition(of bytes: borrowing PaddedBytes, name: String) -> Recognition {
    var recognition = reader.recognise(bytes, name: name)
    recognition.snapshot = recognition.snapshot.map { completed($0, session: nil) }
    return recognition
  }

  private func completed(_ snapshot: Snapshot, session: String?) -> Snapshot {
    snapshot.assuming(platform: platform, language: language, session: session).guessingLanguage()
  }
}
