/// What DroidBot (JSON) and uiautomator (XML) write of an Android screen.
struct AndroidExport {
  /// One node before it is written.
  struct View {
    var parent: Int
    var children: [Int] = []
    var part: ScreenPlan.Part
    var text: String?
    var description: String?
    var identifier: String?
    var bounds: (left: Int, top: Int, right: Int, bottom: Int)

    var className: String {
      switch part {
      case .container: "android.widget.FrameLayout"
      case .text: "android.widget.TextView"
      case .button: "android.widget.Button"
      case .image: "android.widget.ImageView"
      case .field: "android.widget.EditText"
      case .toggle: "android.widget.Switch"
      }
    }

    var isClickable: Bool {
      switch part {
      case .button, .field, .toggle: true
      default: false
      }
    }

    var isToggle: Bool { if case .toggle = part { true } else { false } }
  }

  private(set) var views: [View] = []
  private var dice: Dice

  /// A screen with about this many nodes.
  init(nodes: Int, seed: UInt64) {
    dice = Dice(seed: seed)
    let plan = ScreenPlan.make(nodes: nodes, dice: &dice)
    add(plan, parent: -1, at: (0, 0))
  }

  private mutating func add(_ part: ScreenPlan.Part, parent: Int, at origin: (Int, Int)) {
    let place = views.count
    if parent >= 0 { views[parent].children.append(place) }
    let (x, y) = (origin.0 + Int.random(in: 0...16, using: &dice), origin.1 + Int.random(in: 0...80, using: &dice))
    var view = View(parent: parent, part: part, bounds: (x, y, x + 300, y + 132))
    if dice.chance(40) { view.identifier = "com.example.shop:id/\(AppText.identifier(&dice))" }
    switch part {
    case .text, .button, .field, .toggle: view.text = Care.usual.label(&dice)
    case .image: view.description = Care.usual.label(&dice)
    case .container: view.bounds = (x, y, 1080, y + 600)
    }
    views.append(view)
    if case .container(let parts) = part {
      for child in parts { add(child, parent: place, at: (x, y)) }
    }
  }
}
