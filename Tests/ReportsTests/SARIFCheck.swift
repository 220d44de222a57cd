import Foundation

/// What of SARIF 2.1.0 a document of ours has to follow, written from the specification's sections.
struct SARIFCheck {
  let log: [String: Any]

  init(_ text: String) throws {
    log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  private var run: [String: Any] { (log["runs"] as? [[String: Any]])?.first ?? [:] }
  private var driver: [String: Any] { (run["tool"] as? [String: Any])?["driver"] as? [String: Any] ?? [:] }
  var results: [[String: Any]] { run["results"] as? [[String: Any]] ?? [] }

  var problems: [String] {
    var problems: [String] = []
    func check(_ holds: Bool, _ problem: @autoclosure () -> String) { if !holds { problems.append(problem()) } }
    check(log["version"] as? String == "2.1.0", "3.13.2: version")
    check((log["runs"] as? [Any])?.count == 1, "3.13.4: runs")
    check(!(driver["name"] as? String ?? "").isEmpty, "3.19.8: name of the driver")
    check(run["results"] is [Any], "3.14.23: results")
    let rules = driver["rules"] as? [[String: Any]] ?? []
    let ids = rules.compactMap { $0["id"] as? String }
    check(ids.count == rules.count && Set(ids).count == ids.count, "3.49.3: ids of rules")
    for rule in rules {
      check(text(rule["help"]) != nil && text(rule["shortDescription"]) != nil, "3.49: texts of a rule")
      let level = (rule["defaultConfiguration"] as? [String: Any])?["level"] as? String ?? ""
      check(Self.levels.contains(level), "3.50.3: level of a rule")
      let tags = (rule["properties"] as? [String: Any])?["tags"] as? [String] ?? []
      check(Set(tags).count == tags.count && tags.count <= 20, "3.8.2: tags are a set")
    }
    for result in results { problems += self.problems(of: result) }
    for invocation in run["invocations"] as? [[String: Any]] ?? [] {
      check(invocation["executionSuccessful"] is Bool, "3.20.14: executionSuccessful")
      for notification in invocation["toolExecutionNotifications"] as? [[String: Any]] ?? [] {
        check(text(notification["message"]) != nil, "3.58.5: message of a notification")
        check(Self.levels.contains(notification["level"] as? String ?? ""), "3.58.6: level of a notification")
        problems += locations(notification["locations"] as? [[String: Any]] ?? [])
      }
    }
    return problems
  }

  private static let levels: Set<String> = ["none", "note", "warning", "error"]
  private static let keys: Set<String> = [
    "ruleId", "kind", "level", "message", "locations", "relatedLocations", "partialFingerprints", "baselineState",
    "properties",
  ]

  private func problems(of result: [String: Any]) -> [String] {
    var problems: [String] = []
    func check(_ holds: Bool, _ problem: @autoclosure () -> String) { if !holds { problems.append(problem()) } }
    check(Set(result.keys).isSubset(of: Self.keys), "3.27: unknown keys \(Set(result.keys).subtracting(Self.keys))")
    let (kind, level) = (result["kind"] as? String ?? "", result["level"] as? String ?? "")
    check(["fail", "review", "pass"].contains(kind), "3.27.9: kind")
    check(Self.levels.contains(level) && (kind == "fail") == (level != "none"), "3.27.10: level of a \(kind)")
    check(text(result["message"]) != nil, "3.27.11: message")
    let prints = result["partialFingerprints"] as? [String: String] ?? [:]
    check(prints.count == 1 && prints.values.allSatisfy { $0.utf8.count == 32 }, "3.27.17: partialFingerprints")
    if let state = result["baselineState"] as? String {
      check(["new", "unchanged", "updated", "absent"].contains(state), "3.27.24: baselineState")
    }
    check((result["locations"] as? [Any])?.count == 1, "3.27.12: locations")
    problems += locations(
      (result["locations"] as? [[String: Any]] ?? []) + (result["relatedLocations"] as? [[String: Any]] ?? []))
    return problems
  }

  private func locations(_ locations: [[String: Any]]) -> [String] {
    locations.flatMap { location -> [String] in
      let place = location["physicalLocation"] as? [String: Any] ?? [:]
      let uri = (place["artifactLocation"] as? [String: Any])?["uri"] as? String ?? ""
      let line = (place["region"] as? [String: Any])?["startLine"] as? Int ?? 0
      let isAddress = uri.wholeMatch(of: #/([A-Za-z0-9._~\/-]|%[0-9A-F]{2})+/#) != nil
      return (isAddress ? [] : ["3.4.3: uri “\(uri)”"]) + (line > 0 ? [] : ["3.30.5: startLine"])
    }
  }

  private func text(_ message: Any?) -> String? {
    let text = (message as? [String: Any])?["text"] as? String
    return text?.isEmpty == false ? text : nil
  }
}
