/// The ids of the daemon's own messages; a finding has the id of its rule. They never change and are never reused.
public enum MessageID: String, CaseIterable, Sendable {
  case summary = "90c707dacb9847318a27224c8c124607"
  case fixed = "ad2050085d2cc4e0a43d15d5ab6ffd8a"
  case withdrawn = "e59342d21dcc43fb9920cdc9d7ab1e6d"
  case watching = "8a3a5e419e3942ea8f7c4420a73c7e20"
  case stopped = "e058fe6936ff4e2dbaae78a40b12c69b"
  case reloaded = "73c70b3aca7345ccad755ab07052ec5f"
  case reloadRefused = "f12870df102d4eb1906c43657ecd9bc1"
  case directoryLost = "24005e6145bd49a39a3c5ce38ab44ec8"
  case directoryFound = "eb67507861034629850591515fc1ce4d"
  case directoryReplaced = "bc08e6ada6524ebbbdaf3defeaa284fb"
  case blind = "8d181c016751ceaad02fd3c1e6555862"
  case seesAgain = "bcba970d99a7452a2321c27c9a5e5bdb"
  case overflow = "ae878896534242d286f9781825576e60"
  case polling = "bbc66ce0b2484759bc02ab3abf52711e"
  case skipped = "7f81b4c14cef42209c8a25e4aff9d410"
  case unreadable = "780c818fd7ca4e7693195446fa39d4f4"
  case sameAs = "e765f58bde1c4718a69f669a996f37e6"
  case findingsFolded = "b74e80c65933b9168990fdc9cca971b3"
  case entryRefused = "8be862164bcb455885482cbed2c63cd9"
  case linesLeftOut = "32d184e9f0564177b8935aa78eb4c33a"
  case quarantined = "02bab2e19d3203e628d5ee39930a16d2"
  case ledgerRebuilt = "39e1d6683eadf98dcf46ddb88f62c6a3"
  case ledgerInMemory = "836fbaaa23a73564c833efef95956fa0"
  case ledgerOnDisk = "5270222980cdaa3fde1c174035b23799"
  case journalBack = "544395901af0c05c5d8da1fdd53d8dee"
  case sentAgain = "fd971be67eee5b75a764bf190e065440"
  case unproved = "dea0daa259307d711adcefde38c3dc6d"
  case notReadBack = "0009348bd8363bee8fa2db637975f81a"
  case volatileJournal = "67982e4218f411a9978abbfdae747aee"
  case suppressionsExpired = "35f19f1930016fca151095cedf1f12b3"
  case controlLost = "937e50bd610f1a4c7687993f12b128c8"

  /// The catalog's subject: what happened, in a few words.
  public var subject: String {
    switch self {
    case .summary: "Snapshot audited"
    case .fixed: "Finding fixed"
    case .withdrawn: "Finding withdrawn"
    case .watching: "Watching the drop directory"
    case .stopped: "a11yd stopped"
    case .reloaded: "Configuration and rules reloaded"
    case .reloadRefused: "Reload refused: the new configuration or rules have errors"
    case .directoryLost: "The drop directory cannot be read"
    case .directoryFound: "The drop directory is back"
    case .directoryReplaced: "The drop directory was replaced"
    case .blind: "The watcher does not see new files"
    case .seesAgain: "The watcher sees new files again"
    case .overflow: "The kernel dropped file events"
    case .polling: "The drop directory is polled"
    case .skipped: "File skipped"
    case .unreadable: "File cannot be audited"
    case .sameAs: "Duplicate of another file"
    case .findingsFolded: "More findings than entries"
    case .entryRefused: "The journal refused an entry"
    case .linesLeftOut: "Log lines were dropped"
    case .quarantined: "File quarantined"
    case .ledgerRebuilt: "The ledger was replaced"
    case .ledgerInMemory: "The ledger cannot be written"
    case .ledgerOnDisk: "The ledger can be written again"
    case .journalBack: "The journal accepts entries again"
    case .sentAgain: "Lost entries were sent again"
    case .unproved: "Entries may be missing from the journal"
    case .notReadBack: "Delivery to the journal is not checked"
    case .volatileJournal: "The journal is kept in memory"
    case .suppressionsExpired: "Suppressions expired"
    case .controlLost: "The control socket cannot be used"
    }
  }

