/// A number that is known or lies between two; without a high one, nobody knows how many nodes are missing.
struct NaiveNumber {
  var low: Int
  var high: Int?
}
