import AccessibilityTree
import Rules

/// A change to the tree of an example that changes nothing of what the rule says of its nodes.
struct ExampleVariant {
  var name: String
  var tree: ExampleTree
  /// How many nodes come before those of the example.
  var offset = 0

  /// The variants of an example: in a group, beside a stranger, with role words in capitals.
  ///
  /// - Parameter minding: whether the rule asks for neighbours in swipe order, which a stranger would be.
  static func all(of example: RuleExample, minding isSensitive: Bool, roleWords: Set<UInt64>) -> [ExampleVariant] {
    let group = ExampleTree(keys: [(.role, .scalar("group"))], children: example.tree.roots)
    var variants = [ExampleVariant(name: "in a group", tree: group, offset: 1)]
    if !isSensitive {
      let stranger = ExampleTree(keys: [(.role, .scalar("text")), (.text(.label), .scalar("Wednesday"))])
      variants.append(
        ExampleVariant(name: "beside a stranger", tree: ExampleTree(roots: [stranger, example.tree]), offset: 1))
    }
    let loud = capitalized(example.tree, roleWords)
    if loud.hasChanged { variants.append(ExampleVariant(name: "with role words in capitals", tree: loud.tree)) }
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
