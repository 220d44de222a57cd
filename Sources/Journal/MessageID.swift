/// The ids of everything that a11yd says besides findings, whose ids are their rules'. Never changed, never reused.
public enum MessageID: String, CaseIterable, Sendable {
  case summary = "90c707dacb9847318a27224c8c124607"
  case fixed = "ad2050085d2cc4e0a43d15d5ab6ffd8a"
  case started = "9a4a3506e1f04c9794d3ab24285540bb"
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
  case incomplete = "e932fba222d747d898dc80ebbc0d131f"
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
  /// A line of a library's log.
  case log = "62b4ad80805743bba8eb571fa328b63e"

  /// The catalog's subject: what happened, in few words.
  public var subject: String {
    switch self {
    case .summary: "A snapshot was audited"
    case .fixed: "A finding is fixed"
    case .started: "a11yd started"
    case .watching: "The drop directory is watched"
    case .stopped: "a11yd stopped"
    case .reloaded: "Configuration and rules were read again"
    case .reloadRefused: "The new configuration or rules are broken; the running ones stay"
    case .directoryLost: "The drop directory cannot be seen"
    case .directoryFound: "The drop directory is back"
    case .directoryReplaced: "The drop directory was replaced"
    case .blind: "The watcher does not see what comes"
    case .seesAgain: "The watcher sees again"
    case .overflow: "The kernel dropped hints about changed files"
    case .polling: "The drop directory is listed again and again"
    case .skipped: "A file was not read"
    case .unreadable: "A file could not be audited"
    case .incomplete: "A file is incomplete"
    case .sameAs: "A file has the content of another"
    case .findingsFolded: "A snapshot has more findings than entries"
    case .entryRefused: "The journal refused an entry"
    case .linesLeftOut: "Lines of this log are missing"
    case .quarantined: "A file was put aside"
    case .ledgerRebuilt: "The ledger was begun anew"
    case .ledgerInMemory: "The ledger cannot be written"
    case .ledgerOnDisk: "The ledger can be written again"
    case .journalBack: "The journal takes entries again"
    case .sentAgain: "Entries that the journal had lost were sent again"
    case .unproved: "Entries may be missing from the journal"
    case .notReadBack: "Delivery into the journal is not checked"
    case .volatileJournal: "The journal is kept in memory"
    case .suppressionsExpired: "Suppressions are over"
    case .controlLost: "The control socket cannot be used"
    case .log: "A library of a11yd reports"
    }
  }

  /// The catalog's text: what it means, and what to do.
  public var explanation: String {
    switch self {
    case .summary:
      "@AX_SNAPSHOT@ was read as @AX_FORMAT@ and audited against all rules. Everything that failed has an entry of its own; "
        + "what could not be judged is counted here, because the export does not carry what the rules need."
    case .fixed:
      "The last capture of this screen had this finding; @AX_SNAPSHOT@ shows the same view of it, judged by the same rules, and "
        + "has it no more. A capture of another view, such as a list that was scrolled, is never taken for a repair."
    case .started:
      "Configuration and rules are read. What lies in the drop directory and was not audited before is audited now."
    case .watching:
      "Every finished file that lies there, or arrives from now on, is audited once. Nothing needs to be done."
    case .stopped:
      "Every finding was handed to the journal before. Files that wait are audited after the next start."
    case .reloaded:
      "Audits from now on follow the new configuration and rules. Files that were audited before are not audited again."
    case .reloadRefused:
      "Nothing changed. Repair what the entry names, check with “a11yd config” and “a11yd rules check”, then reload again."
    case .directoryLost:
      "Until it is back nothing is audited. It is looked for every few seconds, and everything in it is found then. Is it "
        + "mounted, and may a11yd list it?"
    case .directoryFound:
      "It is watched again. What arrived in the meantime was found by listing it and is audited now."
    case .directoryReplaced:
      "Another directory lies at its path now, by renaming, mounting, or a link. The new one is watched and was listed."
    case .blind:
      "Before each sign of life to the service manager a test file of a11yd's own goes through the whole watcher. It was not "
        + "seen, so exports may not be either. The service manager restarts a11yd if that lasts; everything is found then."
    case .seesAgain:
      "Its test file was seen. What came in the meantime was found by listing the directory and is audited now."
    case .overflow:
      "More files changed at once than the kernel can queue. The whole tree is listed again, so no file is missed."
    case .polling:
      "The kernel does not tell of all changes there. Files are found by listing, a few seconds later than usual."
    case .skipped:
      "a11yd reads regular files up to a size, and follows no links. The entry says why, and what to do; it is said once "
        + "until the file changes."
    case .unreadable:
      "The file is incomplete, or in no format that a11yd knows. The entry says where reading ended. The file is read again "
        + "as soon as it changes."
    case .incomplete:
      "The file ends in the middle and has not grown for a while. It is read again as soon as it changes. Let exporters "
        + "write to a name that begins with a dot and rename when they are done."
    case .sameAs:
      "Its findings are those of the other file and are not reported twice. In a session it is a capture of its own all the "
        + "same: what is wrong across captures follows."
    case .findingsFolded:
      "The worst have entries; this one stands for the rest. An app rarely has so many faults: is the export one screen? "
        + "Raise `journal.entries`, or look at the file with “a11yd audit”."
    case .entryRefused:
      "An entry could not be stored in any way, not even later. Please report this with the entry's text."
    case .linesLeftOut:
      "The journal took nothing for so long that the daemon kept no more lines of its own log. Findings are never left out: "
        + "auditing waits for the journal. Is the disk full, or systemd-journald overloaded?"
    case .quarantined:
      "a11yd ended twice while it audited this file, the second time while it audited nothing else, so it does not try again "
        + "until the file changes. “a11yd replay” with its path tries it once more. Please report it, with the file if you may."
    case .ledgerRebuilt:
      "What a11yd remembers of audits and of entries on their way was of no use, so it began anew. Files that lie in the drop "
        + "directory are audited again; where a11yd may read the journal, what that holds of them already is not said again."
    case .ledgerInMemory:
      "Auditing goes on and nothing is lost as long as a11yd runs. After its end it would audit again what lies in the drop "
        + "directory. It tries its file again every minute."
    case .ledgerOnDisk:
      "What was remembered in memory in the meantime is in the file now."
    case .journalBack:
      "systemd-journald was stopped, restarted or overloaded. Nothing is lost: what waited follows, and an entry that stands "
        + "there twice has the same AX_ENTRY."
    case .sentAgain:
      "journald had taken them and not stored them: its rate limit, a full disk and a crash do that without a word. Nothing "
        + "is lost. If it happens often, look at LogRateLimitBurst= of the unit and at the disk of /var/log/journal."
    case .unproved:
      "journald took them every time, and they were never found, while others were. What they said is also in the output of "
        + "a11yd audit for the same file."
    case .notReadBack:
      "Whoever may read the journal finds out what journald dropped, and sends it again. Without that, entries are handed "
        + "over once, as every other service does. The unit that the package ships is in the group systemd-journal."
    case .volatileJournal:
      "There is no /var/log/journal, or Storage=volatile is set. Findings are delivered, and live as long as this boot."
    case .suppressionsExpired:
      "Findings that they suppressed have entries again. Remove what is repaired from “suppressions” in the configuration, "
        + "and give the rest a new date, with a reason that still holds. It is said after each start and each reload."
    case .controlLost:
      "Everything is watched and audited as ever, but “a11yd status” and “a11yd replay” do not reach this daemon. The entry "
        + "says why; it is tried again after the next start."
    case .log:
      "Nothing needs to be done unless its priority says so."
    }
  }
}
