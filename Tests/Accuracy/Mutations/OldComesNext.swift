import AccessibilityTree
import AuditTesting
import Speech

extension Mutation {
  static let oldComesNext = Mutation(
    "old-comes-next", "Between the segments and what they show stands a toolbar that was there before.",
    finds: [
      "segmented-control/revealed-content-comes-next#old-next",
      // Where what they show is not known to be after them.
      "segmented-control/revealed-content-comes-next#nothing-after",
    ]
  ) { mutant in
    // With frames it would be heard where it is drawn.
    guard !mutant.opensMore, mutant.spot.node.bounds.value == nil,
      mutant.spot.node.subtreeEnd < mutant.spot.snapshot.count
    else { return false }
    return mutant.inBothSteps { screen, control, parent, place in
      let bar = screen.addPlain(.toolbar, like: control, below: parent, at: place)
      let button = screen.addPlain(.button, like: control, below: bar)
      screen.makeButton(button, named: "Send")
    }
  }

  static let oldPerhapsPart = Mutation(
    "old-perhaps-part", "After the segments comes a button that was there before, beside what they show.",
    finds: ["segmented-control/revealed-content-comes-next#part-of-it"]
  ) { mutant in
    // Beside what has changed it may be part of that.
    guard let after = mutant.spot.node.parent?.children.first(where: { $0.index > mutant.node }),
      mutant.spot.transcript.isStop(after.index) == .yes
    else { return false }
    return mutant.inBothSteps { screen, control, parent, place in
      let button = screen.addPlain(.button, like: control, below: parent, at: place)
      screen.makeButton(button, named: "Send")
    }
  }
}

extension Mutant {
  /// Changes the step of the spot and the one before it alike.
  ///
  /// - Parameter change: gets the spot in the step, its parent, and the place behind it among the children of that.
  fileprivate mutating func inBothSteps(
    _ change: (inout SnapshotEdit, _ control: Int, _ parent: Int, _ place: Int) -> Void
  ) -> Bool {
    guard step > 0, let before = counterpart(of: node, in: step - 1) else { return false }
    for (place, control) in [(step - 1, before), (step, node)] {
      guard let parent = recording[place].snapshot[control].parent else { return false }
      let earlier = parent.children.count { $0.index < control }
      change(&steps[place], control, parent.index, earlier + 1)
    }
    return true
  }
}

extension SnapshotEdit {
  /// Adds a node that says nothing of itself but what it is.
  fileprivate mutating func addPlain(
    _ role: Role, like model: Int, below parent: Int, at place: Int = .max
  ) -> Int {
    let node = addCopy(of: model, below: parent, at: place)
    self[node].record.role = role
    self[node].record.traits = []
    self[node].extras = NodeExtras()
    for property in Property.allCases where carried.contains(property) {
      if property.isFlag {
        set(property, property == .enabled || property == .visible, of: node)
      } else if property.isText {
        set(property, nil, of: node)
      }
    }
    return node
  }

  fileprivate mutating func makeButton(_ node: Int, named name: String) {
    if carried.contains(.traits) { self[node].record.traits = .button }
    set(.label, name, of: node)
    for property in [Property.clickable, .focusable, .element] where carried.contains(property) {
      set(property, true, of: node)
    }
  }
}
