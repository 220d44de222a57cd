/// The formats that can be read: this list, and nothing else, is the registry.
public enum ExportFormats {
  /// In the order in which people are told about them.
  public static let all: [any SnapshotReader] = [
    WebDriverAgentReader(),
    AccessibleSourceReader(),
    XCUITestReader(),
    XCUIElementSnapshotReader(),
    IDBReader(),
    IDBCompleteReader(),
    AXeReader(),
    UiAutomator2Reader(),
    UiAutomatorReader(),
    DroidBotReader(),
    MaestroIOSReader(),
    MaestroAndroidReader(),
    MaestroCompactReader(),
    TrailblazeReader<TrailblazeAndroidNodes>(),
    TrailblazeReader<TrailblazeAndroidMaestroNodes>(),
    TrailblazeReader<TrailblazeLiveNodes<TrailblazeAndroidView>>(),
    TrailblazeReader<TrailblazeLiveNodes<TrailblazeCompose>>(),
    TrailblazeReader<TrailblazeIOSMaestroNodes>(),
    TrailblazeReader<TrailblazeAxeNodes>(),
    AxeAndroidReader(),
    AccessibilitySnapshotReader(),
    A11yUITestsReader(),
    FlutterSemanticsReader(),
    MobilerunReader(),
    AutoMobileReader(),
    ScreenshotTestsReader(),
    AndroidEnvReader(),
    ATFReader(),
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
