/// The words of several lists and what is noted of each, while their index is made.
///
/// Words are hashes already, so that they need no other hash to be found by.
struct MarkedWords {
  /// Each word once, in the order in which they came.
  private(set) var words: [UInt64] = []
  /// What is noted of each.
  private(set) var marks: [WordIndex.Marks] = []
  /// A hash table with open addressing: the number of a word, from 1, or 0. Its size is a power of two.
  private var numbers: [UInt32]

  /// - Parameter room: how many words there are at most. It may be twice as many as there are, so that the table is not made
  ///   larger than it has to be for all.
  init(room: Int) {
    var size = 4
    while 2 * size < 3 * room { size *= 2 }
    numbers = Array(repeating: 0, count: size)
    words.reserveCapacity(room / 2)
    marks.reserveCapacity(room / 2)
  }

  /// Changes what is noted of a word.
  mutating func mark(_ word: UInt64, _ change: (inout WordIndex.Marks) -> Void) {
    var place = Int(truncatingIfNeeded: word >> 12) & (numbers.count - 1)
    while numbers[place] != 0, words[Int(numbers[place]) - 1] != word { place = (place + 1) & (numbers.count - 1) }
    if numbers[place] == 0 {
      words.append(word)
      marks.append(WordIndex.Marks())
      numbers[place] = UInt32(words.count)
    }
    change(&marks[Int(numbers[place]) - 1])
  }
}
