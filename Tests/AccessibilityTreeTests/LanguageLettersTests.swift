import AccessibilityTree
import Testing

struct LanguageLettersTests {
  @Test(arguments: [
    ("Warenkorb", "de"), ("Größe ändern", "de-AT"), ("Ajouter à la liste", "fr"), ("Škoda Žižkov", "cs"),
    ("24/7", "ja"),
    ("€ 12,50 – 13", "en"), ("Добавить", "ru"), ("Ёлка", "ru"), ("検索", "ja"), ("장바구니", "ko"), ("OK, добавить", "ru"),
    ("", "en"), ("١٢", "ar"),
  ])
  func `a text is in the letters of its language`(text: String, language: String) {
    #expect(LanguageLetters(of: language).fit(text))
  }

  @Test(arguments: [
    ("Добавить", "en"), ("検索", "de"), ("Add to cart", "ru"), ("Warenkorb", "ja"), ("µ µ µ", "en"), ("Αγορά", "fr"),
  ])
  func `most letters of a text are not of the language`(text: String, language: String) {
    #expect(!LanguageLetters(of: language).fit(text))
  }

  @Test func `a language that nobody knows is not written in Latin letters`() {
    #expect(!LanguageLetters(of: nil).fit("Add to cart"))
    #expect(LanguageLetters(of: nil).fit("Добавить"))
    #expect(LanguageLetters(of: nil).fit("12:30"))
  }
}
