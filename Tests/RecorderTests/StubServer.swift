import Synchronization

@testable import Recorder

/// A server in memory: what it shows next, and what it was asked.
final class StubServer: ScreenServer {
  private let state: Mutex<State>

  private struct State {
    var screens: [Result<String, AskFailure>]
    var asked: [String] = []
  }

  /// - Parameter screens: the sources in order; the last one stays.
  init(_ screens: [Result<String, AskFailure>]) { state = Mutex(State(screens: screens)) }

  convenience init(_ screens: String...) { self.init(screens.map { .success($0) }) }

  var asked: [String] { state.withLock { $0.asked } }

  func ask(_ request: ServerRequest) async throws(AskFailure) -> ServerAnswer {
    let answer = state.withLock { state -> Result<String, AskFailure> in
      state.asked.append("\(request.method) \(request.uri)")
      guard request.uri.hasSuffix("/source") else { return .success("") }
      return state.screens.count > 1 ? state.screens.removeFirst() : state.screens[0]
    }
    let text = try answer.get().replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let value = request.uri.hasSuffix("/source") ? "\"\(text)\"" : #"{"x":0,"y":1500,"width":1080,"height":150}"#
    return ServerAnswer(status: 200, body: Array(#"{"value":\#(value)}"#.utf8))
  }
}
