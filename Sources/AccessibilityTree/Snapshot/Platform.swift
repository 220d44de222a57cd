/// The platform whose screen was exported; it decides which screen reader is imitated.
public enum Platform: String, CaseIterable, Sendable {
  case ios
  case android

  /// The name as people write it.
  public var displayName: String {
    switch self {
    case .ios: "iOS"
    case .android: "Android"
    }
  }
}
