import AccessibilityTree

/// The questions that the recorder asks about one session.
struct SessionServer: Sendable {
  let server: any ScreenServer
  /// `/session/<id>`, with what the server has before it.
  let base: String

  /// The tree of the screen.
  func source() async throws(AskFailure) -> String {
    let answer = try await server.ask(ServerRequest(method: "GET", uri: base + "/source"))
    let value = JSONValue(answer.body)?["value"]
    guard answer.status == 200, let text = value?.text else {
      let cause = value?["message"]?.text ?? value?["error"]?.text ?? "no text in `value`"
      throw AskFailure(
        cause: "the server answered GET /source with \(answer.status): \(Excerpt.of(cause))",
        sessionIsGone: answer.status == 404 && value?["error"]?.text == "invalid session id")
    }
    return text
  }

  /// Where an element is; nil where the server does not say.
  func rect(of element: String) async -> Rect? {
    let request = ServerRequest(method: "GET", uri: "\(base)/element/\(element)/rect")
    guard let answer = try? await server.ask(request), answer.status == 200,
      let value = JSONValue(answer.body)?["value"], let x = value["x"]?.number, let y = value["y"]?.number,
      let width = value["width"]?.number, let height = value["height"]?.number
    else { return nil }
    return Rect(x: Float(x), y: Float(y), width: Float(width), height: Float(height))
  }

  /// The text size now; nil where the server may not or cannot say it.
  func fontScale(_ platform: Platform?) async -> Double? {
    switch platform {
    case .android:
      let body =
        #"{"script":"mobile: shell","args":[{"command":"settings","args":["get","system","font_scale"]}]}"#
      let value = await run(body)
      return (value?.text ?? value?["stdout"]?.text).flatMap(Self.scale)
    case .ios: return await run(#"{"script":"mobile: getContentSize","args":[]}"#)?.text.flatMap(ContentSize.scale)
    case nil: return nil
    }
  }

  /// What VoiceOver said last; nil where the server does not say.
  func currentSpeech() async -> String? {
    let value = await run(#"{"script":"mobile: voiceOverCurrentSpeech","args":[]}"#)
    return value?.text ?? value?["utterance"]?.text
  }

  /// The number that `settings get system font_scale` prints; a device that was never set prints `null`, and has 1.0.
  static func scale(_ printed: String) -> Double? {
    let text = printed.filter { !$0.isWhitespace }
    return text == "null" ? 1 : Double(text).flatMap { $0 > 0 ? $0 : nil }
  }

  private func run(_ script: String) async -> JSONValue? {
    let request = ServerRequest(method: "POST", uri: base + "/execute/sync", body: script)
    guard let answer = try? await server.ask(request), answer.status == 200 else { return nil }
    return JSONValue(answer.body)?["value"]
  }
}
