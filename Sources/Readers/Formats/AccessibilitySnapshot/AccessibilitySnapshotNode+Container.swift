import AccessibilityTree

/// The containers of an AccessibilitySnapshot hierarchy.
///
/// Source: cashapp/AccessibilitySnapshot AccessibilityContainer.swift.
extension AccessibilitySnapshotNode {
  private enum Key: String, KnownKeys {
    case type, identifier, frame, isModalBoundary, customActions

    static let table = NumberedKeys<Key>()
  }

  private enum TypeKey: String, KnownKeys {
    case label, value, identifier, rowCount, columnCount

    static let table = NumberedKeys<TypeKey>()
  }

  /// Reads the container whose object the cursor has returned but not entered; its children are beside it.
  mutating func readContainer(_ json: inout JSONCursor, _ builder: inout SnapshotBuilder) throws(ReadFault) {
    role = .group
    flags.append((.element, false))
    try json.enter()
    let keys = Key.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .type where item.isObject:
        try json.enter()
        while let kind = try json.next() {
          texts.append((.nativeClass, builder.intern(kind.keyText)))
          role = AccessibilitySnapshotRoles.containers[kind.keyText] ?? .other
          if kind.isObject { try readType(&json, &builder) }
        }
      case .identifier: texts.append((.identifier, builder.intern(item.bytes)))
      case .frame where item.isArray: bounds = try BoundsList.rect(&json)
      case .isModalBoundary: if let flag = item.flag { flags.append((.modal, flag)) }
      case .customActions where item.isArray: actions = try Self.readTexts(&json)
      case .type, .frame, .customActions, nil: break
      }
    }
  }

  private mutating func readType(_ json: inout JSONCursor, _ builder: inout SnapshotBuilder) throws(ReadFault) {
    var (rows, columns) = (Int?.none, Int?.none)
    try json.enter()
    let keys = TypeKey.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .label: texts.append((.label, builder.intern(item.bytes)))
      case .value: texts.append((.value, builder.intern(item.bytes)))
      // Older files have it here; where both are, the container's own comes later or has come before.
      case .identifier where !texts.contains { $0.0 == .identifier }:
        texts.append((.identifier, builder.intern(item.bytes)))
      case .rowCount: rows = item.number.flatMap(Int.init(exactly:))
      case .columnCount: columns = item.number.flatMap(Int.init(exactly:))
      case .identifier, nil: break
      }
    }
    if rows != nil || columns != nil {
      collection = Collection(
        rows: rows.flatMap { $0 > 0 ? $0 : nil }, columns: columns.flatMap { $0 > 0 ? $0 : nil },
        selection: nil)
    }
  }
}
