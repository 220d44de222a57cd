/// The elements of one XML document in the order in which they open and close. A parser writes it and the cursor reads
/// it.
///
/// Values are places in the document. Only those with references are copied, unescaped.
struct XMLTape: ~Copyable {
  /// Where a text is: in the document or, marked by the highest bit, among the copies.
  struct Place {
    let start: UInt32
    let length: UInt32

    static let copied: UInt32 = 1 << 31
  }

  /// The largest document: places have 31 bits.
  static let limit = Int(Place.copied) - 1
  /// Words of an opening element: its name and kind, the number of its attributes, and its place in the document.
  static let elementSize = 3
  /// Words of an attribute: its name, and the place and length of its value.
  static let attributeSize = 3

  private let document: UnsafeRawBufferPointer
  private let words: UnsafeMutableBufferPointer<UInt32>
  private var copies: UnsafeMutableBufferPointer<UInt8>?
  private var copiedCount = 0
  /// How many words there are.
  private(set) var count = 0
  /// The names of elements and attributes, by their numbers.
  private(set) var names: [Place] = []
  /// How many elements were opened.
  private(set) var elements = 0
  /// The fault after the last step; nil if the document is whole.
  var fault: ReadFault?

  /// An empty tape.
  ///
  /// - Parameter document: at most `limit` bytes, which must outlive the tape.
  init(of document: UnsafeRawBufferPointer) {
    self.document = document
    // An element has at least 4 bytes, an attribute 5. Unused room costs only addresses.
    words = .allocate(capacity: document.count + 8)
  }

  deinit {
    words.deallocate()
    copies?.deallocate()
  }

  // MARK: Writing

  /// Writes an opening element, and returns the place for the number of its attributes.
  @inline(__always)
  mutating func open(name: Int, at start: Int) -> Int {
    precondition(count + Self.elementSize <= words.count)
    words[count] = UInt32(truncatingIfNeeded: name) << 1 | 1
    words[count + 1] = 0
    words[count + 2] = UInt32(truncatingIfNeeded: start)
    count += Self.elementSize
    elements += 1
    return count - 2
  }

  /// Writes an attribute of the element that was opened last.
  @inline(__always)
  mutating func attribute(name: Int, value: Place) {
    precondition(count + Self.attributeSize <= words.count)
    words[count] = UInt32(truncatingIfNeeded: name)
    words[count + 1] = value.start
    words[count + 2] = value.length
    count += Self.attributeSize
  }

  /// Writes how many attributes an element has, at the place that `open` returned.
  @inline(__always)
  mutating func setAttributes(_ attributes: Int, at place: Int) {
    words[place] = UInt32(truncatingIfNeeded: attributes)
  }

  /// Writes that an element closes.
  @inline(__always)
  mutating func close() {
    precondition(count < words.count)
    words[count] = 0
    count += 1
  }

  /// Adds a name, and returns its number.
  mutating func add(name: Place) -> Int {
    names.append(name)
    return names.count - 1
  }

  /// Copies bytes that are not in the document in this form.
  mutating func copy(_ bytes: some Sequence<UInt8>) -> Place {
    let start = copiedCount
    for byte in bytes { copy(byte) }
    return copied(from: start)
  }

  /// How many bytes are copied, which is the place of the next one.
  var copiedEnd: Int { copiedCount }

  /// Copies one byte. An unescaped value is never longer than the original.
  mutating func copy(_ byte: UInt8) {
    if copies == nil { copies = .allocate(capacity: document.count) }
    guard let copies, copiedCount < copies.count else { preconditionFailure("more copied than there is") }
    copies[copiedCount] = byte
    copiedCount += 1
  }

  /// The bytes copied since `start`.
  func copied(from start: Int) -> Place {
    Place(start: UInt32(start) | Place.copied, length: UInt32(copiedCount - start))
  }

  // MARK: Reading

  subscript(place: Int) -> UInt32 {
    @inline(__always) get {
      precondition(place < count)
      return words[place]
    }
  }

  /// The bytes at a place. They are valid as long as the tape.
  @inline(__always)
  func bytes(_ place: Place) -> UnsafeBufferPointer<UInt8> {
    let (start, length) = (Int(place.start & ~Place.copied), Int(place.length))
    if place.start & Place.copied == 0 {
      precondition(start + length <= document.count)
      let base = document.assumingMemoryBound(to: UInt8.self).baseAddress
      return UnsafeBufferPointer(start: base.map { $0 + start }, count: length)
    }
    guard let copies else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(rebasing: copies[start..<start + length])
  }
}
