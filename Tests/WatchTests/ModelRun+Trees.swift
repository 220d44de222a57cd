import Foundation
import Glibc

/// Actions on directories, the watched one included.
extension ModelRun {
  func performOnTrees(_ action: FileSystemAction) async throws {
    switch action.kind {
    case .makeTree:
      guard let path = treePlace(action) else { return }
      try await makeTree(path, action)
    case .moveTreeIn:
      guard let new = treePlace(action) else { return }
      if let old = pick(outsideTrees, action.first), action.first % 2 == 0 { return try move(old, new) }
      let built = outsidePlace()
      try await makeTree(built, action)
      try move(built, new)
    case .moveTreeOut: if let path = pick(subdirectories, action.first) { try move(path, outsidePlace()) }
    case .moveTreeWithin:
      guard let old = pick(subdirectories, action.first), let new = treePlace(action, notBelow: old) else { return }
      try move(old, new)
      try await rest(action)
      try create(new + "/after.json", content()[0])
    case .hideTree:
      guard let path = pick(subdirectories, action.first) else { return }
      let hidden = parent(of: path) + "/.tree-\(trace.count)"
      try move(path, hidden)
      try await rest(action)
      try create(hidden + "/hidden.json", content()[0])
    case .showTree:
      guard let old = pick(hiddenTrees, action.first), let new = treePlace(action, notBelow: old) else { return }
      try move(old, new)
    case .removeTree: if let path = pick(subdirectories, action.first) { try remove(path) }
    case .recreateDirectory:
      guard let path = pick(subdirectories, action.first) else { return }
      let names = files.filter { parent(of: $0) == path }
      try remove(path)
      try await rest(action)
      try makeDirectory(path)
      for name in names.prefix(3) { try create(name, content()[0]) }
    case .exchangeTrees:
      guard let one = pick(subdirectories, action.first), let other = pick(subdirectories, action.second) else {
        return
      }
      if !model.isBelow(one, other), !model.isBelow(other, one) { try exchange(one, other) }
    default: try await performOnRoot(action)
    }
  }

  private func makeTree(_ path: String, _ action: FileSystemAction) async throws {
    try makeDirectory(path)
    try create(path + "/a.json", content()[0])
    try await rest(action)
    try makeDirectory(path + "/below")
    for name in ["b.json", "1.json"] { try create(path + "/below/" + name, content()[0]) }
  }

  private func performOnRoot(_ action: FileSystemAction) async throws {
    let old = root
    let names = files.filter { parent(of: $0) == old }.prefix(3)
    switch action.kind {
    case .replaceRoot:
      try await takeRootAway(to: outsidePlace(), action)
      try makeDirectory(old)
      model.setRoot(old)
      for name in names { try create(name, content()[0]) }
    case .rootAwayAndBack:
      let away = outsidePlace()
      try await takeRootAway(to: away, action)
      try create(away + "/meanwhile-\(trace.count).json", content()[0])
      try move(away, old)
      model.setRoot(old)
    case .flipRoot:
      guard profile.isLinked, !profile.hintsOnly else { return }
      let new = "drop-\(trace.count)"
      try makeDirectory(new)
      for name in names { try create(new + "/" + lastName(name), content()[0]) }
      try step("symlink \(new)", symlink(new, real("link.new")))
      try step("flip", rename(real("link.new"), real("link")))
      model.setRoot(new)
    default: break
    }
  }

  /// With nothing in its place, perhaps until the watcher has said so.
  private func takeRootAway(to away: String, _ action: FileSystemAction) async throws {
    let root = root
    if action.pauses { try await pause() }
    let losses = log.losses
    try move(root, away)
    model.setRoot(nil)
    if action.pauses { try await loss(after: losses) }
  }
}
