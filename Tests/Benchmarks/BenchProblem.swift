/// Why nothing can be measured.
struct BenchProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// The number that stands after an option.
  static func number(_ text: String?, of option: String) throws(Self) -> Int {
    guard let number = text.flatMap({ Int($0) }), number >= 0 else {
      throw BenchProblem("\(option) takes a number, from 0")
    }
    return number
  }
}
