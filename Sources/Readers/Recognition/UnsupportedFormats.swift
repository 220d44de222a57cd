/// Formats that a11yd knows by name and does not read yet, so that the message can say what a file is.
///
/// Source: formats that public exporters write, by their root keys.
enum UnsupportedFormats {
  static let json: [(name: String, signature: JSONSignature)] = [
    ("Trailblaze", JSONSignature(all: ["trailblazeNodeTree"])),
    ("axe-android", JSONSignature(all: ["axeContext"])),
    ("axe-android", JSONSignature(all: ["AxeResults"])),
    ("Rico", JSONSignature(all: ["activity"], any: [["activity_name", "request_id"]])),
    ("Accessibility Test Framework", JSONSignature(all: ["windows"], any: [["device_state", "deviceState"]])),
    ("android_env", JSONSignature(all: ["windows"], none: ["device_state", "deviceState"])),
    ("Maestro compact hierarchy", JSONSignature(all: ["ui_schema", "elements"])),
    ("Maestro hierarchy", JSONSignature(all: ["attributes", "children"])),
    ("XCUIElementSnapshot", JSONSignature(all: ["axElement", "depth"])),
    (
      "WebDriverAgent accessible source",
      JSONSignature(all: ["type", "rawIdentifier", "label"], none: ["rect", "frame"])
    ),
    ("idb", JSONSignature(all: ["backend", "target", "elements"])),
    ("idb or AXe", JSONSignature(all: [], any: [["AXFrame", "AXLabel"]])),
    ("AccessibilitySnapshot", JSONSignature(all: [], any: [["element", "container"]], none: ["role", "type"])),
    ("A11yUITests", JSONSignature(all: ["snapshot", "generated"])),
    (
      "node info of mobilerun or screenshot-tests",
      JSONSignature(all: ["isImportantForAccessibility", "boundsInScreen"])
    ),
    ("droidrun portal", JSONSignature(all: ["a11y_tree"])),
    ("AutoMobile", JSONSignature(all: ["hierarchy"], any: [["timestamp", "packageName"]])),
    ("GKD", JSONSignature(all: ["nodes", "appId"])),
    ("Flutter semantics", JSONSignature(all: ["childrenInTraversalOrder"])),
    ("Poco", JSONSignature(all: ["payload", "name"])),
    ("flat view list", JSONSignature(all: ["class", "content-desc", "bounds"], none: ["children"])),
  ]

  static let xml: [(name: String, signature: XMLSignature)] = [
    ("Detox", XMLSignature(roots: ["ViewHierarchy"]))
  ]
}
