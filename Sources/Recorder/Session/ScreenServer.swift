/// What the recorder asks the server on its own account.
protocol ScreenServer: Sendable {
  /// One request and its answer, within a time that no server should need.
  func ask(_ request: ServerRequest) async throws(AskFailure) -> ServerAnswer
}

/// A request of the recorder's own.
struct ServerRequest: Equatable, Sendable {
  let method: String
  let uri: String
  var body: String?
}

/// What the server answered to it.
struct ServerAnswer: Sendable {
  let status: Int
  let body: [UInt8]
}

/// Why the recorder has no answer, for its messages.
struct AskFailure: Error, Equatable {
  let cause: String
  /// The server does not know the session, so that nobody needs to be told.
  var sessionIsGone = false
}
