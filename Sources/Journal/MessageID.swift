/// What the daemon itself says, as ids that never change: the journal's `MESSAGE_ID`, and the key into the catalog.
///
/// An entry about an app has the id of its rule instead.
public enum MessageID: String, CaseIterable, Sendable {
  case summary = "6758a5c9afed403cba78579b897dc188"
  case snapshotUnreadable = "74ee07b5be0f48ccadb707459e35fd5d"
  case snapshotIncomplete = "583b8e09cc7c46018233c9a6a8f3d95c"
  case started = "e5f40acc90bc44ed947340d528885a28"
  case stopped = "8b2afc092eff4dcca1aa44fcff6518fe"
  case rulesReloaded = "ff91981ae250478589877a8a632e25a7"
  case reloadRefused = "db385b49559c4da8af320fe782886ec7"
  case dropDirectoryLost = "54cf4c1f63f445f1ad44eda9ac84ec9f"
  case dropDirectoryFound = "8e4aa82296d543baa258013b718ea5ee"
  case rescanAfterOverflow = "cd94a7c000fe4c71bffe9c17d4d7dee5"
  case fileSkipped = "2c892a3dc43a404a85eb085291bcbf21"
  case linesLeftOut = "73624a410c764c1cb94d85b049596444"
}
