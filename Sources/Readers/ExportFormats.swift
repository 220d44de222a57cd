/// The formats that can be read. This list, and nothing else, is the registry.
public enum ExportFormats {
  /// All formats, in the order in which people see them.
  public static let all: [any SnapshotReader] = formats.map { $0.reader }
  static let json: [any JSONSnapshotReader] = formats.compactMap { $0.json }
  static let xml: [any XMLSnapshotReader] = formats.compactMap { $0.xml }

  /// A reader and the syntax of its trees. It is stated here, because asking each reader at run time takes a
  /// millisecond at every start.
  private enum Format {
    case json(any JSONSnapshotReader)
    case xml(any XMLSnapshotReader)

    var reader: any SnapshotReader {
      switch self {
      case .json(let reader): reader
      case .xml(let reader): reader
      }
    }

    var json: (any JSONSnapshotReader)? { if case .json(let reader) = self { reader } else { nil } }
    var xml: (any XMLSnapshotReader)? { if case .xml(let reader) = self { reader } else { nil } }
  }

  private static let formats: [Format] = [
    .json(WebDriverAgentReader()),
    .json(AccessibleSourceReader()),
    .xml(XCUITestReader()),
    .json(XCUIElementSnapshotReader()),
    .json(IDBReader()),
    .json(IDBCompleteReader()),
    .json(AXeReader()),
    .xml(UiAutomator2Reader()),
    .xml(UiAutomatorReader()),
    .json(DroidBotReader()),
    .json(MaestroIOSReader()),
    .json(MaestroAndroidReader()),
    .json(MaestroCompactReader()),
    .json(TrailblazeReader<TrailblazeAndroidNodes>()),
    .json(TrailblazeReader<TrailblazeAndroidMaestroNodes>()),
    .json(TrailblazeReader<TrailblazeLiveNodes<TrailblazeAndroidView>>()),
    .json(TrailblazeReader<TrailblazeLiveNodes<TrailblazeCompose>>()),
    .json(TrailblazeReader<TrailblazeIOSMaestroNodes>()),
    .json(TrailblazeReader<TrailblazeAxeNodes>()),
    .json(AxeAndroidReader()),
    .json(AccessibilitySnapshotReader()),
    .json(A11yUITestsReader()),
    .json(FlutterSemanticsReader()),
    .json(MobilerunReader()),
    .json(AutoMobileReader()),
    .json(ScreenshotTestsReader()),
    .json(AndroidEnvReader()),
    .json(ATFReader()),
    .json(DroidBotViewsReader()),
    .json(RicoReader()),
    .json(LeafListReader()),
    .json(GKDReader()),
    .json(DroidrunPortalReader()),
    .xml(DetoxReader()),
    .json(PocoAndroidReader()),
    .json(PocoReader()),
    .json(CanonicalReader()),
  ]
}
