/// How a test found an element.
struct ElementLocator: Equatable, Sendable {
  /// `id`, `accessibility id`, `xpath` and so on.
  let strategy: String
  let value: String
  /// The answer had other elements too.
  let isOneOfMany: Bool
}
