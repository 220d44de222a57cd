import AccessibilityTree

/// One run of an exporter that logs what it did: the states that it saw and the actions between them, in any order of
/// arrival. DroidBot writes such runs: `states/` and `events/` of one output directory.
///
/// What was captured longest ago is forgotten beyond the bounds, and actions that name it are not judged any more.
struct RunMemory: Sendable {
  /// In the order in which they were done.
  private(set) var actions: [ScreenAction] = []
  private var captures: [String: [RecordedStep]] = [:]
  /// The states of the captures, in the order of their arrival.
  private var arrivals: [(state: String, name: String)] = []
  private var judged: Set<ScreenAction> = []
  /// What an earlier life of the program has judged as far as it went.
  private var knownActions: Set<ScreenAction> = []
  private var knownCaptures: Set<String> = []
  private(set) var weight = 0
  private let bounds: RecordingBounds

  /// More than any run that was seen has, twentyfold.
  private static let actionLimit = 10_000

  init(bounds: RecordingBounds = RecordingBounds()) { self.bounds = bounds }

  /// The captures of a state, oldest first.
  func captures(of state: String) -> [RecordedStep] { captures[state] ?? [] }

  func isJudged(_ action: ScreenAction) -> Bool { judged.contains(action) }

  /// A state that was captured; what can be judged now.
  mutating func add(_ capture: RecordedStep, of state: String, isKnown: Bool = false) -> [PlacedStep] {
    forget(capture.name, of: state)
    captures[state, default: []].append(capture)
    arrivals.append((state, capture.name))
    if isKnown { knownCaptures.insert(capture.name) }
    weight += capture.snapshot.weight
    while weight > bounds.nodes, arrivals.count > 1 { forget(arrivals[0].name, of: arrivals[0].state) }
    return judge(actions.filter { $0.before == state || $0.after == state })
  }

  /// An action; what can be judged now.
  mutating func add(_ action: ScreenAction, isKnown: Bool = false) -> [PlacedStep] {
    guard !actions.contains(action) else { return [] }
    let place = actions.lastIndex { $0.at <= action.at }.map { $0 + 1 } ?? 0
    actions.insert(action, at: place)
    if isKnown { knownActions.insert(action) }
    if actions.count > Self.actionLimit {
      let oldest = actions.removeFirst()
      judged.remove(oldest)
      knownActions.remove(oldest)
    }
    return judge([action])
  }

  private mutating func forget(_ name: String, of state: String) {
    guard let capture = captures[state]?.first(where: { $0.name == name }) else { return }
    captures[state]?.removeAll { $0.name == name }
    if captures[state]?.isEmpty == true { captures[state] = nil }
    arrivals.removeAll { $0.name == name }
    knownCaptures.remove(name)
    weight -= capture.snapshot.weight
  }

  private mutating func judge(_ candidates: [ScreenAction]) -> [PlacedStep] {
    candidates.compactMap { action in
      guard !judged.contains(action), let place = actions.firstIndex(of: action),
        let way = RunWay(to: place, in: self)?.placed
      else { return nil }
      judged.insert(action)
      return isTold(action, way) ? nil : way
    }
  }

  /// Whether nothing of it is new, so that it was told when the last part of it came.
  private func isTold(_ action: ScreenAction, _ way: PlacedStep) -> Bool {
    knownActions.contains(action) && way.recording.steps.allSatisfy { knownCaptures.contains($0.name) }
  }
}
