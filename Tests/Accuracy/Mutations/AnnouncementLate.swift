import AccessibilityTree
import AuditTesting
import Foundation

extension Mutation {
  static let announcementLate = Mutation(
    "announcement-late", "That it is loading is announced five seconds later.",
    finds: ["loading-icon/announcement-is-timely#late"]
  ) { mutant in
    mutant.changeAnnouncements { event, at in
      var late = event
      late.at = (at + 5).formatted(.iso8601.time(includingFractionalSeconds: true))
      return [late]
    }
  }

  static let announcementAgain = Mutation(
    "announcement-again", "That it is loading is announced again a second later.",
    finds: ["loading-icon/announcement-is-timely#chatter"]
  ) { mutant in
    mutant.changeAnnouncements { event, at in
      var again = event
      again.at = (at + 1).formatted(.iso8601.time(includingFractionalSeconds: true))
      return [event, again]
    }
  }
}
