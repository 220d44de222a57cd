import AccessibilityTree
import Audit
import Daemon
import Glibc
import Readers
import Rules
import Speech

/// What libFuzzer calls with every input.
///
/// `packaging/run-fuzz` builds and runs it, and says in `A11YD_FUZZ_INPUT` what the bytes are taken for. Source: LLVM,
/// docs/LibFuzzer, “Fuzz Target”.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  switch input {
  case "configuration": WrittenFiles.checkConfiguration(bytes)
  case "rule", "page", "vocabulary", "criteria": WrittenFiles.checkRules(bytes, as: input)
  default: checkExport(bytes)
  }
  return 0
}

private let input = getenv("A11YD_FUZZ_INPUT").map { String(cString: $0) } ?? "export"

/// Whatever the bytes are, a reader gives a tree or a typed error, and whatever the tree is, a screen reader can be imitated
/// on it and every rule asked of it.
private func checkExport(_ input: UnsafeBufferPointer<UInt8>) {
  let bytes = PaddedBytes(copying: input)
  do throws(ReadError) {
    checkTree(try reader.read(bytes, name: "fuzz"))
  } catch {
    checkError(error, length: input.count)
  }
}

/// Small, so that no input is slow for a good reason.
private let reader = ExportReader(limits: ReadLimits(sizeInBytes: 1 << 20, depth: 200, nodes: 5_000))

/// Those of the checkout that this runs in.
private let auditor: Auditor = {
  do {
    return Auditor(ruleBook: try RuleBook(compiling: RuleDirectory.read(["rules"]), including: [.stable, .draft]))
  } catch {
    "a11yd-fuzz: the rules do not compile: \(error)\n".withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
    // Not a trap and not `exit`: libFuzzer would keep the input as one that crashes.
    _exit(1)
  }
}()

/// The tree is one: preorder, subtrees within each other, every text of it readable.
private func checkTree(_ snapshot: Snapshot) {
  precondition(snapshot.count > 0, "a tree without nodes")
  snapshot.withRecords { records in
    for (index, record) in records.enumerated() {
      let (parent, end) = (Int(record.parent), Int(record.subtreeEnd))
      precondition(parent < index && end > index && end <= records.count, "node \(index) lies wrong")
      precondition(parent < 0 || end <= records[parent].subtreeEnd, "node \(index) leaves its parent")
    }
  }
  let transcript = ScreenReaders.transcript(of: snapshot)
  precondition(transcript.order.count == transcript.stops.size, "a stop is lost or visited twice")
  precondition(snapshot.guessingLanguage().count == snapshot.count, "a guess changed more than the language")
  let audit = auditor.audit(snapshot.assuming(language: "en"))
  for finding in audit.findings { precondition(!finding.message.isEmpty && !finding.node.path.isEmpty) }
  blackHole = TranscriptText.render(transcript).utf8.count
}

private func checkError(_ error: ReadError, length: Int) {
  let text = error.description
  precondition(text.hasPrefix("fuzz: ") && text.hasSuffix("."), text)
  precondition(!text.unicodeScalars.contains { $0.value < 0x20 }, text)
  if let place = error.byteOffset { precondition((0...length).contains(place), "\(text) at \(place) of \(length)") }
}

/// Keeps what is computed from being optimised away.
nonisolated(unsafe) private var blackHole = 0
