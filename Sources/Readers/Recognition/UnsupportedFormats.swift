/// Formats that a11yd knows by name and does not read, so that the message can say what a file is.
///
/// Source: formats that public tools write, by their root keys.
enum UnsupportedFormats {
  static let json: [(name: String, signature: JSONSignature)] = [
    ("a component tree of React Native's test renderer", JSONSignature(all: ["type", "props", "children"])),
    ("a result of axe-core for the web", JSONSignature(all: ["testEngine", "violations"])),
    ("an accessibility tree of a web browser", JSONSignature(all: ["nodeId", "ignored", "role"])),
    (
      "a Trailblaze capture of a web page (web content has criteria of its own)",
      JSONSignature(all: ["trailblazeNodeTree"], has: [.text(TrailblazeDriver.web.rawValue, of: "class")])
    ),
    ("a Lighthouse report", JSONSignature(all: ["lighthouseVersion", "audits"])),
  ]

  static let xml: [(name: String, signature: XMLSignature)] = []
}
