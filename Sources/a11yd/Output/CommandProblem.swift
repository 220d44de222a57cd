/// Why a command failed; prints as `<where>: <what is wrong>: <cause>. <What to do.>`
struct CommandProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
