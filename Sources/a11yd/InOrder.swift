/// Work on many inputs side by side, with its results in the order of the inputs.
///
/// At most `window` inputs are begun and not yet handed over, so that memory is bounded however slow the first one is.
struct InOrder<Input: Sendable, Output: Sendable> {
  let window: Int
  let work: @Sendable (Input) -> Output

  /// Hands the result of each input to `receive`, in order, while later ones are worked on.
  func run(_ inputs: [Input], receive: (Output) throws -> Void) async rethrows {
    try await withThrowingTaskGroup(of: (place: Int, output: Output).self) { group in
      var begun = 0
      var received = 0
      var early: [Int: Output] = [:]
      while received < inputs.count {
        while begun < inputs.count, begun - received < window {
          group.addTask { [place = begun, input = inputs[begun], work] in (place, work(input)) }
          begun += 1
        }
        guard let next = try await group.next() else { return }
        early[next.place] = next.output
        while let output = early.removeValue(forKey: received) {
          try receive(output)
          received += 1
        }
      }
    }
  }
}
