/// Why a test run cannot be recorded: `<where>: <what is so>: <cause>. <What to do.>`
public struct RecordingProblem: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
