import AccessibilityTree
import Accuracy
import Audit
import AuditTesting
import Speech
import Testing

@Suite struct SnapshotEditTests {
  // MARK: without a change

  @Test func `a screen that is taken apart and put together is the same`() throws {
    let auditor = Auditor(ruleBook: try ShippedScreens.ruleBook.get())
    #expect(ShippedScreens.exports.count > 150)
    for screen in ShippedScreens.exports {
      for snapshot in screen.steps {
        let again = SnapshotEdit(snapshot).finished().snapshot
        let (old, new) = (ScreenReaders.transcript(of: snapshot), ScreenReaders.transcript(of: again))
        #expect(TreeText(again).description == TreeText(snapshot).description, "\(screen.name)")
        #expect(TranscriptText.render(new) == TranscriptText.render(old), "\(screen.name)")
        #expect(auditor.judgements(new) == auditor.judgements(old), "\(screen.name)")
        #expect(again.carried == snapshot.carried && again.cut == snapshot.cut, "\(screen.name)")
      }
    }
  }

  // MARK: changes

  private static var screen: TreeSketch {
    TreeSketch(
      """
      group
        button "Save" selected
          image "Disk"
        text "Saved"
      """)
  }

  @Test func `what is changed of a node stands in the snapshot, and nothing else does`() throws {
    var edit = SnapshotEdit(try Self.screen.snapshot(.android))
    edit.set(.label, "Store", of: 1)
    edit.set(.selected, false, of: 1)
    edit[1].extras.position = Position(index: 1, count: 2)
    let node = edit.finished().snapshot[1]
    #expect(node.text(.label) == .exposed("Store"))
    #expect(node.flag(.selected) == .exposed(false))
    #expect(node.position == .exposed(Position(index: 1, count: 2)))
    #expect(node.role == .button && edit.finished().snapshot[3].text(.label) == .exposed("Saved"))
  }

  @Test func `a text that is taken away is absent, not unknown`() throws {
    var edit = SnapshotEdit(try Self.screen.snapshot(.ios))
    edit.set(.label, nil, of: 1)
    #expect(edit.finished().snapshot[1].text(.label) == .absent)
  }

  @Test func `a node goes with all that is below it`() throws {
    var edit = SnapshotEdit(try Self.screen.snapshot(.ios))
    edit.remove(1)
    let edited = edit.finished()
    #expect(edited.snapshot.nodes.map(\.role) == [.group, .text])
    #expect(edited.place(of: 1) == nil && edited.place(of: 2) == nil && edited.place(of: 3) == 1)
    #expect(edited.numbers == [0, 3])
  }

  @Test func `a node is added before another, and moved below one`() throws {
    var edit = SnapshotEdit(try Self.screen.snapshot(.ios))
    let copy = edit.addCopy(of: 3, below: 0, at: 0)
    edit.move(2, below: 0)
    let edited = edit.finished()
    #expect(edited.snapshot.nodes.map(\.role) == [.group, .text, .button, .text, .image])
    #expect(edited.place(of: copy) == 1 && edited.place(of: 2) == 4)
    #expect(edited.snapshot.nodes.allSatisfy { $0.index == 0 || $0.parent?.index == 0 })
  }

  @Test func `a node cannot be moved below itself`() throws {
    var edit = SnapshotEdit(try Self.screen.snapshot(.ios))
    edit.move(1, below: 2)
    #expect(edit.finished().snapshot.count == 4)
  }

  @Test func `what another tool said of a node follows it, or goes with it`() throws {
    var builder = SnapshotBuilder(format: "test")
    for _ in 0..<3 {
      _ = builder.openNode()
      builder.closeNode()
    }
    builder.verdicts = (0..<3).map { Verdict(tool: "tool", check: "check", outcome: .failed, node: $0) }
    var edit = SnapshotEdit(builder.finish())
    edit.remove(1)
    #expect(edit.finished().snapshot.verdicts.map(\.node) == [0, 1])
  }

  // MARK: grafts

  @Test func `of what is put into another screen that screen says what it has a place for`() throws {
    let host = try TreeSketch("application\n  text \"Hello\"").export(.ios, carries: [.traits, .element])
    var edit = SnapshotEdit(host)
    let numbers = edit.graft(try Self.screen.snapshot(.ios), below: 0)
    let edited = edit.finished()
    let button = edited.snapshot[try #require(edited.place(of: numbers[1]))]
    #expect(button.text(.label) == .exposed("Save") && button.role == .button)
    #expect(button.traits == [.button, .selected] && button.isOn(.element))
    // The host exports neither of them.
    #expect(button.flag(.selected) == .notExported && button.text(.value) == .notExported)
    #expect(edited.snapshot.carried == host.carried)
  }
}
