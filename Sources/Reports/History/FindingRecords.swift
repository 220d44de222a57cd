/// What a history keeps of each finding, found by its id.
struct FindingRecords {
  private var list = ChunkedList<FindingRecord>()
  /// Places in the list by the hashes of the ids; negative for none. A dictionary would hold each id once more.
  private var table: [Int32] = Array(repeating: -1, count: 1_024)

  var indices: Range<Int> { list.indices }

  subscript(place: Int) -> FindingRecord {
    get { list[place] }
    _modify { yield &list[place] }
  }

  /// The place of the finding with this id; nil if it is not in the list.
  func place(of key: FindingRecord.Key) -> Int? {
    let place = table[slot(of: key)]
    return place < 0 ? nil : Int(place)
  }

  /// Adds the record of an id that is not in the list.
  mutating func append(_ record: FindingRecord) {
    // A table that is nearly full is searched for long.
    if list.count * 4 >= table.count * 3 { grow() }
    table[slot(of: record.key)] = Int32(list.count)
    list.append(record)
  }

  /// Where the id is, or would be.
  private func slot(of key: FindingRecord.Key) -> Int {
    let mask = table.count - 1
    var slot = key.hashValue & mask
    while table[slot] >= 0, list[Int(table[slot])].key != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    table = Array(repeating: -1, count: table.count * 2)
    for place in list.indices { table[slot(of: list[place].key)] = Int32(place) }
  }
}
