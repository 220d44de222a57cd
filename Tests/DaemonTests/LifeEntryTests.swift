import Journal
import SystemPackage
import Testing
import Watch

@testable import Daemon

/// What the daemon says of its own sight; the operator's priority with it.
struct LifeEntryTests {
  @Test
  func `blindness is an error with its beginning, and its end says how long it took`() {
    let since = ContinuousClock.now - .seconds(42)
    let blind = LifeEntry.blind(WatchStatus.Blindness(since: since, reason: .unseen("/drop")))
    #expect(blind[.messageID] == MessageID.blind.rawValue)
    #expect(blind[.priority] == "3")
    #expect(blind.message.hasPrefix("Blind since 20"))
    #expect(blind.message.contains("Z: /drop: a11yd may miss new files"))
    let end = LifeEntry.seesAgain("/drop", after: .seconds(42))
    #expect(end.message == "/drop: a11yd sees new files again after 42 s, and listed the directory.")
    #expect(end[.priority] == "5")
  }

  @Test
  func `a moment reads the same everywhere`() {
    #expect(UTCTime.text(WallTime(rawValue: 1_000_000_000_123_456)) == "2001-09-09T01:46:40Z")
  }

  @Test("fault 36, 37: polling is a warning, and an error where a limit has to be raised")
  func polling() {
    #expect(LifeEntry.polling(.remoteFileSystem("/drop", kind: "nfs4"))[.priority] == "4")
    let limit = LifeEntry.polling(.noMoreWatches("/drop"))
    #expect(limit[.priority] == "3")
    #expect(limit.message.contains("Raise fs.inotify.max_user_watches"))
    #expect(LifeEntry.polling(.noMoreInstances).message.contains("Raise fs.inotify.max_user_instances"))
  }

  @Test("fault 4: an incomplete file on a full disk is said to be that", arguments: [true, false])
  func diskFull(isFull: Bool) {
    let file = FinishedFile(path: "a.json", bytes: FileBytes(Array("{".utf8)), isDiskFull: isFull)
    let entry = LifeEntry.unreadable(file, LineProblem(message: "a.json: ends early.", isIncomplete: true))
    #expect(entry.message.contains("its file system is full") == isFull)
  }
}
