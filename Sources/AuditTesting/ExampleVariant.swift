import AccessibilityTree
import Rules

/// A change of an example's tree that must not change what the rule says about its nodes.
struct ExampleVariant {
  var name: String
  /// The change, applied to the tree of every step.
  var change: (ExampleTree) -> ExampleTree
  /// How many nodes come before those of the example.
  var offset = 0

  /// The variants of an example: in a group, beside an unrelated node, with role words in capitals.
  ///
  /// - Parameter minding: whether the rule asks for neighbours in swipe order, which an unrelated node would change.
  static func all(of example: RuleExample, minding isSensitive: Bool, roleWords: Set<UInt64>) -> [ExampleVariant] {
    var variants = [
      ExampleVariant(
        name: "in a group",
        change: { ExampleTree(keys: [(.role, .scalar("group"))], children: $0.roots) }, offset: 1)
    ]
    if !isSensitive {
      let stranger = ExampleTree(keys: [(.role, .scalar("text")), (.text(.label), .scalar("Wednesday"))])
      variants.append(
        ExampleVariant(
          name: "beside a stranger", change: { ExampleTree(roots: [stranger] + $0.roots) }, offset: 1))
    }
    if capitalized(example.tree, roleWords).hasChanged {
      variants.append(
        ExampleVariant(name: "with role words in capitals", change: { capitalized($0, roleWords).tree }))
    }
    return variants
  }

  private static func capitalized(_ tree: ExampleTree, _ words: Set<UInt64>) -> (tree: ExampleTree, hasChanged: Bool) {
    var tree = tree
    var hasChanged = false
    for index in tree.keys.indices {
      guard case .text(let property) = tree.keys[index].key, property == .label || property == .text,
        case .scalar(let text) = tree.keys[index].value
      else { continue }
      let loud = text.split(separator: " ", omittingEmptySubsequences: false).map { word in
        let tokens = WordScan(String(word)).tokens
        return tokens.count == 1 && words.contains(tokens[0]) ? word.uppercased() : String(word)
      }.joined(separator: " ")
      hasChanged = hasChanged || loud != text
      tree.keys[index].value = .scalar(loud)
    }
    let children = tree.children.map { capitalized($0, words) }
    tree.children = children.map(\.tree)
    return (tree, hasChanged || children.contains(where: \.hasChanged))
  }
}
