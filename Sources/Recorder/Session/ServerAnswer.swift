/// What the server answered to it.
struct ServerAnswer: Sendable {
  let status: Int
  let body: [UInt8]
}
