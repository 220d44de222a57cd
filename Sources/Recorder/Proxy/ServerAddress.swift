/// Where a server is: the one that the test asks for, or the one that it listens at.
public struct ServerAddress: Equatable, CustomStringConvertible, Sendable {
  public let host: String
  public let port: Int

  init(host: String, port: Int) { (self.host, self.port) = (host, port) }

  /// This machine, reached from nowhere else.
  public init(localPort: Int) { self.init(host: "127.0.0.1", port: localPort) }

  /// A host and a port: `127.0.0.1:4725`, `[::1]:4725`, or `4725` for this machine alone.
  public init?(_ text: String) {
    let colon = text.lastIndex(of: ":")
    let host = colon.map { String(text[..<$0]) } ?? "127.0.0.1"
    let port = colon.map { text[text.index(after: $0)...] } ?? text[...]
    guard let number = Int(port), (0...65_535).contains(number), port.allSatisfy(\.isNumber) else { return nil }
    let bare = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    guard !bare.isEmpty, bare == host ? !bare.contains(":") : true, !bare.contains("/") else { return nil }
    (self.host, self.port) = (bare, number)
  }

  /// `http://127.0.0.1:4723`; nil for anything else, such as an address with a path.
  public init?(url: String) {
    guard url.lowercased().hasPrefix("http://") else { return nil }
    let rest = url.dropFirst("http://".count)
    let authority = rest.hasSuffix("/") ? rest.dropLast() : rest
    guard !authority.isEmpty else { return nil }
    let hasPort = authority.lastIndex(of: ":").map { authority[$0...].dropFirst().allSatisfy(\.isNumber) } ?? false
    self.init(hasPort ? String(authority) : "\(authority):80")
  }

  /// As it is in a URL and in the header `Host`.
  public var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
