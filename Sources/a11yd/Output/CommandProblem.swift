/// Why a command cannot do what it was asked; prints as `<where>: <what is so>: <cause>. <what to do>.`
struct CommandProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
