/// Rules that stand on several pages of the criteria under one name.
enum Pages {
  /// The pages of controls that share the rules about names.
  static let named = ["button", "segmented-control", "wheel-picker"]

  /// What may rightly fail besides when a name is not what it was: positions are heard as words of names, what is shown is
  /// not in the name any more, and a label beside a segment says something else than the segment.
  static let ofOtherNames = [
    "segmented-control/segment-exposes-position", "segmented-control/name-holds-visible-text",
    // The name may have said the role, as in “Home, tab, 1 of 3”.
    "segmented-control/segment-says-it-is-interactive",
    "segmented-control/segments-follow-each-other#wedge-between", "loading-icon/name-holds-visible-text",
    "wheel-picker/name-holds-visible-text", "button/name-holds-visible-text", "every/name-holds-visible-text",
    // What another stop said as well is kept out by itself now.
    "button/button-is-reached",
    // What the text inside says is not in the name any more.
    "button/inner-description-is-heard", "button/state-is-exposed", "button/plain-element-has-a-role",
    // Another button may have said the same, and does not any more; or says the same now.
    "button/button-takes-the-key-focus", "button/opposite-buttons-differ",
    // A name that was the state is more than that now; a description that is no label hides the choice.
    "button/toggle-says-its-state-once", "wheel-picker/choice-is-heard",
    // The title says the name of the step or page that is open, and does not any more.
    "step-indicator/open-step-says-so", "pagination-control/open-page-says-so",
    // Of a row among others it says less than they do, and of a button beside a number not what it does.
    "table-row-button/row-says-as-much-as-others", "stepper/button-says-what-it-does",
  ]

  /// One find a page: “role-word-last” of “name-omits-role”.
  static func finds(_ rule: String, _ expectation: String, inTargetsOf targets: String? = nil) -> [Find] {
    named.map { page in
      Find(
        ExpectationName(rule: "\(page)/\(rule)", expectation: expectation),
        inTargetsOf: targets.map { "\(page)/\($0)" })
    }
  }
}
