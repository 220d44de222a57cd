/// The ids of everything that a11yd says besides findings, whose ids are their rules'. Never changed, never reused.
public enum MessageID: String, CaseIterable, Sendable {
  case summary = "90c707dacb9847318a27224c8c124607"
  case started = "9a4a3506e1f04c9794d3ab24285540bb"
  case watching = "8a3a5e419e3942ea8f7c4420a73c7e20"
  case stopped = "e058fe6936ff4e2dbaae78a40b12c69b"
  case reloaded = "73c70b3aca7345ccad755ab07052ec5f"
  case reloadRefused = "f12870df102d4eb1906c43657ecd9bc1"
  case directoryLost = "24005e6145bd49a39a3c5ce38ab44ec8"
  case directoryFound = "eb67507861034629850591515fc1ce4d"
  case directoryReplaced = "bc08e6ada6524ebbbdaf3defeaa284fb"
  case overflow = "ae878896534242d286f9781825576e60"
  case polling = "bbc66ce0b2484759bc02ab3abf52711e"
  case skipped = "7f81b4c14cef42209c8a25e4aff9d410"
  case unreadable = "780c818fd7ca4e7693195446fa39d4f4"
  case incomplete = "e932fba222d747d898dc80ebbc0d131f"
  case sameAs = "e765f58bde1c4718a69f669a996f37e6"
  case entryRefused = "8be862164bcb455885482cbed2c63cd9"
  case linesLeftOut = "32d184e9f0564177b8935aa78eb4c33a"
  /// A line of a library's log.
  case log = "62b4ad80805743bba8eb571fa328b63e"

  /// The catalog's subject: what happened, in few words.
  public var subject: String {
    switch self {
    case .summary: "A snapshot was audited"
    case .started: "a11yd started"
    case .watching: "The drop directory is watched"
    case .stopped: "a11yd stopped"
    case .reloaded: "Configuration and rules were read again"
    case .reloadRefused: "The new configuration or rules are broken; the running ones stay"
    case .directoryLost: "The drop directory cannot be seen"
    case .directoryFound: "The drop directory is back"
    case .directoryReplaced: "The drop directory was replaced"
    case .overflow: "The kernel dropped hints about changed files"
    case .polling: "The drop directory is listed again and again"
    case .skipped: "A file was not read"
    case .unreadable: "A file could not be audited"
    case .incomplete: "A file is incomplete"
    case .sameAs: "A file has the content of another"
    case .entryRefused: "The journal refused an entry"
    case .linesLeftOut: "Lines of this log are missing"
    case .log: "A library of a11yd reports"
    }
  }

  /// The catalog's text: what it means, and what to do.
  public var explanation: String {
    switch self {
    case .summary:
      "@AX_SNAPSHOT@ was read as @AX_FORMAT@ and audited against all rules. Everything that failed has an entry of its own; "
        + "what could not be judged is counted here, because the export does not carry what the rules need."
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
    case .entryRefused:
      "An entry could not be stored in any way, not even later. Please report this with the entry's text."
    case .linesLeftOut:
      "The journal took nothing for so long that the daemon kept no more lines of its own log. Findings are never left out: "
        + "auditing waits for the journal. Is the disk full, or systemd-journald overloaded?"
    case .log:
      "Nothing needs to be done unless its priority says so."
    }
  }
}
