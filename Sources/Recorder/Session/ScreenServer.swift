/// What the recorder asks the server on its own account.
protocol ScreenServer: Sendable {
  /// One request and its answer, within a time that no server should need.
  func ask(_ request: ServerRequest) async throws(AskFailure) -> ServerAnswer
}
