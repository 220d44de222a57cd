/// Formats that a11yd knows by name and does not read, so that the message can say what a file is.
///
/// Source: formats that public tools write, by their root keys.
enum UnsupportedFormats {
  static let json: [(name: String, signature: JSONSignature)] = [
    ("a component tree of React Native's test renderer", JSONSignature(all: ["type", "props", "children"])),
    ("a result of axe-core for the web", JSONSignature(all: ["testEngine", "violations"])),
    (
      "an accessibility tree of a web browser",
      JSONSignature(
        all: ["nodeId", "ignored"], usual: ["role", "name", "value", "children", "childIds", "properties"])
    ),
    (
      "an accessibility tree of a web browser",
      JSONSignature(all: ["nodes"], has: [.key("nodeId"), .key("backendDOMNodeId")])
    ),
    (
      "a Trailblaze capture of a web page (web content has criteria of its own)",
      TrailblazeDriver.web.signature
    ),
    (
      "a list of accessibility events without a tree",
      JSONSignature(all: ["event_type"], any: [["event_timestamp_ms", "event_text", "event_package_name"]])
    ),
    (
      "a list of accessibility events without a tree",
      JSONSignature(all: ["events"], has: [.key("event_type")])
    ),
    (
      "a single view of an axe DevTools export, without its context",
      JSONSignature(
        all: ["axeViewId", "boundsInScreen"],
        usual: [
          "className", "contentDescription", "isClickable", "isEnabled", "isImportantForAccessibility",
          "isVisibleToUser",
          "text", "children",
        ], mayHave: [.key("isImportantForAccessibility")])
    ),
    (
      "a flat list of AndroidWorld's UI elements in place of their tree",
      JSONSignature(all: ["bbox_pixels", "class_name"])
    ),
    (
      "an observation of AndroidWorld with a flat list of UI elements",
      JSONSignature(all: ["ui_elements"])
    ),
    (
      "an error that a server replied",
      JSONSignature(
        all: ["error"], any: [["status", "path", "message", "code", "success"]],
        usual: ["timestamp", "type", "version"])
    ),
    ("a Lighthouse report", JSONSignature(all: ["lighthouseVersion", "audits"])),
  ]
}
