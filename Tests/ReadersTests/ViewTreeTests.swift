import AccessibilityTree
import Readers
import Testing

/// What is missing from trees that hold views, or a part of the nodes only.
@Suite struct ViewTreeTests {
  @Test(arguments: [
    ("gkd/a11yd__shop.json", ["androidx.recyclerview.widget.RecyclerView"]),
    ("gkd/a11yd__first-versions.json", [nil]),
    ("leaf-list/a11yd__player.json", [nil]),
    (
      "rico/a11yd__tickets.json",
      [
        "com.example.tickets.ui.SeatMap", "com.example.tickets.ui.CameraPreview",
        "org.xwalk.core.internal.XWalkContentView",
      ]
    ),
    ("detox/a11yd__orders-ios.xml", ["WKWebView", "_UIHostingView"]),
    (
      "detox/a11yd__orders-android.xml",
      ["androidx.compose.ui.platform.AndroidComposeView", "android.webkit.WebView"]
    ),
  ])
  func `the tree is cut where something may be missing`(_ path: String, _ classes: [String?]) throws {
    let snapshot = try ExportReader().read(Fixtures.bytes(path), name: path)
    #expect(snapshot.cut.map { snapshot[$0].text(.nativeClass).value } == classes)
  }

  @Test func `Detox stops at its depth`() throws {
    let open = String(repeating: #"<UIView class="UIView" visibility="visible">"#, count: 200)
    let close = String(repeating: "</UIView>", count: 200)
    let xml = "<ViewHierarchy>\(open)\(close)</ViewHierarchy>"
    let snapshot = try ExportReader().read(Array(xml.utf8), name: "deep.xml")
    #expect(Array(snapshot.cut) == [199])
  }

  @Test(arguments: ["", "<!-- libxml2 reads comments -->"])
  func `a screenshot of megabytes is passed over by either parser`(_ comment: String) throws {
    let picture = String(repeating: "iVBORw0KGg", count: 1_200_000)
    let xml = """
      <ViewHierarchy screenshot="data:image/png;base64,\(picture)">\(comment)<UILabel class="UILabel" label="Hi"/>\
      </ViewHierarchy>
      """
    #expect(try ExportReader().read(Array(xml.utf8), name: "picture.xml").count == 1)
  }

  @Test(arguments: [
    (0, nil), (951_782_400_000, "2000-02-29T00:00:00.000Z"),
    (1_700_000_000_123, "2023-11-14T22:13:20.123Z"), (253_402_300_799_999, "9999-12-31T23:59:59.999Z"), (-1, nil),
  ])
  func `a GKD snapshot says when it was taken`(_ id: Int, _ time: String?) throws {
    let json = #"{"id": \#(id), "appId": "a", "activityId": null, "nodes": [{"id": 0, "pid": -1, "attr": null}]}"#
    let snapshot = try ExportReader().read(Array(json.utf8), name: "gkd.json")
    #expect(snapshot.meta.capturedAt == time)
  }

  @Test func `GKD nodes that name each other as parents are read once`() throws {
    let json = """
      {"id": 1, "appId": "a", "activityId": "b", "nodes": [{"id": 0, "pid": 1, "attr": null},
      {"id": 1, "pid": 0, "attr": null}, {"id": 2, "pid": 2, "attr": null}, {"id": 2, "pid": 9, "attr": null}]}
      """
    let snapshot = try ExportReader().read(Array(json.utf8), name: "circle.json")
    #expect(snapshot.count == 4)
  }

  @Test func `the droidrun portal's stand-ins are no texts`() throws {
    let path = "droidrun-portal/a11yd__inbox.json"
    let snapshot = try ExportReader().read(Fixtures.bytes(path), name: path)
    let texts = snapshot.nodes.compactMap { $0.text(.text).value }
    #expect(texts == ["Inbox", "Ada Lovelace", "About the engine"])
    #expect(snapshot.nodes.allSatisfy { $0.text(.label) == .notExported && $0.text(.text) != .absent })
  }
}
