/// A language that is identified by its words. Some can be guessed; the others are only here so that they are not
/// mistaken for those.
enum WordLanguage: UInt8, CaseIterable {
  case english, german, french, spanish, italian, portuguese, dutch, swedish, danish, norwegian, finnish, polish, czech
  case turkish, hungarian, romanian, vietnamese, indonesian
  case afrikaans, icelandic, catalan, galician, slovak, croatian, slovenian, estonian, azerbaijani, malay, filipino
  case lithuanian, latvian, basque, albanian, swahili
  case hindi, marathi, nepali, asturian, nynorsk, russian, ukrainian

  /// The bit of the language in a set of languages.
  var bit: UInt64 { 1 << UInt64(rawValue) }

  /// The BCP 47 tag; nil for languages that are never guessed, because their words were chosen only to distinguish them
  /// from others.
  var tag: String? {
    switch self {
    case .english: "en"
    case .german: "de"
    case .french: "fr"
    case .spanish: "es"
    case .italian: "it"
    case .portuguese: "pt"
    case .dutch: "nl"
    case .swedish: "sv"
    case .danish: "da"
    case .norwegian: "nb"
    case .finnish: "fi"
    case .polish: "pl"
    case .czech: "cs"
    case .turkish: "tr"
    case .hungarian: "hu"
    case .romanian: "ro"
    case .vietnamese: "vi"
    case .indonesian: "id"
    case .hindi: "hi"
    case .russian: "ru"
    case .ukrainian: "uk"
    default: nil
    }
  }

  /// The letters beyond a to z that the language uses, in lower case; nil if it uses those of all its neighbours.
  var letters: String? {
    switch self {
    case .english: "éèêëïöçñàâ"
    case .german: "äöüßéà"
    case .french: "àâæçéèêëîïôœùûüÿ"
    case .spanish: "áéíóúüñ"
    case .italian: "àèéìíîòóù"
    case .portuguese: "áâãàçéêíóôõú"
    case .dutch: "éèëïóöüáí"
    case .swedish: "åäöéàü"
    case .danish: "æøåéöüä"
    case .norwegian: "æøåéòôóèöüä"
    case .finnish: "äöåšž"
    case .polish: "ąćęłńóśźż"
    case .czech: "áčďéěíňóřšťúůýž"
    case .turkish: "çğıöşüâîû"
    case .hungarian: "áéíóöőúüű"
    case .romanian: "ăâîșțşţ"
    case .vietnamese: nil
    case .indonesian: "é"
    default: nil
    }
  }
}
