/// One writer an evaluation: most findings of an audit come from the same.
struct FindingWriters {
  private var writers: [ObjectIdentifier: FindingWriter] = [:]

  mutating func writer(for evaluation: Evaluation) -> FindingWriter {
    let key = ObjectIdentifier(evaluation)
    if let known = writers[key] { return known }
    let writer = FindingWriter(evaluation)
    writers[key] = writer
    return writer
  }
}
