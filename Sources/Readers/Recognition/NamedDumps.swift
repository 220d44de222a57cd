/// Files of known tools that a11yd does not read, and text dumps that no tool can read back. Each has a name, so that
/// the message can say what to drop instead.
///
/// Source: the tools that are named with each. JSON is recognised by its root keys, texts by words near their start.
enum NamedDumps {
  private struct JSONDump {
    let name: String
    let advice: String
    let signature: JSONSignature
    /// Keys that such a dump does not have; with them it is something else.
    var leavesOut: [String] = []
    /// Whether it is read as an action between screens, and refused only if a screen is asked for.
    var isAction = false
  }

  private static let json: [JSONDump] = [
    JSONDump(
      name: "an event of DroidBot instead of a screen",
      advice: "`a11yd audit` takes it together with the files of `states/`",
      signature: DroidBotEvent.signature, isAction: true),
    // interactionmining.org/rico, “UI Layouts with Semantic Annotations”: they leave out nearly everything that is
    // heard.
    JSONDump(
      name: "Rico's semantic annotations", advice: "Drop the screen's file of `combined/` instead",
      signature: JSONSignature(
        all: ["bounds", "children"], any: [["componentLabel", "ancestors"]]),
      leavesOut: ["visible-to-user", "visibility", "content-desc"]),
  ]

  /// The names of those that are never read, for the page of formats.
  static let names: [String] = json.filter { !$0.isAction }.map(\.name) + texts.map(\.name)

  /// The fault that names the dump with these root keys, or nil.
  static func fault(of keys: Set<String>) -> ReadFault? {
    json.first { $0.signature.fits(keys) && keys.isDisjoint(with: $0.leavesOut) }.map { fault($0.name, $0.advice) }
  }

  private struct TextDump {
    let name: String
    let advice: String
    let marks: [String]
  }

  private static let texts: [TextDump] = [
    // AOSP and androidx, `uiautomator dump`: the platform misspells “hierarchy”. The file was written on the device.
    TextDump(
      name: "uiautomator's message about where it saved the tree",
      advice: "Copy that file from the device with `adb pull`, or run `adb exec-out uiautomator dump /dev/tty`",
      marks: ["UI hierchary dumped to", "UI hierarchy dumped to"]),
    // mobile-dev-inc/maestro PrintHierarchyCommand.kt, ViewHierarchyFormatters.kt.
    TextDump(
      name: "Maestro's hierarchy as a table", advice: "Run `maestro hierarchy` without `--compact`",
      marks: ["element_num,depth,"]),
    // androidx compose.ui.test Output.kt.
    TextDump(
      name: "a tree that Compose printed to the log",
      advice: "Export the screen with `adb exec-out uiautomator dump /dev/tty` or Appium",
      marks: ["Printing with useUnmergedTree", "|-Node #"]),
    // flutter/flutter rendering/debug.dart, debugDumpSemanticsTree.
    TextDump(
      name: "a semantics tree that Flutter printed",
      advice: "Export the screen from the device, as \(InstalledGuide.formats) says, with a screen reader on",
      marks: ["SemanticsNode#"]),
    // XCUIElement.debugDescription.
    TextDump(
      name: "XCTest's printed description of an element",
      advice: "Export `/source?format=json` of WebDriverAgent instead",
      marks: ["Attributes: Application, ", "Element subtree:", "→Application, "]),
  ]

  /// The most bytes before a dump, which begins near the start of a log.
  private static let searchLimit = 64 << 10

  /// The fault that names the dump in these bytes, or nil.
  static func fault(of bytes: UnsafeRawBufferPointer) -> ReadFault? {
    let start = String(decoding: bytes.prefix(searchLimit), as: UTF8.self)
    return texts.first { $0.marks.contains(where: start.contains) }.map { fault($0.name, $0.advice) }
  }

  private static func fault(_ name: String, _ advice: String) -> ReadFault {
    ReadFault(.unsupportedFormat, "looks like \(name), which a11yd does not read", advice: advice)
  }
}
