package import AccessibilityTree
package import Speech

/// One predicate of the rule language over the nodes of a snapshot: an atom, or an operator on other expressions.
///
/// Operands are numbers in the rule book's table, which has equal expressions of all rules once.
package enum Expression: Hashable, Sendable {
  /// A number in the table. Operands always have smaller numbers than the expressions that use them.
  package typealias ID = Int

  // MARK: atoms
  case constant(Bool)
  case role([Role])
  case state(Property)
  case stop
  /// The node can be tapped, and the screen reader passes it over because it has nothing to say.
  case passedOver
  case trait(Traits)
  case text(TextSubject, TextTest)
  /// A piece of one of these kinds is spoken.
  case heardKind([Fragment.Kind])
  /// One of these states is spoken.
  case heardState([Property])
  case heardPosition
  /// The spoken place, or the spoken number of places, compared with a number.
  case heardNumber(PositionPart, Comparison, Operand)
  case frame(Side, NumberTest)
  /// The node's rectangle is nowhere outside that one.
  case frameWithin(Surrounding)
  /// The node's rectangle covers that one.
  case frameFills(Surrounding)
  /// A scrolling view around the node may cut off a part of it.
  case scrolledOut(Extent)
  /// `position`, `range` or `collection` as exported.
  case exposes(Property)
  /// The node itself announces its changes.
  case liveRegion
  /// One announcement meets all of these tests and came in time.
  case announced([TextTest], AnnouncementTiming)
  case platform([Platform])
  /// The node belongs to another app than the one under test.
  case otherApp
  /// What the format implies about its tree as a whole.
  case export(ExportFacts)
  case childCount(NumberTest)
  /// The neighbouring stop has one of these relations to the node.
  case relatedStop(Direction, [Relation])
  case collection(CollectionTest)
  /// Another stop says every word of the node's name.
  case saidElsewhere
  /// A fact, by its number in the table of facts, meets the test.
  case fact(Fact.ID, NumberTest)

  // MARK: atoms of recordings
  /// The node has a counterpart in that step.
  case seenIn(StepName)
  /// The node is new, or its words or states differ from those in the step directly before.
  case changed
  /// One of these actions was done on the node and led to the next step.
  case activated([UserAction])
  /// The node got the screen reader's focus first.
  case firstFocused
  /// The capture names what has the focus, in its wrapper or by an event.
  case focusNamed
  /// The screen reader's first stop.
  case firstStop
  /// Some event says that the screen reader's focus was here, at most this many seconds after the action that led to
  /// the screen.
  case focusVisited(within: Double?)
  /// The capture is the first of a session, and nothing says what was done before it.
  case recordingBegins
  /// The recording says that nobody did anything between the step before and this one.
  case untouched
  /// A log tells every word that the screen reader said since the step before.
  case speechRecorded
  /// The screen is the one of that step.
  case sameScreen(StepName)
  /// How many times as long a side is as in that step.
  case growth(Side, StepName, NumberTest)
  /// A sibling like it, with no more room and no longer name in that step, has grown since, and this node has not.
  case outgrown(StepName)
  /// The text includes that text of every node of the set in that step.
  case holdsEach(TextSubject, TextSubject.Text, of: ID, in: StepName)
  /// The same for at least one of these texts.
  case holdsSome(TextSubject, TextSubject.Text, of: ID, in: StepName)
  /// The text includes each of these texts and no other word.
  case holdsOnly(TextSubject, TextSubject.Text, of: ID, in: StepName)
  /// Some text of some node in that step includes this text, word for word.
  case standsIn(TextSubject, StepName)

  // MARK: operators
  /// A named set: a node joins it only if that is certain.
  case member(ID)
  case not(ID)
  case all([ID])
  case any([ID])
  case parent(ID)
  case ancestor(ID)
  case child(ID)
  case descendant(ID)
  case sibling(ID)
  case exactlyOneChild(ID)
  /// A node that is neither this one nor above nor below it.
  case elsewhere(ID)
  case neighbour(Direction, ID)
  /// Some stop before or after in swipe order, however far.
  case someStop(Direction, ID)
  /// Some node of the screen, wherever it is.
  case anywhere(ID)
  /// Some node of that step, whatever became of this node.
  case shows(StepName, ID)
  /// Another child of the same parent that covers a part of the node, or is covered by it.
  case overlappingSibling(ID)
  /// Another node that is not below this one has the same rectangle and meets it.
  case sameBox(ID)
  /// Another node that is neither above nor below has the same text of this sort, and meets it.
  case sameText(TextSubject.Text, ID)
  /// The same node in that step of the recording.
  case step(StepName, ID)

  package enum Side: String, CaseIterable, Sendable {
    case width
    case height
    /// The width divided by the height.
    case ratio
    /// The height divided by the narrower side of the screen.
    case share
  }

  /// What a rectangle may be inside of.
  package enum Surrounding: String, CaseIterable, Sendable {
    case parent
    case screen
  }

  /// One of the two numbers of “2 of 3”.
  package enum PositionPart: String, CaseIterable, Sendable {
    case index
    case count
  }

  package enum Comparison: String, CaseIterable, Sendable {
    case equals
    case atLeast = "at-least"
    case atMost = "at-most"
  }

  package enum Direction: Sendable {
    case previous
    case next
  }

  package enum Extent: String, CaseIterable, Sendable {
    /// It is at an edge, so it may continue beyond.
    case possible
    /// Too little of it is in view for words.
    case sliver
  }

  package enum Relation: String, CaseIterable, Sendable {
    case sibling
    case ancestor
    case descendant
    case above
    case below
    case leading
    case trailing
    /// Above, with room between the two for a row as high as the lower of them.
    case farAbove = "far-above"
    case farBelow = "far-below"
  }

  /// A number in a rule file, or a fact.
  package enum Operand: Hashable, Sendable {
    case number(Int)
    case fact(Fact.ID)
  }

  /// The expressions that this one is made of.
  package var operands: [ID] {
    switch self {
    case .member(let id), .not(let id), .parent(let id), .ancestor(let id), .child(let id), .descendant(let id),
      .sibling(let id),
      .exactlyOneChild(let id), .neighbour(_, let id), .someStop(_, let id), .elsewhere(let id), .anywhere(let id),
      .step(_, let id), .shows(_, let id), .overlappingSibling(let id), .sameBox(let id), .sameText(_, let id),
      .holdsEach(_, _, of: let id, in: _), .holdsSome(_, _, of: let id, in: _),
      .holdsOnly(_, _, of: let id, in: _):
      [id]
    case .all(let ids), .any(let ids): ids
    case .constant, .role, .state, .stop, .passedOver, .trait, .text, .heardKind, .heardState, .heardPosition,
      .heardNumber, .frame, .exposes, .liveRegion, .announced, .platform, .otherApp, .export, .childCount,
      .relatedStop,
      .collection, .saidElsewhere, .fact,
      .seenIn, .changed, .activated, .firstFocused, .focusNamed, .firstStop, .focusVisited, .recordingBegins,
      .untouched, .speechRecorded,
      .sameScreen, .growth, .outgrown, .standsIn, .frameWithin, .frameFills, .scrolledOut:
      []
    }
  }
}
