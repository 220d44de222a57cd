import YAMLText

/// The outlines of what was traced besides rules.
extension OutlineTrace {
  /// Named sets, slots (`button/button.named`), kinds (`button/button`) and the targets of a kind for a rule on a slot
  /// (`button/button named`).
  var setOutlines: [String: SetOutline] {
    var outlines: [String: SetOutline] = [:]
    for (name, (yaml, page, id)) in sets {
      let maker = OutlineMaker(trace: self, page: page)
      let group =
        yaml.node.isMapping
        ? maker.group(yaml)
        : OutlineGroup(lines: [
          OutlineLine(
            key: yaml.scalar == "true" ? "" : "in", value: yaml.scalar ?? "", line: yaml.line, expression: id,
            content: yaml.scalar == "true" ? .leaf : maker.set(yaml.scalar ?? ""))
        ])
      outlines[name] = SetOutline(place: "\(yaml.file):\(yaml.line)", group: group)
    }
    for (name, parts) in targets {
      let line = parts.place.line
      func claim(_ name: String, _ id: Expression.ID) -> OutlineLine {
        let kind = name.split(separator: ".", maxSplits: 1).map(String.init)
        return OutlineLine(key: kind[0], value: kind.last ?? "", line: 0, expression: id, content: .set(name))
      }
      var lines = [claim(parts.own.name, parts.own.expression)]
      if !parts.claims.isEmpty {
        let claims = parts.claims.map { OutlineGroup(lines: [claim($0.name, $0.expression)]) }
        let earlier = OutlineLine(
          key: "any", value: parts.claims.map(\.name).joined(separator: ", "), line: 0, expression: nil,
          content: .any(claims))
        lines.append(
          OutlineLine(
            key: "not", value: "of a kind that comes first in kinds.yaml", line: 0, expression: nil,
            content: .not(OutlineGroup(lines: [earlier]))))
      }
      outlines[name] = SetOutline(place: "\(parts.place.file):\(line)", group: OutlineGroup(lines: lines))
    }
    return outlines
  }
}
