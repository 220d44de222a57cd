/// VoiceOver's words in the languages whose strings were read. Words that are missing there stay English: “picker
/// item”, “pop up button”, “secure text field”, “alert”, “expanded” and “collapsed”.
///
/// Source: cashapp/AccessibilitySnapshot, de.lproj and ru.lproj, Localizable.strings.
extension VoiceOverWords {
  /// Nouns keep their capital.
  static var german: VoiceOverWords {
    var words = english
    (words.selected, words.dimmed, words.button, words.backButton) = (
      "Auswahl", "grau dargestellt", "Taste", "Zurück Taste"
    )
    (words.switchButton, words.on, words.off, words.mixed) = ("Umschalttaste", "ein", "aus", "gemischt")
    (words.tab, words.textField, words.isEditing, words.heading) = (
      "Tabulator", "Textfeld", "Bearbeiten", "Überschrift"
    )
    (words.link, words.adjustable, words.image, words.searchField) = ("Hyperlink", "einstellbar", "Bild", "Suchfeld")
    (words.back, words.position) = ("Zurück", "%1 von %2")
    (words.toggleHint, words.editHint) = ("zum Umschalten Doppeltippen", "zum Bearbeiten doppeltippen")
    // The source lacks the closing quotation mark, which is never spoken.
    words.editingHint = "den Rotor für den Zugriff auf Rechtschreibfehler verwenden"
    words.adjustHint = "zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen"
    words.actionsHint = "Aktionen verfügbar"
    (words.listStart, words.listEnd) = ("Anfang der Liste", "Ende der Liste")
    (words.landmark, words.landmarkEnd) = ("Orientierungspunkt", "Ende")
    (words.row, words.column) = ("Zeile %1", "Spalte %1")
    (words.spansRows, words.spansColumns) = ("umfasst %1 Zeilen", "umfasst %1 Spalten")
    return words
  }

  static var russian: VoiceOverWords {
    var words = english
    (words.selected, words.dimmed, words.button, words.backButton) = ("Выбрано", "недоступно", "кнопка", "кнопка назад")
    (words.switchButton, words.on, words.off, words.mixed) = ("кнопка-переключатель", "вкл", "выкл", "смешанно")
    (words.tab, words.textField, words.isEditing) = ("вкладка", "текстовое поле", "идет правка")
    (words.heading, words.link, words.adjustable) = ("заголовок", "ссылка", "элемент регулировки")
    (words.image, words.searchField) = ("изображение", "поле поиска")
    (words.back, words.position) = ("назад", "%1 из %2")
    words.toggleHint = "коснитесь дважды, чтобы переключить настройку"
    words.editHint = "коснитесь дважды, чтобы редактировать"
    words.editingHint = "используйте ротор для доступа к объекту: слова с ошибками"
    words.adjustHint = "смахните вверх или вниз одним пальцем, чтобы настроить значение"
    words.actionsHint = "доступны действия"
    (words.listStart, words.listEnd) = ("начало списка", "конец списка")
    (words.landmark, words.landmarkEnd) = ("ориентир", "конец строки")
    (words.row, words.column) = ("ряд %1", "столбец %1")
    // The source swaps these two: “столбцов” means columns.
    (words.spansRows, words.spansColumns) = ("охватывает строк: %1", "охватывает столбцов: %1")
    return words
  }
}
