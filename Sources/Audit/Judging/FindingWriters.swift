/// One writer an evaluation: most findings of an audit come from the same.
struct FindingWriters {
  let textLimit: TextLimit
  private var writers: [ObjectIdentifier: FindingWriter] = [:]

  init(textLimit: TextLimit) { self.textLimit = textLimit }

  mutating func writer(for evaluation: Evaluation) -> FindingWriter {
    let key = ObjectIdentifier(evaluation)
    if let known = writers[key] { return known }
    let writer = FindingWriter(evaluation, textLimit: textLimit)
    writers[key] = writer
    return writer
  }
}
