/// A document in memory of its own: unpacked, transcoded, taken out of another one or out of its log.
final class DocumentText {
  let bytes: PaddedBytes

  init(_ bytes: consuming PaddedBytes) { self.bytes = bytes }
}
