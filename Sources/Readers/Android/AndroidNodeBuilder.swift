import AccessibilityTree

/// Collects the nodes of an Android tree from any exporter, and settles what only the whole tree shows.
struct AndroidNodeBuilder {
  var builder: SnapshotBuilder
  /// By the number of the class name.
  private var roles = LabelTable<Role>()
  private var nodesByOwner: [LabelID: Int] = [:]
  var collections = AndroidCollections()
  var labelling = AndroidLabelling()
  /// Indices of the roots of windows, by the numbers of the windows.
  var windows: [Int: Int] = [:]
  /// Properties besides states that the exporter writes for some nodes only.
  var perNode = PropertySet()
  private let ratingBar: LabelID
  private let radioGroup: LabelID
  private let composeRoles: ComposeRoleChild

  /// - Parameter carries: the properties that every export of the format can state.
  init(format: ExportFormat) {
    builder = SnapshotBuilder(format: format.name)
    builder.meta.platform = .android
    // The nodes show which states are carried: these exporters write every state they know on every node.
    builder.carried = format.carries.subtracting(Self.states)
    ratingBar = builder.intern("android.widget.RatingBar")
    radioGroup = builder.intern("android.widget.RadioGroup")
    composeRoles = ComposeRoleChild(plainClass: builder.intern("android.view.View"))
  }

  /// States the class name and the role that goes with it.
  mutating func stateClass(_ name: LabelID, of index: Int) {
    builder.state(.nativeClass, name, of: index)
    builder[index].role = roles.value(of: name) { AndroidRoles.role(of: builder.labels[name] ?? "") }
  }

  /// States the package.
  mutating func stateOwner(_ package: LabelID, of index: Int) {
    builder.state(.owner, package, of: index)
    if package.isText { nodesByOwner[package, default: 0] += 1 }
  }

  /// The tree, settled.
  ///
  /// - Parameters:
  ///   - textIsRange: whether the exporter writes a range's amount as its text, so that a progress bar without a
  ///     number certainly has none. If it cannot say, the bar stays a progress bar: most of them show an amount.
  ///   - carriesRange: whether the exporter writes every range, so that a progress bar without one certainly has none.
  ///   - defaultOn: states that are on if the exporter leaves them out.
  ///   - defaultOff: states that are off if the exporter leaves them out.
  mutating func finish(
    textIsRange: Bool, carriesRange: Bool = false, defaultOn: PropertySet = [], defaultOff: PropertySet = []
  ) -> ReadTree {
    builder.carried.formUnion(defaultOn)
    builder.carried.formUnion(defaultOff)
    let derivesShowingHint = builder.carried.contains(.placeholder) && !builder.carried.contains(.showingHint)
    for index in 0..<builder.count {
      switch builder[index].role {
      case .textField:
        if derivesShowingHint { settleHint(index) }
        if builder[index].isOn(.password) { builder[index].role = .secureTextField }
      case .slider, .progressBar, .loadingIcon:
        if textIsRange { settleRange(index) }
        if carriesRange { settleLoading(index) }
        // A rating that cannot be changed only shows an amount.
        if builder[index].text(.nativeClass) == ratingBar, !builder[index].isOn(.focusable) {
          builder[index].role = .progressBar
        }
      case .other where textIsRange: settleAmount(index)
      default: break
      }
    }
    composeRoles.settle(&builder)
    collections.settle(in: &builder)
    settleRadioGroups()
    builder.meta.app = builder.meta.app ?? app
    let perNode = Self.states.subtracting(defaultOn).subtracting(defaultOff).union(perNode)
    return ReadTree(builder: builder, settlement: .defaults(on: defaultOn, perNode: perNode))
  }

  private static let states = Property.allCases.filter(\.isFlag).reduce(into: PropertySet()) { $0.insert($1) }

  /// States that exactly one button of a radio group can be chosen, whether or not the export says so.
  ///
  /// Source: AOSP RadioGroup.java, onInitializeAccessibilityNodeInfo.
  private mutating func settleRadioGroups() {
    for index in 0..<builder.count where builder[index].text(.nativeClass) == radioGroup {
      builder.changeExtras(of: index) {
        var collection = $0.collection ?? Collection(rows: nil, columns: nil, selection: nil)
        collection.selection = collection.selection ?? .single
        $0.collection = collection
      }
    }
  }

  /// An empty field shows its hint as its text.
  private mutating func settleHint(_ index: Int) {
    let hint = builder[index].text(.placeholder)
    builder.state(.showingHint, hint.isText && builder[index].text(.text) == hint, of: index)
  }

  /// A plain view may have a range if its text looks like a number written by Java, which is then the amount.
  private mutating func settleAmount(_ index: Int) {
    guard let text = builder.labels[builder[index].text(.text)], text.contains("."), Float(text) != nil else { return }
    builder.state(.text, .notExported, of: index)
    perNode.insert(.text)
  }

  /// The text of a range is its amount, not its name.
  private mutating func settleRange(_ index: Int) {
    guard let amount = builder.labels[builder[index].text(.text)].flatMap(Double.init) else {
      if builder[index].role == .progressBar { builder[index].role = .loadingIcon }
      return
    }
    builder.state(.text, .absent, of: index)
    builder.changeExtras(of: index) { $0.range = ValueRange(minimum: nil, maximum: nil, current: amount) }
    if builder[index].role == .loadingIcon { builder[index].role = .progressBar }
  }

  /// Only a progress bar that knows its amount has a range with one.
  private mutating func settleLoading(_ index: Int) {
    let hasAmount = builder.range(of: index)?.current != nil
    switch builder[index].role {
    case .progressBar where !hasAmount: builder[index].role = .loadingIcon
    case .loadingIcon where hasAmount: builder[index].role = .progressBar
    default: break
    }
  }

  /// The package of most nodes, without the system and keyboards; nil if nothing else is on the screen.
  private var app: String? {
    SystemOwners.app(among: nodesByOwner.map { (builder.labels[$0.key] ?? "", $0.value) })
  }
}
