/// Why the recorder has no answer, for its messages.
struct AskFailure: Error, Equatable {
  let cause: String
  /// The server does not know the session, so that nobody needs to be told.
  var sessionIsGone = false
}
