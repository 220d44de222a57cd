import AccessibilityTree
import Audit

/// What runs can prove, for other programs: objects for `ExaminationJSON.document`.
///
/// Source: docs/doctor.md, config/doctor.schema.json.
public enum RunExaminationJSON {
  /// One object, on one line without a line feed.
  public static func object(_ run: RunExamination) -> String {
    var object = JSONLine()
    object.add("recording", run.name)
    object.add("platform", run.platform?.rawValue)
    object.add("captures", run.captures)
    object.add("tells") { fields in
      for evidence in RunEvidence.allCases {
        if let count = run.evidence[evidence] { fields.add(evidence.rawValue, count) }
      }
    }
    object.add("decides", run.decided)
    object.add("cannot", run.open)
    if let advice = run.advice {
      object.add("advice") { fields in
        fields.add("do", advice.change)
        fields.add("rows", advice.rows)
      }
    } else {
      object.add("advice", String?.none)
    }
    return object.object
  }
}
