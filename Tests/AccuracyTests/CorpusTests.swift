import Accuracy
import Audit
import AuditTesting
import Foundation
import Testing

/// Exports of other people's apps, against what is recorded of them in Tests/Fixtures/corpus.
///
/// They are no part of this repository: the environment variable `A11YD_CORPUS` names their folder. Without it the tests
/// that need the exports are skipped and say so; what is recorded of them is checked all the same.
@Suite struct CorpusTests {
  private static let records = ShippedScreens.checkout.appending(path: "Tests/Fixtures/corpus")

  private static let recorded: [String] = {
    let files = FileManager.default.enumerator(atPath: records.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(".txt".count)) }.sorted()
  }()

  // Skipped without A11YD_CORPUS, because the repository holds no export of a real app.
  @Test(.enabled(if: Corpus.folder != nil, "\(Corpus.absence)"), arguments: Corpus.paths)
  func `an export of a real app is read, heard and judged as it is recorded`(path: String) throws {
    let folder = try #require(Corpus.folder)
    let bytes = try #require(Golden.bytes(folder + "/" + path))
    let auditor = Auditor(ruleBook: try ShippedScreens.ruleBook.get())
    let record = Self.records.appending(path: path + ".txt")
    try FileManager.default.createDirectory(at: record.deletingLastPathComponent(), withIntermediateDirectories: true)
    let mismatch = Golden.mismatch(CorpusRecord(bytes, at: path, by: auditor).text, at: record.path)
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  // Skipped without A11YD_CORPUS, because the repository holds no export of a real app.
  @Test(.enabled(if: Corpus.folder != nil, "\(Corpus.absence)"))
  func `what is recorded is what the corpus holds`() {
    #expect(Corpus.paths == Self.recorded, "A11YD_CORPUS names \(Corpus.folder ?? "nothing")")
  }

  @Test func `whatever fails in a record was judged`() throws {
    let page = try JudgedPage(at: ShippedScreens.checkout.appending(path: "docs/accuracy.md"))
    #expect(Self.recorded.count > 40)
    for path in Self.recorded {
      let record = try #require(Golden.read(Self.records.appending(path: path + ".txt").path))
      for line in record.split(separator: "\n") where line.hasPrefix("failed ") {
        let finding = line.split(separator: " ")[1]
        #expect(page.rows.contains { $0.file == path && $0.finding == finding }, "\(path): \(finding)")
      }
    }
  }
}
