import AccessibilityTree
import Audit
import Readers

/// Examinations for other programs: one JSON array with an object for each file.
///
/// Source: docs/doctor.md, config/doctor.schema.json.
public enum ExaminationJSON {
  /// The whole document, including its line feed.
  public static func document(_ objects: [String]) -> String {
    objects.isEmpty ? "[]\n" : "[\n\(objects.joined(separator: ",\n"))\n]\n"
  }

  /// One object, on one line without a line feed.
  public static func object(_ examination: Examination) -> String {
    var object = JSONLine()
    let recognition = examination.recognition
    let snapshot = examination.snapshot
    object.add("snapshot", examination.name)
    object.add("format", recognition.format?.name)
    object.add("around", recognition.layers.map(\.words))
    object.add("because", recognition.sentence)
    switch recognition.snapshot {
    case .success: object.add("error", String?.none)
    case .failure(let error):
      object.add("error") { fields in
        fields.add("kind", error.kind.rawValue)
        fields.add("message", error.description)
      }
    }
    object.add("nearest", objects: recognition.nearest) { near, fields in
      fields.add("format", near.format.name)
      fields.add("has", near.shared)
      fields.add("lacks", near.lacks)
    }
    object.add("platform", snapshot?.platform?.rawValue)
    object.add("app", snapshot?.meta.app)
    object.add("screen", snapshot?.meta.screen)
    object.add("language", snapshot?.meta.language)
    object.add("nodes", snapshot?.count)
    object.add("cut", snapshot?.cut.size)
    object.add("carries") { fields in
      for property in examination.carries { fields.add(property.name, examination.nodeCount(property)) }
    }
    object.add("lacks", examination.lacks.map(\.name))
    object.add("rules", objects: examination.coverage?.rules ?? []) { rule, fields in
      fields.add("rule", rule.rule)
      fields.add("decides", rule.extent.rawValue)
      fields.add("criteria", rule.decides)
      fields.add("gaps", objects: examination.gaps.filter { $0.rule == rule.rule }) { gap, fields in
        fields.add("expectation", gap.expectation)
        fields.add("lacks", gap.lacking.map(\.name))
      }
    }
    object.add("advice", examination.advice)
    object.add("languageSource", snapshot?.meta.languageSource?.rawValue)
    return String(object.finished.dropLast())
  }
}

extension JSONLine {
  fileprivate mutating func add(_ key: String, _ advice: ExportAdvice?) {
    switch advice {
    case .change(let change, let gain): addAdvice(key, "change", change, gain)
    case .sameFormat(let properties, let gain):
      addAdvice(key, "sameFormat", "Export so that it carries \(AdviceWords.list(properties)), as others do", gain)
    case .exporter(let name, let gain): addAdvice(key, "exporter", name, gain)
    case .some(.none), nil: add(key, String?.none)
    }
  }

  private mutating func addAdvice(_ key: String, _ kind: String, _ words: String?, _ gain: CoverageGain) {
    add(key) { fields in
      fields.add("kind", kind)
      fields.add("do", words)
      fields.add("rules", gain.rules)
      fields.add("partly", gain.partly)
      fields.add("lost", gain.lostRules)
      fields.add("expectations", gain.expectations)
    }
  }
}
