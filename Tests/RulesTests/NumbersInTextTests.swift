import Rules
import Testing

struct NumbersInTextTests {
  @Test(
    arguments: [
      ("Basket (5 items)", "Basket, 3 items"), ("Basket (2)", "Basket, 1 item"), ("Pay 24.90 €", "Pay 42.90 €"),
      ("Zapłać 120 zł", "Zapłać 100 zł"), ("Vertrek 14:30", "Vertrek 15:10"), ("12 May", "13 May"),
      ("2 guests, 1 room", "1 guest, 1 room"), ("Offers 12", "Offers 7"), ("€ 1 250", "€ 1 350"),
      ("المقعد ٣", "المقعد ٥"), ("Turn 20 %", "Turn 30 %"), ("Line 14 to Oslo", "To Oslo, line 12"),
      ("50 %", "40 percent"), ("50%", "40 Prozent"), ("64 % de 210 Mo", "0 pour cent de Mo"), ("50%", "40パーセント"),
      ("カート（5点）", "カート、3点"), ("5月12日", "5月13日"),
    ])
  func anotherNumberBesideTheSameWords(_ seen: String, _ name: String) {
    #expect(NumbersInText.differ(seen, name))
  }

  @Test(
    "The number may be the same in another form, or about something else.",
    arguments: [
      ("Departs 14:30", "Departs 2:30 pm"), ("Departs 14:30", "Departs half past two"), ("Pay 24.90 €", "Pay 24,90 €"),
      ("Pay 24.90 €", "Pay 24 euros and 90 cents"), ("Pay 1,234 €", "Pay 1234 €"), ("€ 1 250", "€ 1250"),
      ("1.2k likes", "1234 likes"), ("99+ messages", "104 messages"), ("3/5 stars", "3 of 5 stars"),
      ("May 08", "May 8"),
      ("12.05.2026", "12/05/2026"), ("Chapter 3, 12 min", "Chapter 3, 720 seconds"), ("4.5 stars", "4.52 stars"),
      ("Room 2", "Room two"), ("Room two", "Room 2"), ("14 May", "May 2026, 14"), ("18", "6 pm"), ("Seat ٣", "Seat 3"),
      ("Inbox", "Inbox, 3"), ("1st place", "2nd place"), ("Timer 0:29", "Timer 29"), ("", ""), ("Level ½", "Level 2"),
      ("3分", "180秒"), ("1万円", "10000円"),
    ])
  func noContradiction(_ seen: String, _ name: String) {
    #expect(!NumbersInText.differ(seen, name))
  }
}
