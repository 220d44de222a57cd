/// The formats that can be read: this list, and nothing else, is the registry.
public enum ExportFormats {
  /// In the order in which people are told about them.
  public static let all: [any SnapshotReader] = [
    WebDriverAgentReader(),
    XCUITestReader(),
    UiAutomator2Reader(),
    UiAutomatorReader(),
    DroidBotReader(),
    DroidBotViewsReader(),
    RicoReader(),
    LeafListReader(),
    GKDReader(),
    DroidrunPortalReader(),
    DetoxReader(),
    PocoAndroidReader(),
    PocoReader(),
    CanonicalReader(),
  ]

  static let json: [any JSONSnapshotReader] = all.compactMap { $0 as? any JSONSnapshotReader }
  static let xml: [any XMLSnapshotReader] = all.compactMap { $0 as? any XMLSnapshotReader }
}
