import AccessibilityTree
import AuditTesting

/// A change of a screen that makes nothing wrong in it: no rule may fail where none failed before.
struct HarmlessChange: Sendable {
  let name: String
  /// False where the screen has no place for it.
  let change: @Sendable (inout SnapshotEdit) -> Bool

  static let all: [HarmlessChange] = [wrapped] + silences

  /// A layout around everything.
  private static let wrapped = HarmlessChange(name: "wrapped-in-a-layout") { edit in
    let children = edit.children(of: 0)
    guard !children.isEmpty else { return false }
    // A copy of the outermost node has all that is said of a layout here, and its rectangle.
    let layout = edit.addCopy(of: 0, below: 0)
    for child in children { edit.move(child, below: layout) }
    return true
  }

  /// Exports of the same screen that say less: what is not said proves nothing.
  private static let silences: [HarmlessChange] = Property.allCases.compactMap { property in
    guard !decisive.contains(property) else { return nil }
    // A name is unknown only where neither of the two is exported.
    let silenced: PropertySet = [.label, .text].contains(property) ? [.label, .text] : [property]
    return HarmlessChange(name: "without-\(property.name)") { edit in
      guard edit.carried.contains(property) else { return false }
      guard property != .bounds || !isHiddenByItsArea(edit) else { return false }
      edit.silenced = silenced
      return true
    }
  }

  /// Whether only its empty rectangle says of something to tap that it is not on the screen.
  private static func isHiddenByItsArea(_ edit: SnapshotEdit) -> Bool {
    edit.finished().snapshot.nodes.contains { node in
      node.bounds == .absent && node.isOn(.clickable) && node.flag(.visible) != .exposed(false)
    }
  }

  /// Where an exporter leaves these out, what it lists counts as reached and as the app's, and the platform and the traits
  /// are what the rest implies.
  private static let decisive: PropertySet = [
    .hidden, .visible, .element, .owner, .identifier, .traits, .platform, .language,
  ]
}
