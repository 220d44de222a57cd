import Foundation
import Glibc

/// What actions choose from, in an order that is the same in every run.
extension ModelRun {
  var root: String { model.root ?? "drop" }
  /// Root reads everything, whatever its mode.
  var mayForbid: Bool { getuid() != 0 }

  func pick<Element>(_ elements: [Element], _ number: Int) -> Element? {
    elements.isEmpty ? nil : elements[number % elements.count]
  }

  /// The watched directory and what can be seen below it.
  var directories: [String] { [root] + subdirectories }

  var subdirectories: [String] {
    model.entries.filter { $0.value == .directory && model.visible($0.key) != nil }.map(\.key).sorted()
  }

  var hiddenTrees: [String] {
    model.entries.keys.filter { $0.hasPrefix(root + "/") && lastName($0).hasPrefix(".tree") }.sorted()
  }

  /// Those that the watcher can see.
  var files: [String] { regularFiles { model.visible($0) != nil } }
  var outsideFiles: [String] { regularFiles { $0.hasPrefix("out/") } }
  var temporaryFiles: [String] { regularFiles { $0.hasPrefix(root + "/") && $0.hasSuffix(".tmp") } }
  var outsideTrees: [String] {
    model.entries.filter { $0.value == .directory && $0.key.hasPrefix("out/") }.map(\.key).sorted()
  }

  private func regularFiles(_ isWanted: (String) -> Bool) -> [String] {
    model.entries.compactMap { path, entry in
      guard case .file = entry, isWanted(path) else { return nil }
      return path
    }.sorted()
  }

  /// Files whose changes the kernel tells by this name: no other visible name has the same content, and they may be opened.
  var writableFiles: [String] {
    files.filter { path in
      guard let file = file(at: path), !model.unreadable.contains(file) else { return false }
      return !profile.hintsOnly || model.paths(of: file).filter { model.visible($0) != nil }.count == 1
    }
  }

  /// Files that may get another name: what a writer does to one of several names is not told of the others.
  func linkable(_ paths: [String]) -> [String] {
    paths.filter { path in
      !model.unreadable.contains(file(at: path) ?? 0) && !writers.contains { $0.file == file(at: path) }
    }
  }

  func file(at path: String) -> Int? {
    guard case .file(let file) = model.entries[path] else { return nil }
    return file
  }

  func content(at path: String) -> String { file(at: path).flatMap { model.contents[$0] } ?? "" }

  /// A name for a file that is free, or that a file has.
  func place(_ action: FileSystemAction, isFree: Bool) -> String? {
    guard let directory = pick(directories, action.first) else { return nil }
    let path = directory + "/" + ["a.json", "b.json", "c.xml", "d"][action.second % 4]
    switch model.entries[path] {
    case nil: return path
    case .file: return isFree ? nil : path
    case .directory, .other: return nil
    }
  }

  /// A name for a directory that is free, at most three deep and not in `tree`.
  func treePlace(_ action: FileSystemAction, notBelow tree: String? = nil) -> String? {
    let parents = directories.filter { parent in
      parent.split(separator: "/").count < 4 && tree.map { !model.isBelow(parent, $0) } ?? true
    }
    guard let parent = pick(parents, action.second) else { return nil }
    return ["d1", "d2", "d3"].map { parent + "/" + $0 }.first { model.entries[$0] == nil }
  }

  func outsidePlace() -> String { "out/\(model.entries.count)-\(trace.count)" }

  func lastName(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }

  func parent(of path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }
}
