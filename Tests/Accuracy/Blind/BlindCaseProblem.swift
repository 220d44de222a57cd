/// A folder that is no blind case, for whoever wrote it.
struct BlindCaseProblem: Error, CustomStringConvertible {
  let place: String
  let cause: String

  var description: String { "\(place): this is no blind case: \(cause). Tests/Fixtures/blind/README.md says what is." }
}
