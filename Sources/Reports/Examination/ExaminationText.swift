import AccessibilityTree
import Audit
import Readers

/// An examination for a person at a terminal.
public struct ExaminationText: Sendable {
  let layout: TextLayout
  let isVerbose: Bool

  /// Examinations in this layout.
  ///
  /// - Parameter isVerbose: lists every rule, property and criterion; else only their numbers, on one screen.
  public init(layout: TextLayout = TextLayout(), isVerbose: Bool = false) {
    (self.layout, self.isVerbose) = (layout, isVerbose)
  }

  /// The text after the last file; empty if nothing was left out.
  public func closing(after examinations: Int) -> String {
    guard !isVerbose, examinations > 0 else { return "" }
    return layout.paragraph(
      "`--verbose` lists the rules, properties and criteria behind these numbers.", indent: 0, .faint)
  }

  /// The text about one file, including its line feed.
  public func section(on examination: Examination) -> String {
    var text = layout.paragraph(heading(of: examination), indent: 0, .strong) + "\n"
    text += recognised(examination)
    guard let snapshot = examination.snapshot else { return text + refused(examination) + "\n" }
    text += line("screen", capture(snapshot))
    if !snapshot.unread.isEmpty {
      let words = snapshot.unread.joined(separator: ", ")
      text += line(
        "left out",
        "\(words): not known to a11yd, so it counts as not exported.")
    }
    guard let coverage = examination.coverage else {
      let advice =
        "unknown, so no rule can be decided. Set it with `--reader`, in `meta.platform` of the wrapper, or for the "
        + "daemon in `audit.reader`."
      return text + line("platform", advice) + "\n"
    }
    if snapshot.meta.languageSource == .guessed {
      let advice =
        "guessed from the texts. If that is wrong, set it in `meta.language` of the wrapper, with "
        + "`a11yd audit --language`, or for the daemon in `audit.language`."
      text += line("language", advice)
    }
    if isVerbose {
      text += line("carries", carries(examination, snapshot)) + line("lacks", lacks(examination))
      text += "\n" + decided(coverage) + gaps(examination, coverage) + ledger(coverage)
    } else {
      text += "\n" + summary(examination, coverage)
    }
    return text + "\n" + advice(examination) + "\n"
  }

  private static let indent = 12

  func line(_ label: String, _ text: String, _ tone: TextLayout.Tone = .plain) -> String {
    layout.paragraph(CleanText.line(text), label: label, labelTone: .strong, indent: Self.indent, tone)
  }

  private func heading(of examination: Examination) -> String {
    let format = examination.recognition.format.map { "\($0.displayName) (\($0.name))" }
    let facts = [format ?? "not recognised", examination.snapshot?.platform?.displayName].compactMap(\.self)
    return CleanText.line("\(examination.name): \(facts.joined(separator: ", "))")
  }

  // MARK: what it is

  private func recognised(_ examination: Examination) -> String {
    let around = examination.recognition.layers.map(\.words).joined(separator: ", then ")
    let parts = [around.isEmpty ? nil : "Around the tree: \(around).", examination.recognition.sentence]
    let text = parts.compactMap(\.self).joined(separator: " ")
    return text.isEmpty ? "" : line("recognised", text)
  }

  private func refused(_ examination: Examination) -> String {
    guard case .failure(let error) = examination.recognition.snapshot else { return "" }
    let advice = error.advice.map { " \($0)." } ?? ""
    var text = line("refused", "\(error.cause).\(advice)", .red)
    for (place, near) in examination.recognition.nearest.enumerated() {
      text += line(place == 0 ? "nearest" : "", near.sentence)
    }
    return text
  }

  private func language(of meta: SnapshotMeta) -> String {
    guard let language = meta.language else { return "unknown" }
    return switch meta.languageSource {
    case .guessed: "guessed to be \(LanguageName.name(of: language))"
    case .default: "unknown, so English"
    case .capture, .export, .configured, nil: language
    }
  }

  private func capture(_ snapshot: Snapshot) -> String {
    var parts = [snapshot.meta.screen ?? "unnamed", "app \(snapshot.meta.app ?? "unknown")"]
    parts.append("language \(language(of: snapshot.meta))")
    parts.append(Counted.things(snapshot.count, "node"))
    let cut = snapshot.cut.size
    if cut > 0 { parts.append("cut off below \(Counted.things(cut, "node"))") }
    return parts.joined(separator: " · ")
  }

  /// Properties that every node has, then the others with the number of nodes that have them.
  private func carries(_ examination: Examination, _ snapshot: Snapshot) -> String {
    let counted = examination.carries.map { ($0, $0 == .events ? snapshot.count : examination.nodeCount($0)) }
    let everywhere = counted.filter { $0.1 == snapshot.count }.map { AdviceWords.property($0.0) }
    let somewhere = counted.filter { $0.1 != snapshot.count }.enumerated().map { place, counted in
      let (property, count) = counted
      let whole = place == 0 ? " of \(Counted.things(snapshot.count, "node"))" : ""
      return "\(AdviceWords.property(property)) (\(Counted.number(count))\(whole))"
    }
    let all = everywhere + somewhere
    return all.isEmpty ? "nothing that a rule asks for" : all.joined(separator: ", ")
  }

  /// Properties that the format never carries, and those that other exports of it carry.
  private func lacks(_ examination: Examination) -> String {
    let seen = examination.recognition.format?.carriesIfSeen.intersection(examination.lacks) ?? []
    let never = examination.lacks.subtracting(seen)
    var parts: [String] = []
    if !never.isEmpty { parts.append(AdviceWords.list(never)) }
    if !seen.isEmpty { parts.append("other exports of this format carry \(AdviceWords.list(seen))") }
    return parts.isEmpty ? "nothing that a rule asks for" : parts.joined(separator: "; ")
  }
}
