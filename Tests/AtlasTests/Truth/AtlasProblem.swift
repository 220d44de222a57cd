import Foundation

/// A file of the atlas that cannot be used.
struct AtlasProblem: Error, CustomStringConvertible {
  let description: String
}
