/// What became of one form of a widget in one export.
struct FormResult: Sendable {
  enum Outcome: String {
    /// The right form: nothing failed, nothing asked.
    case clean
    case failed
    /// The export lacks evidence, and a question names it.
    case asked
    /// The export lacks the evidence: `lacks` says which, or the export is that of the right form, byte for byte.
    case unseen
    /// The right form failed or was asked about; or nobody mentions what is wrong in a wrong form.
    case open
  }

  let form: String
  let format: String
  var outcome: Outcome
  /// The rules that told it.
  var rules: [String] = []
  /// They told it of a control of another kind, as where an export lifts segments out of their control.
  var isOfAnotherKind = false
  /// Properties that this export does not carry.
  var lacks: [String] = []
  /// What must not be: each stays in `open.yaml` until it is mended.
  var problems: [String] = []
}
