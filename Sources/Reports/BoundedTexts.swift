/// The texts of a report that may be left out, as they come in: never more of them than fit.
///
/// Of those with the same rank, the first ones fit first. What follows a text that does not fit is left out too, even if
/// it is short: a report has all of the worst, and not a choice of them.
struct BoundedTexts {
  private let bounds: ReportBounds
  private var ranks: [Int: [(place: Int, text: String)]] = [:]
  /// How many came in, and how many are held, with the bytes of those.
  private var total = 0
  private var count = 0
  private var size = 0
  /// The first text that did not fit; all that are behind it are left out.
  private var end = (rank: Int.max, place: Int.max)

  /// None yet; they are held within these bounds.
  init(_ bounds: ReportBounds) { self.bounds = bounds }

  /// How many did not fit.
  var leftOut: Int { total - count }

  /// The texts that fit, in the order in which they came in.
  var texts: [String] { ranks.values.joined().sorted { $0.place < $1.place }.map(\.text) }

  /// Takes the next text.
  mutating func add(_ text: RankedText) {
    defer { total += 1 }
    guard (text.rank, total) < end else { return }
    ranks[text.rank, default: []].append((total, text.text))
    count += 1
    size += Self.size(of: text.text)
    while count > bounds.results || size > bounds.bytes { dropLast() }
  }

  private mutating func dropLast() {
    guard let rank = ranks.keys.max(), let last = ranks[rank]?.popLast() else { return }
    if ranks[rank]?.isEmpty == true { ranks[rank] = nil }
    count -= 1
    size -= Self.size(of: last.text)
    end = (rank, last.place)
  }

  /// With what stands between two.
  private static func size(of text: String) -> Int { text.utf8.count + 2 }
}
