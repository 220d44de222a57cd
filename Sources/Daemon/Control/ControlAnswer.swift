import FoundationEssentials

/// An answer of the daemon: one line of JSON with one key.
public enum ControlAnswer: Codable, Hashable, Sendable {
  case status(DaemonStatus)
  /// This many files are audited again.
  case taken(Int)
  /// Nothing was done; each text says why, and what to do.
  case refused([String])

  private enum Key: String, CodingKey {
    case status, taken, refused
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    if let status = try values.decodeIfPresent(DaemonStatus.self, forKey: .status) {
      self = .status(status)
    } else if let count = try values.decodeIfPresent(Int.self, forKey: .taken) {
      self = .taken(count)
    } else {
      self = .refused(try values.decode([String].self, forKey: .refused))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .status(let status): try values.encode(status, forKey: .status)
    case .taken(let count): try values.encode(count, forKey: .taken)
    case .refused(let problems): try values.encode(problems, forKey: .refused)
    }
  }
}
