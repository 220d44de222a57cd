public import AccessibilityTree

/// Reads an export of any known format.
public struct ExportReader: Sendable {
  public let limits: ReadLimits

  /// A reader within these limits.
  public init(limits: ReadLimits = ReadLimits()) { self.limits = limits }

  /// The snapshot in these bytes.
  ///
  /// - Parameter name: what messages call the file.
  /// - Throws: `ReadError` for everything that is not one complete export of one known format.
  public func read(_ bytes: borrowing PaddedBytes, name: String) throws(ReadError) -> Snapshot {
    do throws(ReadFault) {
      return try bytes.withUnsafeBytes { bytes throws(ReadFault) in
        try DocumentReader(limits: limits).read(bytes)
      }
    } catch {
      throw error.error(name: name)
    }
  }

  /// The snapshot in bytes that already have their padding.
  ///
  /// - Parameters:
  ///   - bytes: followed by 64 readable bytes, all zero.
  ///   - name: what messages call the file.
  ///   - envelope: what is known of the capture besides the file.
  /// - Throws: `ReadError` for everything that is not one complete export of one known format.
  public func read(
    padded bytes: UnsafeRawBufferPointer, name: String, beside envelope: Envelope = Envelope()
  ) throws(ReadError) -> Snapshot {
    do throws(ReadFault) {
      return try DocumentReader(limits: limits).read(bytes, beside: envelope)
    } catch {
      throw error.error(name: name)
    }
  }

  /// The snapshot in these bytes, or why there is none, and how its format was recognised. `read` skips the last part.
  ///
  /// - Parameter name: what messages call the file.
  public func recognise(_ bytes: borrowing PaddedBytes, name: String) -> Recognition {
    let log = RecognitionLog()
    do throws(ReadFault) {
      let snapshot = try bytes.withUnsafeBytes { bytes throws(ReadFault) in
        try DocumentReader(limits: limits, log: log).read(bytes)
      }
      return log.recognition(.success(snapshot))
    } catch {
      return log.recognition(.failure(error.error(name: name)))
    }
  }

  /// The snapshot in a copy of these bytes.
  ///
  /// - Parameter name: what messages call the file.
  /// - Throws: `ReadError` for everything that is not one complete export of one known format.
  public func read(_ bytes: some Swift.Collection<UInt8>, name: String) throws(ReadError) -> Snapshot {
    if bytes.count > limits.sizeInBytes { throw limits.tooLarge(bytes.count).error(name: name) }
    return try read(PaddedBytes(copying: bytes), name: name)
  }
}

extension ReadLimits {
  func tooLarge(_ count: Int) -> ReadFault {
    ReadFault(
      .tooLarge, "\(count) bytes, more than the limit of \(sizeInBytes)",
      advice: "Raise the limit if the export is one screen")
  }
}
