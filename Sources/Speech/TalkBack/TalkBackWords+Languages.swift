/// TalkBack's words in the languages whose strings were read. `withStates` has the other words.
///
/// A row is: button, tab, tab bar, image, check box, radio button · drop-down list, slider, switch, edit box, heading ·
/// selected, disabled, checked, not checked, position · the hint for activating. German nouns keep their capital.
///
/// Source: google/talkback, values-*/strings_compositor.xml; “tab” from material-components-android, values-*/strings.xml.
extension TalkBackWords {
  /// Words by BCP 47 tag. The tag without a region has the most spoken form.
  public static let byLanguage: [String: TalkBackWords] =
    rows.reduce(into: [:]) { $0[$1.key] = TalkBackWords(row: $1.value, language: $1.key)?.withStates($1.key) }
    .merging(["en": english]) { row, _ in row }

  /// The words for a language tag; English if there are none yet.
  public static func words(for language: String?) -> TalkBackWords {
    LanguageLookup.value(for: language, in: byLanguage) ?? english
  }

  private init?(row: [String], language: String) {
    guard row.count == 17 else { return nil }
    self = .english
    keepsCapitals = language == "de"
    (button, tab, tabBar, image, checkBox, radioButton) = (row[0], row[1], row[2], row[3], row[4], row[5])
    (dropDownList, slider, switchControl, editBox, heading) = (row[6], row[7], row[8], row[9], row[10])
    (selected, disabled, checked, notChecked, position) = (row[11], row[12], row[13], row[14], row[15])
    activateHint = row[16]
  }

