/// The members that an exporter writes, by the exporter's names.
struct AndroidMembers: Sendable {
  let table: KeyTable
  private let members: [AndroidMember]

  /// - Parameters:
  ///   - names: the exporter's names.
  ///   - alsoSnakeCase: whether `view_id_resource_name` also means `viewIdResourceName`; protobuf writes either.
  init(_ names: [String: AndroidMember], alsoSnakeCase: Bool = false) {
    var all = names
    if alsoSnakeCase { for (name, member) in names { all[Self.snakeCase(name)] = member } }
    let sorted = all.sorted { $0.key < $1.key }
    table = KeyTable(sorted.map(\.key))
    members = sorted.map(\.value)
  }

  /// The member with this number; nil for -1.
  subscript(number: Int) -> AndroidMember? { number >= 0 ? members[number] : nil }

  static func snakeCase(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
  }
}
