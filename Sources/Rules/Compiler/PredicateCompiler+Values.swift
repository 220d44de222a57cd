import AccessibilityTree

/// Values that may follow a key: a flag, choices, traits, presence.
extension PredicateCompiler {
  func flagged(_ entry: Yaml.Entry, _ atom: Expression) -> Expression.ID? {
    entry.value.bool("`\(entry.name)`").map { $0 ? table.number(atom) : table.not(table.number(atom)) }
  }

  func roles(_ value: Yaml) -> Expression.ID? {
    choices(value, "role", Role.self).map { table.number(.role($0)) }
  }

  /// One case of an enumeration or a list of them, in the order of the cases.
  func choices<Choice: RawRepresentable & CaseIterable & Hashable>(
    _ value: Yaml, _ what: String, _ type: Choice.Type
  ) -> [Choice]? where Choice.RawValue == String {
    guard let words = value.words("`\(what)`") else { return nil }
    // There are few, so that a look at all costs less than a set.
    let chosen = words.compactMap { $0.yaml.choice(what, type) }
    return chosen.isEmpty ? nil : Choice.allCases.filter { chosen.contains($0) }
  }

  func traits(_ value: Yaml) -> Expression.ID? {
    guard let words = value.words("`trait`") else { return nil }
    var traits = Traits()
    for (word, yaml) in words {
      guard let trait = Traits.named[word.lowercased()] else {
        yaml.report("“\(word)” is no trait." + Yaml.offer(word.lowercased(), Traits.named.keys.sorted()))
        continue
      }
      traits.insert(trait)
    }
    return table.number(.trait(traits))
  }

  /// `is: present` or `is: absent`.
  func presence(_ value: Yaml, of what: String, _ atom: Expression) -> Expression.ID? {
    guard let entries = value.entries("`\(what)`") else { return nil }
    var id: Expression.ID?
    for entry in entries {
      guard entry.name == "is" else {
        entry.key.report("`\(entry.name)` is no test of `\(what)`." + Yaml.offer(entry.name, ["is"]))
        continue
      }
      id = entry.value.choice("presence", Presence.self).map {
        $0 == .present ? table.number(atom) : table.not(table.number(atom))
      }
    }
    return id
  }
}
