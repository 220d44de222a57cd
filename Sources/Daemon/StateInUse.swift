/// Another daemon uses the state directory.
public struct StateInUse: Error, CustomStringConvertible {
  let path: String

  public var description: String {
    "\(path): another a11yd is using it, and two would report everything twice. Stop the other one, or choose another "
      + "directory with --state."
  }
}
