/// A request of the recorder's own.
struct ServerRequest: Equatable, Sendable {
  let method: String
  let uri: String
  var body: String?
}
