import Foundation
import Testing

@testable import Daemon

struct ConfigurationTests {
  @Test
  func `there are broken configurations to test with`() { #expect(CheckoutFiles.brokenConfigurations.count > 15) }

  @Test(arguments: CheckoutFiles.brokenConfigurations)
  func `a broken configuration is named with its place`(name: String) throws {
    let (path, text) = try CheckoutFiles.brokenConfiguration(name)
    let expected = try #require(text.split(separator: "\n").first?.dropFirst(2))
    let problems = #expect(throws: ConfigurationProblems.self) { try ConfigurationPlaces(file: path).load() }
    #expect(problems?.description == "\(path):\(expected)")
  }

  @Test
  func `all problems of all files are said at once, in order`() async throws {
    try await CheckoutFiles.withTemporaryDirectory { directory in
      let main = directory.appending(path: "a11yd.yaml")
      try "watch:\n  settle: x\n  grace: y\n".write(to: main, atomically: true, encoding: .utf8)
      let more = directory.appending(path: "a11yd.yaml.d")
      try FileManager.default.createDirectory(at: more, withIntermediateDirectories: true)
      try "audti: {}\n".write(to: more.appending(path: "10.yaml"), atomically: true, encoding: .utf8)
      let problems = #expect(throws: ConfigurationProblems.self) { try ConfigurationPlaces(file: main.path).load() }
      #expect(problems?.problems.map(\.line) == [2, 3, 1])
    }
  }

  @Test
  func `later files win, and a list is replaced whole`() async throws {
    try await CheckoutFiles.withTemporaryDirectory { directory in
      let main = directory.appending(path: "a11yd.yaml")
      try "watch: {settle: 1 s, grace: 2 s}\nrules: {directories: [a, b]}\n"
        .write(to: main, atomically: true, encoding: .utf8)
      let more = directory.appending(path: "a11yd.yaml.d")
      try FileManager.default.createDirectory(at: more, withIntermediateDirectories: true)
      for (name, text) in [
        ("20.yaml", "watch: {settle: 3 s}"), ("10.yaml", "watch: {settle: 4 s}\nrules: {directories: [c]}"),
        (".hidden.yaml", "watch: {settle: 5 s}"), ("30.yaml.bak", "watch: {settle: 6 s}"),
      ] {
        try text.write(to: more.appending(path: name), atomically: true, encoding: .utf8)
      }
      let configuration = try ConfigurationPlaces(file: main.path).load()
      #expect(configuration.settle == .seconds(3))
      #expect(configuration.grace == .seconds(2))
      #expect(configuration.rulesDirectories == ["c"])
      #expect(configuration.origins[.settle] == .file(more.path + "/20.yaml", line: 1, column: 17))
      #expect(configuration.origins[.foldAfter] == nil)
    }
  }

  @Test
  func `the command line wins`() throws {
    let places = ConfigurationPlaces(
      file: CheckoutFiles.configuration.path, watchDirectory: "there", rulesDirectories: ["mine"])
    let configuration = try places.load()
    #expect(configuration.watchDirectory == "there")
    #expect(configuration.rulesDirectories == ["mine"])
    #expect(configuration.listing.contains("# the command line"))
  }

  @Test
  func `a file that is not there is a problem`() {
    let problems = #expect(throws: ConfigurationProblems.self) {
      try ConfigurationPlaces(file: "/nonexistent/a11yd.yaml").load()
    }
    #expect(problems?.description.hasPrefix("/nonexistent/a11yd.yaml: the configuration cannot be read.") == true)
  }

  // MARK: the shipped file

  /// The lines of the shipped file with the mark of a default removed.
  private func shippedWithDefaults() throws -> String {
    let text = try String(contentsOf: CheckoutFiles.configuration, encoding: .utf8)
    return text.replacing(#/(?m)^(  )?#(?=[a-z])/#) { String($0.1 ?? "") }
  }

  @Test
  func `the shipped file changes nothing`() throws {
    var file = ConfigurationFile(path: "a11yd.yaml")
    var configuration = Configuration()
    file.apply(try String(contentsOf: CheckoutFiles.configuration, encoding: .utf8), to: &configuration)
    #expect(file.problems == [])
    #expect(configuration == Configuration())
  }

  @Test
  func `the shipped file shows every key with its default`() throws {
    var file = ConfigurationFile(path: "a11yd.yaml")
    var configuration = Configuration()
    file.apply(try shippedWithDefaults(), to: &configuration)
    #expect(file.problems == [])
    #expect(Set(configuration.origins.keys) == Set(ConfigurationKey.allCases))
    #expect(configuration.suppressionsOrigin != nil)
    (configuration.origins, configuration.suppressionsOrigin) = ([:], nil)
    #expect(configuration == Configuration())
  }

  @Test(arguments: ConfigurationKey.allCases)
  func `the shipped file explains a key, and writes it as a11yd config does`(key: ConfigurationKey) throws {
    let lines = try shippedWithDefaults().split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = "  \(key.name): \(key.text(in: Configuration()))"
    let index = try #require(lines.firstIndex { $0 == wanted }, "no line “\(wanted)”")
    #expect(lines[index - 1].hasPrefix("  # "))
  }

  @Test
  func `what a11yd config prints is a configuration that means the same`() throws {
    var file = ConfigurationFile(path: "printed.yaml")
    var configuration = Configuration()
    file.apply(Configuration().listing, to: &configuration)
    #expect(file.problems == [])
    (configuration.origins, configuration.suppressionsOrigin) = ([:], nil)
    #expect(configuration == Configuration())
  }

  @Test(arguments: [("200 ms", 200), ("30 s", 30_000), ("30s", 30_000), ("5 min", 300_000), ("2 h", 7_200_000)])
  func `a time has a unit`(text: String, milliseconds: Int) {
    #expect(TimeText.time(text) == .milliseconds(milliseconds))
  }

  @Test(arguments: ["", "5", "s", "-5 s", "5 S", "5 days", "1.5 s", "99999999999999999999 s"])
  func `what is no time is none`(text: String) { #expect(TimeText.time(text) == nil) }

  @Test(arguments: [("4 MiB", 4 << 20), ("1 kB", 1_000), ("100 B", 100), ("1GiB", 1 << 30)])
  func `a size has a unit`(text: String, bytes: Int) { #expect(SizeText.size(text) == bytes) }
}
