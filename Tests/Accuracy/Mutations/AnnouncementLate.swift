import AccessibilityTree
import AuditTesting
import Foundation

extension Mutation {
  static let announcementLate = Mutation(
    "announcement-late", "That it is loading is announced five seconds later.",
    finds: ["loading-icon/announcement-is-timely#late"]
  ) { mutant in
    // A live region speaks by itself, and what is announced later is a reminder.
    let around = [mutant.spot.node] + Array(mutant.spot.node.ancestors)
    guard !around.contains(where: { [.polite, .assertive].contains($0.liveRegion.value) }) else { return false }
    return mutant.changeAnnouncements { event, at in
      var late = event
      late.at = (at + 5).formatted(Mutant.precise)
      return [late]
    }
  }

  static let announcementAgain = Mutation(
    "announcement-again", "That it is loading is announced again a second later.",
    finds: ["loading-icon/announcement-is-timely#chatter"]
  ) { mutant in
    mutant.changeAnnouncements { event, at in
      var again = event
      again.at = (at + 1).formatted(Mutant.precise)
      return [event, again]
    }
  }
}
