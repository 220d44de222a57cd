/// What is known of the texts of one column, changed in place: to take ten sets out of a table and to put them back takes
/// as long as a question.
final class MarkedColumn {
  var texts: MarkedTexts

  /// None of this many nodes was looked at.
  init(count: Int) { texts = MarkedTexts(count: count) }
}
