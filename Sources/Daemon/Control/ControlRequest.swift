import FoundationEssentials

/// A request of a client: one line of JSON, `{"ask":"status"}` or `{"ask":"replay","paths":["run-17"]}`.
public enum ControlRequest: Hashable, Sendable {
  case status
  /// Audit files again. Relative paths are below the drop directory, or else below `directory`.
  case replay([String], directory: String?)

  /// The longest line in bytes; longer ones are refused.
  public static let limit = 256 << 10

  /// Whether the answer depends on the file system of the drop directory, which may be slow.
  var asksFileSystem: Bool {
    switch self {
    case .status: false
    case .replay: true
    }
  }
}

extension ControlRequest: Codable {
  private enum Key: String, CodingKey {
    case ask, paths, directory
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    switch try values.decode(String.self, forKey: .ask) {
    case "status": self = .status
    case "replay":
      self = .replay(
        try values.decode([String].self, forKey: .paths),
        directory: try values.decodeIfPresent(String.self, forKey: .directory))
    default:
      throw DecodingError.dataCorruptedError(forKey: .ask, in: values, debugDescription: "unknown")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .status: try values.encode("status", forKey: .ask)
    case .replay(let paths, let directory):
      try values.encode("replay", forKey: .ask)
      try values.encode(paths, forKey: .paths)
      try values.encodeIfPresent(directory, forKey: .directory)
    }
  }
}
