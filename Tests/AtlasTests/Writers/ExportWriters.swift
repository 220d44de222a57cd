import Readers

/// The exporters of the atlas.
enum ExportWriters {
  static let all: [any ExportWriter] = [
    WDAJSONWriter(), XCUITestXMLWriter(), IDBWriter(layout: .nested), IDBWriter(layout: .complete), AXeWriter(),
    AccessibilitySnapshotWriter(), MaestroIOSWriter(), UiAutomatorWriter(), UiAutomator2Writer(), DroidBotWriter(),
    TrailblazeAndroidWriter(), MobilerunWriter(), MaestroAndroidWriter(), AxeAndroidWriter(), FlutterWriter(),
  ]
}
