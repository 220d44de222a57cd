/// A document in memory of its own: unpacked, transcoded, or taken from another document or a log.
final class DocumentText {
  let bytes: PaddedBytes

  init(_ bytes: consuming PaddedBytes) { self.bytes = bytes }
}
