/// Works on many inputs in parallel, in two parts. Between the parts, inputs pass one by one, in order.
///
/// Results come in the order of the inputs. At most `window` inputs are started and not yet handed over, so that memory
/// is bounded even if the first one is slow.
struct InOrder<Input: Sendable, Read: Sendable, Placed: Sendable, Output: Sendable> {
  let window: Int
  let first: @Sendable (Input) -> Read
  let second: @Sendable (Placed) -> Output

  private enum Done: Sendable {
    case first(Int, Read)
    case second(Int, Output)
  }

  /// Passes each input to `between` after the first part of its work, and the result of the second part to `receive`.
  /// Both calls are in order, while other inputs are worked on.
  func run(_ inputs: [Input], between: (Read) -> Placed, receive: (Output) throws -> Void) async rethrows {
    try await withThrowingTaskGroup(of: Done.self) { group in
      var (begun, passed, received) = (0, 0, 0)
      var read: [Int: Read] = [:]
      var early: [Int: Output] = [:]
      while received < inputs.count {
        while begun < inputs.count, begun - received < window {
          group.addTask { [place = begun, input = inputs[begun], first] in .first(place, first(input)) }
          begun += 1
        }
        switch try await group.next() {
        case .first(let place, let result): read[place] = result
        case .second(let place, let output): early[place] = output
        case nil: return
        }
        while let result = read.removeValue(forKey: passed) {
          group.addTask { [place = passed, placed = between(result), second] in .second(place, second(placed)) }
          passed += 1
        }
        while let output = early.removeValue(forKey: received) {
          try receive(output)
          received += 1
        }
      }
    }
  }
}
