/// How an XML format is told from others: its outermost element and the first one below.
struct XMLSignature: Sendable {
  /// Names of the outermost element.
  var roots: [String] = []
  /// What else the name of the outermost element may begin with.
  var rootPrefix: String?
  /// What the first element below must be called, or must not be.
  var child = Child.any

  enum Child: Sendable {
    case any
    case named(String)
    case notNamed(String)
  }

  /// Whether the outermost element is one of this format's.
  func fits(root: String) -> Bool {
    roots.contains(root) || rootPrefix.map(root.hasPrefix) == true
  }

  /// Whether a document of these two elements is of this format.
  func fits(root: String, child: String?) -> Bool {
    guard fits(root: root) else { return false }
    switch self.child {
    case .any: return true
    case .named(let name): return child == name
    case .notNamed(let name): return child != nil && child != name
    }
  }
}
