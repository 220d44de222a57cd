/// One of the two sides of what nobody can say.
///
/// Whoever wants to know only where something is certain need not tell *unknown* from *no*. Then a node is out after the
/// first operand of *all* that is not certain there, and nobody looks up words for it. Most formats have no place for some
/// state, which would leave most nodes open otherwise.
enum TruthBound {
  /// Where it holds for certain: *unknown* counts as *no*.
  case certain
  /// Where it may hold: *unknown* counts as *yes*.
  case possible

  /// The bound of the opposite.
  var opposite: TruthBound { self == .certain ? .possible : .certain }
}
