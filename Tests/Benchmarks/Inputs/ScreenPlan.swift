/// The outline of a screen that an exporter writes: how deep, how wide, what its leaves are.
///
/// Containers nest to depth 12 to 20 as in real exports, leaves come in rows of two to six.
struct ScreenPlan {
  enum Part {
    case container([Part])
    case text
    case button
    case image
    case field
    case toggle
  }

  /// A tree with this many nodes, give or take a row.
  static func make(nodes: Int, dice: inout Dice) -> Part {
    var left = nodes - 1
    var sections: [Part] = []
    while left > 0 { sections.append(section(depth: 2, left: &left, dice: &dice)) }
    return .container(sections)
  }

  private static func section(depth: Int, left: inout Int, dice: inout Dice) -> Part {
    left -= 1
    let deepest = Int.random(in: 12...20, using: &dice)
    if depth < deepest, dice.chance(65) {
      var parts = [section(depth: depth + 1, left: &left, dice: &dice)]
      if dice.chance(40), left > 0 { parts.append(leaf(&left, &dice)) }
      return .container(parts)
    }
    var row: [Part] = []
    for _ in 0..<Int.random(in: 2...6, using: &dice) where left > 0 { row.append(leaf(&left, &dice)) }
    return .container(row)
  }

  private static func leaf(_ left: inout Int, _ dice: inout Dice) -> Part {
    left -= 1
    switch Int.random(in: 0..<100, using: &dice) {
    case 0..<50: return .text
    case 50..<75: return .button
    case 75..<92: return .image
    case 92..<96: return .field
    default: return .toggle
    }
  }
}
