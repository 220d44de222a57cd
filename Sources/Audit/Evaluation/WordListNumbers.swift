import Rules

/// Numbers word lists, so that each has one bit in their index, however many references there are to it.
struct WordListNumbers {
  private(set) var lists: [WordList] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// The bit of a list, new or known; 0 for a list without entries, in which nothing is found.
  mutating func bit(of list: WordList) -> UInt128 {
    guard !list.entries.isEmpty else { return 0 }
    let number = numbers[ObjectIdentifier(list)] ?? lists.count
    if number == lists.count {
      lists.append(list)
      numbers[ObjectIdentifier(list)] = number
    }
    return WordIndex.bit(ofList: number)
  }
}
