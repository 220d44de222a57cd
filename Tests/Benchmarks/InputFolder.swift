import Glibc

/// A folder of generated exports, removed at the end.
struct InputFolder {
  let path: String

  /// A new folder among the system's temporary files.
  init() throws {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(base)/a11yd-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw BenchProblem("\(base): no folder can be made there") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The folder that is already there.
  init(path: String) { self.path = path }

  static let screens = 1_000
  var many: String { path + "/many" }
  var large: String { path + "/large.json" }
  var small: String { path + "/small.json" }
  var medium: String { path + "/medium.json" }

  /// Writes 1,000 exports of 50 kB in three formats, another one of 50 kB, one of 5 MB, and one of 1 kB.
  func fill() throws {
    try fillMedium()
    mkdir(many, 0o755)
    for place in 0..<Self.screens {
      let seed = UInt64(place)
      let name = many + "/" + String(repeating: "0", count: 4 - String(place).count) + String(place)
      switch place % 3 {
      case 0: try write(WDAExport.make(bytes: 50_000, seed: seed), to: name + ".json")
      case 1: try write(DroidBotExport.make(bytes: 50_000, seed: seed), to: name + ".json")
      default: try write(UIAutomatorExport.make(bytes: 50_000, seed: seed), to: name + ".xml")
      }
    }
    try write(WDAExport.make(bytes: 5_000_000, seed: 5), to: large)
    try write(WDAExport.make(bytes: 1_000, seed: 1), to: small)
  }

  /// Writes one export of 50 kB only.
  func fillMedium() throws { try write(DroidBotExport.make(bytes: 50_000, seed: 50), to: medium) }

  func remove() {
    for place in 0..<Self.screens {
      let name = many + "/" + String(repeating: "0", count: 4 - String(place).count) + String(place)
      unlink(name + ".json")
      unlink(name + ".xml")
    }
    rmdir(many)
    unlink(large)
    unlink(small)
    unlink(medium)
    rmdir(path)
  }

  func size(of file: String) -> Int {
    var status = stat()
    return stat(file, &status) == 0 ? Int(status.st_size) : 0
  }

  private func write(_ text: String, to file: String) throws {
    guard let stream = fopen(file, "w") else { throw BenchProblem("\(file): cannot be written") }
    defer { fclose(stream) }
    fputs(text, stream)
  }
}
