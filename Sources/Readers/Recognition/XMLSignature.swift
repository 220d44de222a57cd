/// How to recognise an XML format: by its outermost element and the first one below.
struct XMLSignature: Sendable {
  /// Names of the outermost element.
  var roots: [String] = []
  /// Another beginning that the outermost element's name may have.
  var rootPrefix: String?
  /// The name that the first element below must have, or must not have.
  var child = Child.any

  enum Child: Sendable {
    case any
    case named(String)
    case notNamed(String)
  }

  /// Whether the outermost element fits this format.
  func fits(root: String) -> Bool {
    roots.contains(root) || rootPrefix.map(root.hasPrefix) == true
  }

  /// Whether a document with these two elements fits this format.
  func fits(root: String, child: String?) -> Bool {
    guard fits(root: root) else { return false }
    switch self.child {
    case .any: return true
    case .named(let name): return child == name
    case .notNamed(let name): return child != nil && child != name
    }
  }
}
