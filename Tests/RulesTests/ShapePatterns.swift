@testable import Rules

/// What the scanners of shapes look for, as regular expressions: easier to read, and too slow for an audit.
struct ShapePatterns {
  private let layers = [
    #/(?:Group|Frame|Path|Layer|Line|Union|Star|Shape|Component|Instance) [0-9]{3,}/#,
    #/(?:Rectangle|Ellipse|Vector|Oval|Polygon|Mask [Gg]roup|Artboard|Bitmap|Slice|Combined Shape) [0-9]+(?: Copy(?: [0-9]+)?)?/#,
    #/(?:[Ii]cons?|ic|img|btn|[Ii]llustrations?)(?:/[A-Za-z0-9_-]+)+/#,
  ]
  private let selectors = [
    #/[#.][a-z][a-z0-9]*(?:[-_][a-z0-9]+)+/#, #/[a-z]{2,}(?:[A-Z][a-z]+)+(?::|\(\)|\((?:[A-Za-z_]+:)+\))/#,
  ]
  private let identity = #/[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}/#
  private let values = [
    #/[A-Z][A-Za-z0-9]+\([a-z][A-Za-z0-9]*=.*\)/#, #/(?:[a-z][a-z0-9_]*\.)*[A-Z][A-Za-z0-9_$]*@[0-9a-f]{5,8}/#,
    #/Optional\((?:.|\n)*\)/#,
  ]
  private let held = [
    #/^<[A-Za-z_.]+: 0x[0-9a-f]{6,}/#,
    #/(?:^|[^0-9%\s]|[^0-9%]\s)%(?:[0-9]+\$)?(?:@|l{0,2}d|s)(?![A-Za-z0-9])/#,
    #/(?:^|[^0-9%])\s?%[0-9]+\$(?:@|l{0,2}d|s)(?![A-Za-z0-9])/#,
    #/\{\{?\s?(?:[A-Za-z][A-Za-z0-9_.]{1,40}|[0-9])\s?\}/#,
    #/</?(?:a|b|i|u|p|em|br|h[1-6]|li|ul|div|img|sub|sup|font|html|span|small|strong)(?:\s[^<>]*)?/?>/#.ignoresCase(),
    #/&(?:nbsp|amp|lt|gt|quot|apos|euro|#[0-9]{2,5}|#x[0-9a-fA-F]{2,5});/#,
    #/(?:^|[^A-Za-z0-9])Optional\((?:"|[0-9.]{2,}\))/#, #/\[object [A-Z][A-Za-z0-9]*\]/#, #/[A-Za-z0-9)]\(Clone\)$/#,
    #/(?:^|\ )\(*undefined(?:[,):;/%’']|\ +(?:[0-9€$£–·|•]|(?:from|to)(?![A-Za-zé])))/#,
    #/(?:^|\ )\(*null[’']s(?:\ |$)/#,
    #/\*\*[^*\s][^*]*\*\*/#, #/^undefined |\ undefined$/#, #/^Invalid Date$|\ Invalid [Dd]ate$/#,
  ]

  func isLayerName(_ text: String) -> Bool {
    text.utf8.count < 60 && layers.contains { text.wholeMatch(of: $0) != nil }
  }

  func isSelector(_ text: String) -> Bool { selectors.contains { text.wholeMatch(of: $0) != nil } }

  func isPrinted(_ text: String) -> Bool {
    let isHex = text.utf8.count >= 16 && text.allSatisfy { $0.isASCII && $0.isHexDigit }
    return isHex && text.count(where: \.isNumber) > 3 && text.count(where: \.isLetter) > 3
      || text.wholeMatch(of: identity) != nil || values.contains { text.wholeMatch(of: $0) != nil }
      || held.contains { text.firstMatch(of: $0) != nil }
  }
}
