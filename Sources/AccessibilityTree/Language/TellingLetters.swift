/// Letters that one language of a script uses and its neighbours do not.
enum TellingLetters {
  case russian, ukrainian, hardSign, otherCyrillic
  case arabic, otherArabic
  case yiddish
  case simplified, traditional, japanese

  /// What a letter shows; nil if all languages of its script use it.
  init?(_ scalar: Unicode.Scalar, _ script: Script) {
    switch script {
    case .cyrillic:
      switch scalar.value {
      case 0x42B, 0x44B, 0x42D, 0x44D, 0x401, 0x451: self = .russian
      case 0x404, 0x454, 0x406, 0x456, 0x407, 0x457, 0x490, 0x491: self = .ukrainian
      // Russian has it now and then, Ukrainian never.
      case 0x42A, 0x44A: self = .hardSign
      case 0x400...0x40F, 0x450...0x481, 0x48A...0x52F: self = .otherCyrillic
      default: return nil
      }
    case .arabic:
      switch scalar.value {
      // Hamza on alif and waw, teh marbuta, alif maksura, and kaf and yeh as Arabic writes them.
      case 0x623...0x625, 0x629, 0x643, 0x649, 0x64A: self = .arabic
      case 0x66E...0x6D3, 0x750...0x77F: self = .otherArabic
      default: return nil
      }
    case .hebrew:
      guard scalar.value > 0x5EA else { return nil }
      self = .yiddish
    case .han:
      guard let writer = HanVariants.writers[scalar.value] else { return nil }
      self = writer
    default: return nil
    }
  }
}
