/// One item of a stream of exports: `{"id": …, "path": …, "meta": …, "events": …, "export": text}`, where `base64` may
/// stand for `export`.
///
/// Source: config/stream.schema.json.
public struct StreamedExport: ~Copyable, Sendable {
  public let id: StreamID
  /// What reports call the export.
  public let path: String
  /// The export, as it was in its file.
  public let bytes: PaddedBytes
  /// What the sender knows of the capture.
  public let envelope: Envelope

  /// The item in a line of JSON.
  ///
  /// - Parameters:
  ///   - bytes: the line without its end, followed by 64 readable bytes, all zero.
  ///   - line: its number, counted from 1.
  /// - Throws: `StreamLineError` for what is no such item. The export itself is not looked at.
  public init(
    padded bytes: UnsafeRawBufferPointer, line: Int, limits: ReadLimits = ReadLimits()
  ) throws(StreamLineError) {
    var draft = StreamedExportDraft()
    do throws(ReadFault) {
      self.bytes = try draft.read(bytes, limits: limits)
      (id, path, envelope) = (draft.id, draft.path, draft.envelope)
    } catch {
      throw error.error(line: line, id: draft.id)
    }
  }
}

extension ReadFault {
  fileprivate func error(line: Int, id: StreamID) -> StreamLineError {
    let error = self.error(name: "")
    return StreamLineError(line: line, id: id, cause: error.cause, advice: error.advice)
  }
}
