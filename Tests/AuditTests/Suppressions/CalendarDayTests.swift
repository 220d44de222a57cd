import Audit
import Testing

struct CalendarDayTests {
  @Test(arguments: ["2027-01-31", "2028-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
  func `a day that there is reads and writes the same`(text: String) throws {
    #expect(try #require(CalendarDay(text)).description == text)
  }

  @Test(arguments: [
    "", "2027", "2027-1-31", "2027-02-29", "1900-02-29", "2027-13-01", "2027-00-10", "2027-04-31", "2027-01-00",
    "0000-01-01", "2027-01-31 ", "+027-01-31", "31.01.2027", "２０２７-01-31", "2027-01-31T00:00:00Z",
  ])
  func `what is no day is none`(text: String) { #expect(CalendarDay(text) == nil) }

  @Test
  func `days are in the order of the calendar`() throws {
    let days = try ["2026-12-31", "2027-01-01", "2027-01-31", "2027-02-01"].map { try #require(CalendarDay($0)) }
    #expect(days.shuffled().sorted() == days)
  }

  @Test(arguments: [("2026-11-21", "2027-11-21"), ("2028-02-29", "2029-02-28"), ("9999-12-31", "9999-12-31")])
  func `a year later is the same date`(day: String, next: String) {
    #expect(CalendarDay(day)?.nextYear.description == next)
  }
}
