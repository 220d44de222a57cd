/// The script of a letter, as far as it distinguishes languages.
enum Script: Int, CaseIterable {
  case latin, greek, cyrillic, hebrew, arabic, devanagari, thai, kana, hangul, han
  /// A script of no language that can be guessed.
  case other

  /// The script of a letter, or of a mark that belongs to one; nil for other characters.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: self = .latin
    case 0..<0xAA, 0xD7, 0xF7: return nil
    case 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x481, 0x48A...0x52F: self = .cyrillic
    case 0x5D0...0x5F2: self = .hebrew
    case 0x620...0x64A, 0x66E...0x6D3, 0x750...0x77F, 0xFB50...0xFDFB, 0xFE70...0xFEFC: self = .arabic
    case 0x900...0x963, 0x970...0x97F: self = .devanagari
    case 0xE01...0xE3A, 0xE40...0xE4E: self = .thai
    case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0xFF66...0xFF9F: self = .kana
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E: self = .hangul
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .han
    default:
      guard scalar.properties.isAlphabetic else { return nil }
      self = .other
    }
  }

  /// The scripts of a language, by its BCP 47 primary subtag; Latin unless another script is known.
  static func scripts(of primary: String) -> [Script] {
    switch primary {
    case "ja": [.kana, .han]
    case "zh", "yue": [.han]
    case "ko": [.hangul, .han]
    case "el": [.greek]
    case "ru", "uk", "be", "bg", "mk", "kk", "ky", "mn", "tg", "tt": [.cyrillic]
    case "sr", "bs", "uz", "az": [.latin, .cyrillic]
    case "he", "iw", "yi": [.hebrew]
    case "ar", "fa", "ur", "ps", "ug", "ckb": [.arabic]
    case "pa", "ku", "ms": [.latin, .arabic, .other]
    case "hi", "mr", "ne", "sa", "kok": [.devanagari]
    case "th": [.thai]
    case "am", "as", "bn", "gu", "hy", "ka", "km", "kn", "lo", "ml", "my", "or", "si", "ta", "te", "ti", "bo", "dz":
      [.other]
    default: [.latin]
    }
  }
}
