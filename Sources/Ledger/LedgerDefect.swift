/// Why a ledger's file is put aside.
enum LedgerDefect: Error, CustomStringConvertible {
  /// Another program's database.
  case foreign
  /// Written by a later a11yd.
  case version(Int)
  /// What SQLite's check says first.
  case damaged(String)

  var description: String {
    switch self {
    case .foreign: "it is another program's database"
    case .version(let version): "it was written by a later a11yd (version \(version) of its tables)"
    case .damaged(let finding): "it is damaged (\(finding))"
    }
  }
}
