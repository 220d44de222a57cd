extension Mutation {
  /// Every mutation of rules that there are.
  package static let all: [Mutation] = ofScreens + ofRecordings

  /// Of one capture, in the order of their names.
  private static let ofScreens: [Mutation] = [
    abbreviated, badgeBetween, buttonAfterWhatIsBelow, buttonAfterWhatIsBelowInList, buttonClickLost,
    choiceLost, choiceUnclear, clickLost, codeName, fileName, indicatorNameOnly, kindOnly, labelBesideControl,
    loadingUnannounced, modalLeaks, nameLeftToPlaceholder, nameRemoved, nameRemovedInRow, ordinalOnly, otherWords,
    partUnreached, pickerAmongOthers, pickerNotModal, pickerUnreached, pickerWithoutWayOut, pictureAgain,
    pictureOnly, positionCountsMore, positionDropped, positionDroppedInRow, positionShifted, promptOnly,
    regionHidden, roleDescriptionLost, roleLostWhenDisabled, roleWordAppended, roleWordInside, secondSelected,
    segmentRoleLost, segmentSelectionLost, segmentUnreached, segmentsOutOfOrder, segmentsSwallowed,
    selectionTyped, stateAlone, stateInName, stateInside, stateWordLast, tabSelectionLost, textsForSegments,
    valueRemoved, wheelNameOnly, wheelOtherRole, wheelRowsOnly, wordsLeftOut,
  ]

  /// Of several captures, in the order of their names.
  private static let ofRecordings: [Mutation] = [
    focusLeavesPicker, focusLeftBehind, focusLost, focusNotReturned, frameKept, keyDoesNothing,
    textCutOff, textGone,
  ]

  /// Of rules about recordings that are still being written; they join the others with those. `openedNothing` waits for a
  /// recording in which a picker opens.
  static let ofRulesToCome: [Mutation] = [
    announcementAgain, announcementLate, focusLeavesSegment, focusLostOnSegment, focusOnIcon, notChosen,
    openedNothing,
  ]

  /// Expectations that no mutation finds, or whole rules by their path, and why not.
  ///
  /// “not yet” is an answer for a rule that has just come; a test fails for one that is neither here nor found.
  package static let without: [String: String] = [
    "button/button-is-reached": "not yet: some buttons that are taken from the screen reader are no target of it",
    "button/name-holds-visible-text#text-reworded":
      "no screen has a button of one word that shows it and is called by it",
    "loading-icon/name-holds-visible-text#text-reworded": "an icon whose words are cut short is no icon by its words",
    "button/first-focus-is-logical#left-behind": "not yet",
    "button/first-focus-is-logical#unusual-start": "not yet",
    "button/key-activates#dead": "not yet",
    "button/keyboard-focus-moves#focus-unknown": "not yet",
    "button/keyboard-focus-moves#stuck": "not yet",
    "button/keyboard-focus-moves#not-moved": "not yet",
    "button/keyboard-focus-moves#unseen": "not yet",
    "button/text-has-room-when-enlarged#off-screen": "not yet",
    "button/text-has-room-when-enlarged#covered": "not yet",
    "button/text-has-room-when-enlarged#out-of-its-parent": "not yet",
    "button/text-stays-when-enlarged#out-of-sight": "not yet",
    "button/text-stays-when-enlarged#reads-otherwise": "not yet",
    "wheel-picker/choice-is-heard-when-closed#still-the-old": "not yet",
    "wheel-picker/choice-is-heard-when-closed#not-among-the-words": "not yet",
    "wheel-picker/focus-moves-to-the-picker#one-swipe-away": "not yet",
    "wheel-picker/focus-returns-to-the-opener#left-somehow": "not yet",
    "wheel-picker/opener-opens#still-closed": "not yet", "wheel-picker/opener-opens#nothing-opened": "not yet",
    "segmented-control/segment-exposes-whether-selected#selected-unheard":
      "whatever is known to be selected is spoken so: it holds back what cannot be known",
  ]

  /// The expectations of these rules that nothing seeds a defect for, and for which no reason is listed.
  package static func unfound(among expectations: [ExpectationName]) -> [ExpectationName] {
    let found = Set(all.flatMap { $0.finds.map(\.expectation) })
    return expectations.filter { name in
      !found.contains(name) && without[name.description] == nil && without[name.rule] == nil
    }
  }
}
