import Synchronization
import YAMLText

/// The document of one rule file, parsed by whoever asks for it first.
///
/// A class, because the compiler shares it with the task that parses the files that the compiler has not come to yet.
final class FileDocument: Sendable {
  /// What parsing a file comes to; nil for a file without a document.
  typealias Parsed = Result<YAMLNode?, YAMLProblem>

  /// The last key of the file, which nobody needs.
  let key: String?
  private let bytes: [UInt8]
  private let known = Mutex<Parsed?>(nil)

  init(_ bytes: [UInt8], cuttingOff key: String?) { (self.bytes, self.key) = (bytes, key) }

  /// The document. Where another task is parsing it, this waits: that takes less time than to parse it once more.
  func parsed() -> Parsed {
    known.withLock { known in
      if let known { return known }
      let parsed = Self.parse(bytes, cuttingOff: key)
      known = parsed
      return parsed
    }
  }

  /// Parses the document unless somebody else does or did.
  func parseAhead() {
    _ = known.withLockIfAvailable { known in
      if known == nil { known = Self.parse(bytes, cuttingOff: key) }
    }
  }

  static func parse(_ bytes: [UInt8], cuttingOff key: String?) -> Parsed {
    Result { () throws(YAMLProblem) in try YAMLNode.document(in: bytes, cuttingOff: key) }
  }
}
