/// The rule as its author wrote it, with what every line was compiled to.
extension RuleCompiler {
  func outline(_ trace: OutlineTrace, of compiled: CompiledRule, _ subject: Subject) -> RuleOutline {
    var maker = OutlineMaker(trace: trace, page: text.page)
    var each = compiled.setName
    if case .one(let source, _, let slot, _, _) = subject {
      maker.kind = source.kind.path
      each = slot == "control" ? source.kind.path : "\(source.kind.path) \(slot)"
    }
    let applies = value("applies-to")?.entries("`applies-to`") ?? []
    let eachPlace = applies.first { $0.name == "each" }?.key
    var eachLine = OutlineLine(
      key: "each", value: compiled.setName, line: eachPlace?.line ?? 0, expression: compiled.each)
    eachLine.content = maker.kind == nil ? maker.set(each) : .set(each)
    let facts = applies.first { $0.name == "with" }?.value.entries("`with`") ?? []
    let expected = (value("expect")?.list("`expect`") ?? []).compactMap { item -> RuleOutline.Expectation? in
      let entries = item.entries("an expectation") ?? []
      guard let id = entries.first(where: { $0.name == "id" })?.value, let name = id.scalar,
        let that = entries.first(where: { $0.name == "that" }),
        let place = compiled.expectations.first(where: { $0.id == name })
      else { return nil }
      return RuleOutline.Expectation(id: name, line: id.line, that: line(that, place.that, maker))
    }
    return RuleOutline(
      file: text.file, each: eachLine,
      facts: facts.map {
        OutlineLine(key: $0.name, value: $0.value.flow, line: $0.key.line, expression: nil)
      },
      where: applies.first { $0.name == "where" }.flatMap { entry in
        compiled.where.map { line(entry, $0, maker) }
      },
      expectations: expected,
      steps: (value("across")?.entries("`across`") ?? []).map { step in
        var line = OutlineLine(key: step.name, value: step.value.flow, line: step.key.line, expression: nil)
        line.content = .parts(
          (step.value.entries("a step") ?? []).map { part in
            OutlineLine(
              key: part.name, value: part.value.flow, line: part.key.line, expression: trace.expression(at: part.key),
              content: .nodes(.anywhere, part.name == "some" ? .some : .none, maker.group(part.value)))
          })
        return line
      })
  }

  private func line(_ entry: Yaml.Entry, _ id: Expression.ID, _ maker: OutlineMaker) -> OutlineLine {
    OutlineLine(
      key: entry.name, value: entry.value.flow, line: entry.key.line, expression: id,
      content: .parts(maker.group(entry.value).lines))
  }
}
