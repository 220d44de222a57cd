/// A file in a history. Each box has a drop directory of its own, and names in it mean nothing on another.
struct HistoryFile: Hashable {
  /// The place of the box among those of the history.
  let box: Int32
  let name: String
}
