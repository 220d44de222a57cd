/// English names of the languages that can be guessed or that have word lists.
public enum LanguageName {
  /// “German” for `de` and `de-AT`; the tag itself if no name is known.
  public static func name(of tag: String) -> String {
    names[tag] ?? formNames[tag.lowercased()] ?? names[String(tag.prefix { $0 != "-" && $0 != "_" })] ?? tag
  }

  /// The tag to state in place of a guess, if the texts do not show which form of the language it is.
  public static func statable(_ tag: String) -> String { statable[tag] ?? tag }

  private static let statable = ["pt": "pt-BR", "zh-Hans": "zh-CN", "zh-Hant": "zh-TW"]

  private static let formNames = [
    "zh-cn": "simplified Chinese", "zh-tw": "traditional Chinese", "zh-hk": "traditional Chinese",
  ]

  private static let names = [
    "bg": "Bulgarian", "ca": "Catalan", "et": "Estonian", "fa": "Persian", "hr": "Croatian", "lt": "Lithuanian",
    "lv": "Latvian", "ms": "Malay", "sk": "Slovak", "sl": "Slovenian", "sr": "Serbian",
    "ar": "Arabic", "cs": "Czech", "da": "Danish", "de": "German", "el": "Greek", "en": "English", "es": "Spanish",
    "fi": "Finnish", "fr": "French", "he": "Hebrew", "hi": "Hindi", "hu": "Hungarian", "id": "Indonesian",
    "it": "Italian", "ja": "Japanese", "ko": "Korean", "nb": "Norwegian", "nl": "Dutch", "pl": "Polish",
    "pt": "Portuguese", "ro": "Romanian", "ru": "Russian", "sv": "Swedish", "th": "Thai", "tr": "Turkish",
    "uk": "Ukrainian", "vi": "Vietnamese", "zh-Hans": "simplified Chinese", "zh-Hant": "traditional Chinese",
  ]
}
