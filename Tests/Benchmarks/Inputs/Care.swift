/// How well the people who made an app looked after its labels.
enum Care {
  /// One label in fifty is wrong, as on the screens of an app that somebody tests.
  case usual
  /// Every label is wrong, which no real export comes near: what findings cost.
  case none

  /// A label of this app, or nil for an element without one.
  func label(_ dice: inout Dice) -> String? {
    let isWrong =
      switch self {
      case .usual: Int.random(in: 0..<50, using: &dice) == 0
      case .none: true
      }
    return isWrong ? AppText.defect(&dice) : AppText.label(&dice)
  }
}
