import Rules
import Speech

/// The JSON Schema of the configuration, for editors, made of the keys that a11yd reads.
///
/// Ranges of times and sizes are checked when the configuration is read: a schema cannot compare “5 min” with “60 s”.
public enum ConfigurationSchema {
  /// The schema as a file.
  public static var json: String {
    let sections = ConfigurationKey.sections.map { section -> (key: String, value: SchemaNode) in
      let keys = ConfigurationKey.allCases.filter { $0.section == section }
      let mapping = SchemaNode.mapping(keys.map { ($0.name, $0.schema) })
      // A section is null if all of its keys are commented out.
      return (section, .object([("anyOf", .list([.null, mapping]))]))
    }
    guard case .object(let body) = SchemaNode.mapping(sections + [("suppressions", suppressions)]) else { return "" }
    return SchemaNode.object(
      [
        ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
        ("title", .text("The configuration of a11yd")),
      ] + body.map { $0.key == "type" ? ("type", .list([.text("object"), .text("null")])) : $0 }
    ).json
  }

  private static var suppressions: SchemaNode {
    let text = SchemaNode.object([("type", .text("string"))])
    let suppression = SchemaNode.mapping(
      SuppressionList.Key.allCases.map { ($0.rawValue, $0 == .finding ? .pattern("^[0-9a-f]{32}$") : text) },
      required: ["reason", "until"])
    return .object([("anyOf", .list([.null, .items(suppression)]))])
  }
}

extension SchemaNode {
  fileprivate static let null = SchemaNode.object([("type", .text("null"))])
}

extension ConfigurationKey {
  /// The form of the value, with its default.
  fileprivate var schema: SchemaNode {
    form.described("Default: \(text(in: Configuration())).")
  }

  private var form: SchemaNode {
    let path = SchemaNode.object([("type", .text("string")), ("minLength", .number(1))])
    switch self {
    case .watchDirectory: return path
    case .rulesDirectories, .pages: return .items(path, atLeast: 1)
    case .withoutPages: return .items(path)
    case .settle, .grace, .rescanEvery, .sessionQuiet, .repeatAfter, .ledgerAge:
      return .pattern("^[0-9]+ *(\(TimeText.unitNames.joined(separator: "|")))$")
    case .snapshotSize, .ledgerSize: return .pattern("^[0-9]+ *(\(SizeText.unitNames.joined(separator: "|")))$")
    case .includesDrafts: return .object([("type", .text("boolean"))])
    case .auditors, .sessionSteps, .depth, .nodes, .findings, .textLength, .waiting, .foldAfter, .entries, .queue:
      return .object([("type", .text("integer")), ("minimum", .number(0))])
    case .language: return .pattern("^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$|^\(ConfigurationValue.auto)$")
    case .screenReader: return .choice([ConfigurationValue.none] + KnownScreenReader.allCases.map(\.rawValue))
    case .cannotTell: return .choice(Configuration.CannotTell.allCases.map(\.rawValue))
    }
  }
}
