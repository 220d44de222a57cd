import AccessibilityTree

/// What an export says about one Android node, kept until all its members are read or its place in the tree is known.
///
/// Source: android.view.accessibility.AccessibilityNodeInfo.
struct AndroidDraft {
  /// The number by which other nodes refer to it.
  var number = 0
  var childNumbers: [Int] = []
  var labeledByNumber: Int?
  var superclasses: [Int] = []
  var className = LabelID.notExported
  var viewClass = LabelID.notExported
  var package = LabelID.notExported
  var flags: [(Property, Bool)] = []
  var texts: [(Property, LabelID)] = []
  var secondIdentifier = LabelID.notExported
  var bounds = Rect(x: .nan, y: .nan, width: 0, height: 0)
  var liveRegion: Int?
  var range: ValueRange?
  var collection: Collection?
  var item: (row: Int?, column: Int?)?
  var actions: AndroidActions?
  var window: Int?
  var isLabel = false
  var hasLabel = false
  var isVirtual = false
  var hasLinks = false

  /// A node without any statement.
  init() {
    // Reserve as many as most nodes have, so that the lists do not grow step by step.
    flags.reserveCapacity(12)
    texts.reserveCapacity(4)
  }

  /// Reads the object that the cursor has returned but not entered. The node is in a list and has no children inside
  /// it.
  init(_ members: AndroidMembers, _ json: inout JSONCursor, _ builder: inout SnapshotBuilder) throws(ReadFault) {
    self.init()
    try json.enter()
    while let item = try json.next(members.table) {
      if let member = members[item.key] { try read(member, item, &json, &builder) }
    }
  }
}
