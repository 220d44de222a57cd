extension Mutation {
  /// Every mutation, in the order of their names.
  package static let all: [Mutation] = [
    badgeBetween, choiceLost, choiceUnclear, clickLost, codeName, fileName, indicatorNameOnly, kindOnly,
    labelBesideControl, loadingUnannounced, nameLeftToPlaceholder, nameRemoved, nameRemovedInRow, ordinalOnly,
    otherWords, partUnreached, pickerAmongOthers, pickerNotModal, pickerUnreached, pickerWithoutWayOut,
    pictureAgain, pictureOnly, positionCountsMore, positionDropped, positionDroppedInRow, positionShifted,
    promptOnly, regionHidden, roleLostWhenDisabled, roleWordAppended, roleWordInside, secondSelected,
    segmentRoleLost, segmentSelectionLost, segmentUnreached, segmentsOutOfOrder, segmentsSwallowed,
    selectionTyped, stateAlone, stateInName, stateInside, stateWordLast, tabSelectionLost, textsForSegments,
    valueRemoved, wheelNameOnly, wheelOtherRole, wheelRowsOnly, wordsLeftOut,
  ]

  /// Expectations that no mutation finds, or whole rules by their path, and why not.
  ///
  /// “not yet” is an answer for a rule that has just come; a test fails for one that is neither here nor found.
  package static let without: [String: String] = [
    "segmented-control/segment-exposes-whether-selected#selected-unheard":
      "whatever is known to be selected is spoken so: it holds back what cannot be known"
  ]

  /// The expectations of these rules that nothing seeds a defect for, and for which no reason is listed.
  package static func unfound(among expectations: [ExpectationName]) -> [ExpectationName] {
    let found = Set(all.flatMap { $0.finds.map(\.expectation) })
    return expectations.filter { name in
      !found.contains(name) && without[name.description] == nil && without[name.rule] == nil
    }
  }
}