  static let rows: [String: [String]] = [
    "de": [
      "Schaltfläche", "Tab", "Tableiste", "Bild", "Kästchen", "Optionsfeld",
      "Drop-down-Liste", "Schieberegler", "Schalter", "Bearbeitungsfeld", "Überschrift",
      "ausgewählt", "deaktiviert", "aktiviert", "nicht aktiviert", "%1 von %2",
      "zum Aktivieren doppeltippen",
    ],
    "fr": [
      "bouton", "onglet", "barre d'onglets", "image", "case à cocher", "case d'option",
      "liste déroulante", "curseur", "bouton", "zone d'édition", "titre",
      "sélectionné", "désactivé", "coché", "non coché", "%1 sur %2",
      "appuyer deux fois pour activer",
    ],
    "es": [
      "botón", "pestaña", "barra de pestañas", "imagen", "casilla de verificación", "botón de selección",
      "lista desplegable", "control deslizante", "interruptor", "cuadro de edición", "encabezado",
      "seleccionado", "inhabilitado", "seleccionado", "no seleccionado", "%1 de %2",
      "toca dos veces para activar",
    ],
    "it": [
      "pulsante", "scheda", "barra delle schede", "immagine", "casella di controllo", "pulsante di opzione",
      "elenco a discesa", "cursore", "opzione", "casella di modifica", "intestazione",
      "selezionata", "disattivato", "selezionato", "non selezionato", "%1 di %2",
      "tocca due volte per attivare",
    ],
    "pt": [
      "botão", "guia", "barra de guias", "imagem", "caixa de seleção", "botão de opção",
      "lista suspensa", "controle deslizante", "interruptor", "caixa de edição", "título",
      "selecionado", "desativado", "selecionado", "não selecionado", "%1 de %2",
      "tocar duas vezes para ativar",
    ],
    "pt-PT": [
      "botão", "separador", "barra de separadores", "imagem", "caixa de verificação", "botão de opção",
      "lista pendente", "controlo de deslize", "interruptor", "caixa de edição", "cabeçalho",
      "selecionado", "desativado", "marcado", "desmarcado", "%1 de %2",
      "tocar duas vezes para ativar",
    ],
    "nl": [
      "knop", "tabblad", "tabbladbalk", "afbeelding", "selectievakje", "keuzerondje",
      "dropdownmenu", "schuifregelaar", "schakelaar", "bewerkingsvak", "kop",
      "geselecteerd", "uitgezet", "aangevinkt", "niet aangevinkt", "%1 van %2",
      "dubbeltik om te activeren",
    ],
    "sv": [
      "knapp", "flik", "flikfält", "bild", "kryssruta", "alternativknapp",
      "rullgardinsmeny", "skjutreglage", "reglage", "redigeringsruta", "rubrik",
      "markerad", "inaktiverad", "markerad", "inte markerad", "%1 av %2",
      "tryck två gånger för att aktivera",
    ],
    "da": [
      "knap", "fane", "fanelinje", "billede", "afkrydsningsfelt", "alternativknap",
      "rullemenu", "skyder", "kontakt", "redigeringsfelt", "overskrift",
      "valgt", "deaktiveret", "markeret", "ikke markeret", "%1 af %2",
      "tryk to gange for at aktivere",
    ],
    "nb": [
      "knapp", "fane", "fanerad", "bilde", "avmerkingsboks", "alternativknapp",
      "rullegardinliste", "glidebryter", "bryter", "redigeringsfelt", "overskrift",
      "valgt", "slått av", "avmerket", "ikke valgt", "%1 av %2",
      "dobbelttrykk for å aktivere",
    ],
    "fi": [
      "painike", "välilehti", "välilehtirivi", "kuva", "valintaruutu", "valintanappi",
      "avattava luettelo", "liukusäädin", "valitsin", "muokkauskenttä", "otsikko",
      "valittu", "ei käytössä", "valittu", "ei valittu", "%1/%2",
      "kaksoisnapauta aktivoidaksesi",
    ],
    "pl": [
      "przycisk", "karta", "pasek kart", "zdjęcie", "pole wyboru", "przycisk opcji",
      "lista", "suwak", "przełącz", "pole edycji", "nagłówek",
      "wybrano", "wyłączono", "zaznaczono", "nie zaznaczono", "%1/%2",
      "kliknij dwukrotnie, aby uaktywnić",
    ],
    "cs": [
      "tlačítko", "karta", "lišta karet", "obrázek", "zaškrtávací políčko", "přepínací políčko",
      "rozbalovací seznam", "posuvník", "přepínač", "textové pole", "nadpis",
      "vybráno", "deaktivováno", "zaškrtnuto", "nezaškrtnuto", "%1 z %2",
      "aktivujete dvojitým klepnutím",
    ],
    "ru": [
      "кнопка", "вкладка", "панель вкладок", "изображение", "флажок", "переключатель",
      "раскрывающееся меню", "ползунок", "переключатель", "окно редактирования", "заголовок",
      "выбрано", "отключено", "отмечено", "не отмечено", "%1 из %2",
      "коснитесь дважды, чтобы активировать",
    ],
    "uk": [
      "кнопка", "вкладка", "панель вкладок", "зображення", "прапорець", "перемикач",
      "спадний список", "повзунок", "перемикач", "вікно редагування", "заголовок",
      "вибрано", "вимкнено", "позначено", "не вибрано", "%1 з %2",
      "двічі торкніться, щоб активувати",
    ],
    "tr": [
      "düğme", "sekme", "sekme çubuğu", "resim", "onay kutusu", "radyo düğmesi",
      "açılır liste", "kaydırma çubuğu", "anahtar", "düzenleme kutusu", "başlık",
      "seçili", "devre dışı", "işaretli", "işaretli değil", "%1/%2",
      "etkinleştirmek için i̇ki kez dokunun",
    ],
    "el": [
      "κουμπί", "καρτέλα", "γραμμή καρτελών", "εικόνα", "πλαίσιο ελέγχου", "κουμπί επιλογής",
      "αναπτυσσόμενη λίστα", "ρυθμιστικό", "διακόπτης", "πλαίσιο επεξεργασίας", "κεφαλίδα",
      "επιλεγμένο", "απενεργοποιημένο", "ελέγχθηκε", "δεν ελέγχθηκε", "%1 από %2",
      "διπλό πάτημα για ενεργοποίηση",
    ],
    "hu": [
      "gomb", "lap", "fülsáv", "kép", "jelölőnégyzet", "választógomb",
      "legördülő lista", "csúszka", "váltás", "szerkesztőmező", "címsor",
      "bejelölve", "kikapcsolva", "bejelölve", "nincs bejelölve", "Jelenlegi elem pozíciója: %1., összes elem: %2",
      "dupla koppintás az aktiváláshoz",
    ],
    "ro": [
      "buton", "filă", "bară cu file", "imagine", "casetă de selectare", "buton radio",
      "listă drop-down", "glisor", "comutator", "casetă de editare", "titlu",
      "selectat", "dezactivat", "bifat", "nebifat", "%1 din %2",
      "atingere dublă pentru a activa",
    ],
    "ja": [
      "ボタン", "タブ", "タブバー", "画像", "チェックボックス", "ラジオボタン",
      "プルダウンリスト", "スライダー", "スイッチ", "編集ボックス", "見出し",
      "選択済み", "無効", "on", "未選択", "%2件中の%1件目です",
      "有効にするにはダブルタップします",
    ],
    "ko": [
      "버튼", "탭", "탭바", "이미지", "체크박스", "라디오 버튼",
      "드롭다운 목록", "슬라이더", "스위치", "수정 창", "제목",
      "선택됨", "사용할 수 없음", "선택됨", "선택 안됨", "%2개 중 %1번째",
      "활성화하려면 두 번 탭하세요",
    ],
    "zh": [
      "按钮", "标签页", "标签栏", "图片", "复选框", "单选按钮",
      "下拉列表", "滑块", "开关", "编辑框", "标题",
      "已选中", "已停用", "已选中", "未选中", "第 %1 个，共 %2 个",
      "点按两次即可激活",
    ],
    "zh-TW": [
      "按鈕", "分頁標籤", "標籤列", "圖片", "核取方塊", "圓形按鈕",
      "下拉式清單", "滑桿", "開關", "編輯方塊", "標題",
      "已選取", "已停用", "已勾選", "尚未勾選", "第 %1 個，共 %2 個",
      "輕觸兩下即可啟用",
    ],
    "zh-HK": [
      "按鈕", "分頁", "標籤列", "圖片", "選框", "圓形按鈕",
      "下拉式清單", "滑桿", "切換按鈕", "編輯框", "標題",
      "已選取", "已停用", "已勾選", "尚未勾選", "第 %1 個，一共有 %2 個",
      "輕按兩下就可以啟用",
    ],
    "ar": [
      "زر", "علامة تبويب", "شريط علامات التبويب", "صورة", "مربع اختيار", "زر اختيار",
      "قائمة منسدلة", "شريط التمرير", "مفتاح تحكّم", "مربع تعديل", "عنوان",
      "محدد", "غير مفعّل", "تم التحديد", "لم يتم التحديد", "%1 من %2",
      "يجب النقر مرّتين للتفعيل",
    ],
    "he": [
      "לחצן", "מקש tab", "שורת כרטיסיות", "תמונה", "תיבת סימון", "לחצן בחירה",
      "רשימה נפתחת", "פס הזזה", "מתג", "תיבת עריכה", "כותרת",
      "נבחר", "מושבת", "מסומן", "לא מסומן", "%1 מתוך %2",
      "הקשה כפולה כדי להפעיל",
    ],
    "hi": [
      "बटन", "टैब", "टैब बार", "इमेज", "चेक बॉक्स", "रेडियो बटन",
      "ड्रॉप डाउन सूची", "स्लाइडर", "स्विच", "संपादन बॉक्स", "टाइटल",
      "चयनित", "अक्षम", "चेक किया गया", "चेक नहीं किया गया", "%2 में से %1",
      "चालू करने के लिए दो बार टैप करें",
    ],
    "th": [
      "ปุ่ม", "แท็บ", "แถบแท็บ", "รูปภาพ", "ช่องทำเครื่องหมาย", "ปุ่มตัวเลือก",
      "รายการแบบเลื่อนลง", "แถบเลื่อน", "สวิตช์", "ช่องแก้ไข", "ส่วนหัว",
      "เลือกแล้ว", "ปิดอยู่", "เลือกไว้", "ไม่ได้เลือกไว้", "%1 จาก %2",
      "การแตะ 2 ครั้งเพื่อเปิดใช้งาน",
    ],
    "vi": [
      "nút", "thẻ", "thanh tab", "hình ảnh", "hộp kiểm", "nút radio",
      "danh sách thả xuống", "thanh trượt", "nút chuyển", "hộp chỉnh sửa", "tiêu đề",
      "đã chọn", "đã tắt", "đã chọn", "chưa chọn", "%1/%2",
      "nhấn đúp để kích hoạt",
    ],
    "id": [
      "tombol", "tab", "bilah tab", "gambar", "kotak centang", "tombol radio",
      "daftar drop-down", "penggeser", "tombol", "kotak edit", "judul",
      "dipilih", "dinonaktifkan", "dicentang", "tidak dicentang", "%1 dari %2",
      "ketuk dua kali untuk mengaktifkan",
    ],
  ]
}
