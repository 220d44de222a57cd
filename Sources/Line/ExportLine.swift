import AccessibilityTree
public import Readers
public import Speech

/// Turns the bytes of an export into what is heard: reads it, completes it with what the lab says, guesses its language
/// if nobody says it, and speaks it.
///
/// A pure function of the bytes, for any number of tasks at once. What rules find also depends on the other captures of
/// the session: `SessionMemory.take` places the transcript among them, and `PlacedStep.audit` judges it there.
public struct ExportLine: Sendable {
  private let reader: ExportReader
  private let platform: Platform?
  private let language: String?
  private let screenReaders: ScreenReaders

  /// A line that speaks with the default settings of each screen reader, unless `others` replaces it.
  ///
  /// - Parameters:
  ///   - screenReader: speaks exports of its platform, and exports that do not say theirs; nil leaves these silent.
  ///   - language: the language of exports that do not say it, as a BCP 47 tag; nil guesses it.
  ///   - others: screen readers for the exports of their platforms, such as a TalkBack with other settings.
  public init(
    reader: ExportReader = ExportReader(), screenReader: (any ScreenReader)? = nil, language: String? = nil,
    others: [any ScreenReader] = []
  ) {
    (self.reader, self.language, platform) = (reader, language, screenReader?.platform)
    screenReaders = ScreenReaders(preferring: others + [screenReader].compactMap(\.self))
  }

  /// The largest file that is read, in bytes.
  public var sizeLimit: Int { reader.limits.sizeInBytes }

  /// What is heard on the screen of the export in these bytes.
  ///
  /// - Parameters:
  ///   - name: what messages call the file.
  ///   - session: what it belongs to, unless the export says so itself.
  /// - Throws: `ReadError` for everything that is not one complete export of one known format.
  public func transcript(of bytes: borrowing PaddedBytes, name: String, session: String?) throws(ReadError)
    -> Transcript
  {
    spoken(try reader.read(bytes, name: name), session: session)
  }

  /// The same for bytes that already have their padding in memory.
  ///
  /// - Parameters:
  ///   - bytes: followed by 64 readable bytes, all zero.
  ///   - envelope: what is known of the capture besides the file.
  public func transcript(
    ofPadded bytes: UnsafeRawBufferPointer, name: String, session: String?, beside envelope: Envelope = Envelope()
  ) throws(ReadError) -> Transcript {
    spoken(try reader.read(padded: bytes, name: name, beside: envelope), session: session)
  }

  /// What is in these bytes: a screen, what was done between two, or a log of the device.
  ///
  /// - Parameters:
  ///   - bytes: followed by 64 readable bytes, all zero.
  ///   - name: what messages call the file.
  ///   - session: what a screen belongs to, unless the export says so itself.
  ///   - envelope: what is known of the capture besides the file.
  /// - Throws: `ReadError` for everything that is neither one complete export of one known format nor such an action.
  public func content(
    ofPadded bytes: UnsafeRawBufferPointer, name: String, session: String?, beside envelope: Envelope = Envelope()
  ) throws(ReadError) -> ExportContent {
    do throws(ReadError) {
      return .screen(try transcript(ofPadded: bytes, name: name, session: session, beside: envelope))
    } catch {
      // Look for an action last, so that it costs screens nothing.
      if error.kind == .unsupportedFormat, let action = try reader.action(padded: bytes, name: name) {
        return .action(action)
      }
      if let log = try log(in: bytes, name: name, insteadOf: error) { return .log(log) }
      throw error
    }
  }

  /// A log of the device; nil where the bytes are none.
  ///
  /// - Parameter error: why they are no export. What ends too early may still become one, whatever its first lines look like.
  private func log(
    in bytes: UnsafeRawBufferPointer, name: String, insteadOf error: ReadError
  ) throws(ReadError) -> DeviceLog? {
    do throws(ReadError) {
      return try reader.log(bytes, name: name)
    } catch let silence {
      throw error.isTruncation ? error : silence
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

  /// The format that these bytes are recognised as, with the snapshot that `transcript` speaks.
  public func recognition(of bytes: borrowing PaddedBytes, name: String) -> Recognition {
    var recognition = reader.recognise(bytes, name: name)
    recognition.snapshot = recognition.snapshot.map { completed($0, session: nil) }
    return recognition
  }

  private func spoken(_ snapshot: Snapshot, session: String?) -> Transcript {
    let transcript = screenReaders.transcript(of: completed(snapshot, session: session))
    return snapshot.meta.lastSpeech.map { transcript.focused(bySaying: $0).naming(spokenLast: $0) } ?? transcript
  }

  private func completed(_ snapshot: Snapshot, session: String?) -> Snapshot {
    snapshot.assuming(platform: platform, language: language, session: session).guessingLanguage()
  }
}
