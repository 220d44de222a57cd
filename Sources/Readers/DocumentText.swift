/// A document that was a string in another one, in memory of its own.
final class DocumentText {
  let bytes: PaddedBytes

  init(_ bytes: consuming PaddedBytes) { self.bytes = bytes }
}
