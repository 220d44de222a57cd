/// What is wrong with a value, as a text that follows its key: “is “4 gigs”, not a size such as “4 MiB”.”
struct ValueProblem: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
