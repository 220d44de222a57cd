import Audit

/// Counts day by day, while entries are read from the newest to the oldest.
struct HistoryTrend {
  private var places: [CalendarDay: Int] = [:]
  private var days: [TrendDay] = []
  private var last: Int?
  /// How many findings were there before the first day.
  private var before = 0

  /// The place of a day.
  mutating func place(of day: CalendarDay) -> Int {
    if let last, days[last].day == day { return last }
    let place = places[day] ?? days.count
    if place == days.count {
      places[day] = place
      days.append(TrendDay(day))
    }
    last = place
    return place
  }

  mutating func addCapture(on place: Int) { days[place].captures += 1 }

  /// A finding came or went.
  mutating func add(_ count: Int, _ state: FindingRecord.State, on place: Int) {
    switch state {
    case .there: days[place].appeared += count
    case .fixed: days[place].fixed += count
    case .withdrawn: days[place].withdrawn += count
    }
  }

  /// Findings that were there before the first day.
  mutating func addBefore(_ count: Int) { before += count }

  /// The days in order, each with how many findings were there at its end.
  var finished: [TrendDay] {
    var open = before
    return days.sorted { $0.day < $1.day }.map { day in
      var day = day
      open += day.appeared - day.fixed - day.withdrawn
      day.open = max(0, open)
      return day
    }
  }
}
