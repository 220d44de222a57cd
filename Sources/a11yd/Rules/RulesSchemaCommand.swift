import ArgumentParser
import Daemon
import Rules

/// `a11yd rules schema`: the schemas that editors check rule files and the configuration by.
struct RulesSchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Write the JSON Schema of a kind of file to standard output.")

  /// The file that the configuration's schema is for; the others are files of a rules directory.
  private static let configurationName = "configuration"

  @Argument(
    help: ArgumentHelp(
      "The kind of file: \((FileSchema.allCases.map(\.rawValue) + [configurationName]).joined(separator: ", ")).",
      valueName: "kind"))
  var kind: String

  func run() throws {
    if kind == Self.configurationName { return print(ConfigurationSchema.json, terminator: "") }
    guard let schema = FileSchema(rawValue: kind) else {
      throw ValidationError("“\(kind)” is not a kind of file that has a schema.")
    }
    print(schema.json, terminator: "")
  }
}