  /// The catalog's text: what it means, and what to do.
  public var explanation: String {
    switch self {
    case .summary:
      "a11yd read @AX_SNAPSHOT@ as @AX_FORMAT@ and audited it against all rules. What failed has an "
        + "entry of its own, once a run. What could not be checked is only counted here, because the export does not "
        + "include what the rules need."
    case .fixed:
      "The last capture of this screen had this finding. @AX_SNAPSHOT@ shows the same view, checked by the same "
        + "rules, without it. A capture of another view, such as a scrolled list, never counts as a fix."
    case .withdrawn:
      "a11yd reported this finding before the log of the device was there. The log tells what TalkBack really said, and "
        + "with it the rule does not fail. a11yd does not report the finding again unless a log shows it. Report it if "
        + "you hear otherwise."
    case .watching:
      "a11yd audits every finished file that is in the directory or arrives from now on, each once. You need to do "
        + "nothing."
    case .stopped:
      "Files that are waiting are audited after the next start. Entries that were not delivered are in the ledger "
        + "and are sent after the next start; without a ledger on disk they are lost."
    case .reloaded:
      "a11yd uses the new configuration and rules from now on. Files that were audited before are not audited "
        + "again."
    case .reloadRefused:
      "Nothing changed. Fix what the entry names, check it with “a11yd config” and “a11yd rules check”, then reload "
        + "again."
    case .directoryLost:
      "a11yd audits nothing until the directory is back. It checks every few seconds, and then finds everything in "
        + "it. Is the directory mounted, and is a11yd allowed to list it?"
    case .directoryFound:
      "a11yd is watching the directory again. It listed the directory and is auditing what arrived in the meantime."
    case .directoryReplaced:
      "Another directory is at this path now, because of a rename, a mount or a link. a11yd listed the new "
        + "directory and is watching it."
    case .blind:
      "Before each watchdog message to systemd, a11yd changes a test file of its own and waits until its watcher "
        + "sees the change. The watcher did not see it, so it may miss exports too. If this lasts, systemd restarts "
        + "a11yd, which then finds everything."
    case .seesAgain:
      "The watcher saw its test file. a11yd listed the directory and is auditing what arrived in the meantime."
    case .overflow:
      "More files changed at once than the kernel can queue. a11yd lists the whole directory again, so it misses no "
        + "file."
    case .polling:
      "The kernel does not report every change there. a11yd also lists the directory every few seconds, so it finds "
        + "files a few seconds later than usual."
    case .skipped:
      "a11yd reads regular files up to a size limit, and does not follow links. The entry says why and what to do. "
        + "a11yd says this once, until the file changes."
    case .unreadable:
      "The file is incomplete, or its format is unknown. The entry says where reading stopped. a11yd reads the file "
        + "again when it changes. Exporters should write to a name that begins with a dot and rename the file when it "
        + "is complete."
    case .sameAs:
      "The findings are those of the other file and are not reported twice. In a session this file is still a "
        + "capture of its own, so findings across captures follow."
    case .findingsFolded:
      "The worst findings have entries of their own; this entry counts the rest. Few screens have so many defects. "
        + "Is the export really one screen? To see all of them, raise `journal.entries`, or run “a11yd audit” on the file."
    case .entryRefused:
      "The journal will not store this entry, not even later. Please report this, and include the text of the "
        + "entry."
    case .linesLeftOut:
      "The journal accepted nothing for so long that a11yd dropped some of its own messages. Findings are never "
        + "dropped: auditing waits for the journal. Is the disk full, or systemd-journald overloaded?"
    case .quarantined:
      "a11yd crashed twice while it audited this file, the second time while it audited nothing else. It does not "
        + "try again until the file changes. To try once more, run “a11yd replay” with the path. Please report this, "
        + "with the file if you can share it."
    case .ledgerRebuilt:
      "The ledger was unusable, so a11yd started a new one. It audits the files in the drop directory again. If "
        + "a11yd can read the journal, it does not repeat entries that are already there."
    case .ledgerInMemory:
      "a11yd keeps auditing and loses nothing while it runs. After a restart it would audit the files in the drop "
        + "directory again. It tries to write its file again every minute."
    case .ledgerOnDisk:
      "a11yd wrote to the file what it had kept in memory."
    case .journalBack:
      "systemd-journald was stopped, restarted or overloaded. Nothing is lost: a11yd sends what was waiting. An "
        + "entry that appears twice has the same AX_ENTRY."
    case .sentAgain:
      "systemd-journald accepted these entries but did not store them. Its rate limit, a full disk and a crash can "
        + "cause this. Nothing is lost. If it happens often, check LogRateLimitBurst= of the unit and the disk of "
        + "/var/log/journal."
    case .unproved:
      "systemd-journald accepted these entries every time, but they never appeared in the journal, while others "
        + "did. The output of “a11yd audit” for the same file has the same findings."
    case .notReadBack:
      "If a11yd can read the journal, it finds entries that were dropped and sends them again. Otherwise it sends "
        + "each entry once, like any other service. The packaged unit is in the group systemd-journal."
    case .volatileJournal:
      "There is no /var/log/journal, or Storage=volatile is set. Findings are delivered, but a reboot deletes them."
    case .suppressionsExpired:
      "The findings that they suppressed have entries again. Remove suppressions of findings that are fixed. Give "
        + "the others a new date and a reason that still applies. a11yd says this after each start and reload."
    case .controlLost:
      "a11yd watches and audits as usual, but “a11yd status” and “a11yd replay” cannot reach it. The entry says "
        + "why. a11yd tries again at the next start."
    }
  }
}
