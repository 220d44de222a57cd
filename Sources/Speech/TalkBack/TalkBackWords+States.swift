/// TalkBack's other words in languages other than English: states, containers and hints of controls.
///
/// A row is: unlabelled · on, off, expanded, collapsed · list, grid, multi-page view, progress bar, web view · password,
/// characters, items · in list, out of list · the hints to toggle, to edit text, to change and to select. What it does not
/// hold stays English: the hints for long clicks, for sliders and for actions, grids that are entered, and “error”, which
/// TalkBack itself has in English in every language.
///
/// Source: google/talkback, values-*/strings_compositor.xml.
extension TalkBackWords {
  /// The words with a language's row in place of the English ones. A language without a row does not change them.
  func withStates(_ language: String) -> TalkBackWords {
    guard let row = Self.states[language], row.count == 19 else { return self }
    var words = self
    words.unlabelled = row[0]
    (words.on, words.off, words.expanded, words.collapsed) = (row[1], row[2], row[3], row[4])
    (words.list, words.grid, words.pager, words.progressBar, words.webView) = (row[5], row[6], row[7], row[8], row[9])
    (words.password, words.characters, words.items) = (row[10], row[11], row[12])
    (words.inList, words.outOfList) = (row[13], row[14])
    (words.toggleHint, words.editHint, words.changeHint, words.selectHint) = (row[15], row[16], row[17], row[18])
    return words
  }

  private static let states: [String: [String]] = [
    "de": [
      "Unbenannt", "an", "aus", "maximiert", "minimiert", "Liste", "Raster", "Mehrseitenansicht", "Statusleiste",
      "Webansicht", "Passwort", "Zeichen", "Einträge", "In der Liste", "Liste verlassen",
      "zum Wechseln doppeltippen", "zum Bearbeiten von Text doppeltippen", "zum Ändern doppeltippen",
      "zum Auswählen doppeltippen",
    ],
    "fr": [
      "Sans libellé", "activé", "désactivé", "développé", "regroupé", "liste", "grille", "vue multipage",
      "barre de progression", "vue web", "mot de passe", "caractères", "éléments", "Dans la liste", "Hors de la liste",
      "appuyer deux fois pour cocher ou désélectionner", "appuyer deux fois pour modifier le texte",
      "appuyer deux fois pour modifier", "appuyer deux fois pour sélectionner",
    ],
    "es": [
      "Sin texto", "activado", "desactivado", "mostrado", "oculta", "lista", "cuadrícula", "vista de páginas múltiples",
      "barra de progreso", "vista web", "contraseña", "caracteres", "elementos", "En la lista", "Fuera de la lista",
      "toca dos veces para alternar", "toca dos veces para editar texto", "toca dos veces para cambiar",
      "toca dos veces para seleccionar",
    ],
    "it": [
      "Senza etichetta", "attivato", "disattivato", "espanso", "compresso", "elenco", "griglia",
      "visualizzazione a più pagine", "barra di avanzamento", "visualizzazione web", "password", "caratteri",
      "elementi", "Nell'elenco", "Fuori dall'elenco", "tocca due volte per attivare/disattivare",
      "tocca due volte per modificare il testo", "tocca due volte per cambiare", "tocca due volte per selezionare",
    ],
    "pt": [
      "Sem marcador", "ativado", "desativado", "expandido", "recolhido", "lista", "grade",
      "visualização de várias páginas", "barra de progresso", "visualização da web", "senha", "caracteres", "itens",
      "Na lista", "Fora da lista", "tocar duas vezes para alternar", "tocar duas vezes para editar o texto",
      "tocar duas vezes para modificar", "tocar duas vezes para selecionar",
    ],
    "pt-PT": [
      "Sem etiqueta", "ativado", "desativado", "expandida", "fechada", "lista", "grelha", "vista de várias páginas",
      "barra de progresso", "vista web", "palavra-passe", "carateres", "itens", "Na lista", "Fora da lista",
      "tocar duas vezes para ativar/desativar", "tocar duas vezes para editar texto", "tocar duas vezes para alterar",
      "tocar duas vezes para selecionar",
    ],
    "nl": [
      "Geen label", "aan", "uit", "uitgevouwen", "samengevouwen", "lijst", "raster", "weergave met meerdere pagina's",
      "voortgangsbalk", "webweergave", "wachtwoord", "tekens", "items", "In lijst", "Buiten lijst",
      "dubbeltik om te schakelen", "dubbeltik om tekst te bewerken", "dubbeltik om te wijzigen",
      "dubbeltik om te selecteren",
    ],
    "sv": [
      "Namnlös", "på", "av", "utökad", "komprimerad", "lista", "rutnät", "vy med flera sidor", "förloppsindikator",
      "webview", "lösenord", "tecken", "objekt", "I listan", "Utanför listan",
      "tryck två gånger för att aktivera/inaktivera", "tryck två gånger för att redigera text",
      "tryck två gånger för att ändra", "tryck två gånger för att välja",
    ],
    "da": [
      "Uden etiket", "til", "fra", "udvidet", "skjult", "liste", "gitter", "flersidet visning", "statuslinje",
      "webvisning", "adgangskode", "tegn", "elementer", "På listen", "Uden for listen",
      "tryk to gange for at slå til eller fra", "tryk to gange for at redigere tekst", "tryk to gange for at ændre",
      "tryk to gange for at vælge",
    ],
    "nb": [
      "Umerket", "på", "av", "vises", "skjules", "liste", "rutenett", "visning av flere sider", "fremdriftslinje",
      "nettvisning", "passord", "tegn", "elementer", "I listen", "Utenfor listen", "dobbelttrykk for å slå av/på",
      "dobbelttrykk for å redigere tekst", "dobbelttrykk for å endre", "dobbelttrykk for å velge",
    ],
    "fi": [
      "Nimetön", "päällä", "ei päällä", "laajennettu", "tiivistetty", "lista", "ruudukko", "monisivuinen näkymä",
      "etenemispalkki", "verkkonäkymä", "salasana", "merkkiä", "kohdetta", "Listassa", "Listan ulkopuolella",
      "kaksoisnapauta laittaaksesi päälle/pois", "kaksoisnapauta muokataksesi tekstiä",
      "kaksoisnapauta muuttaaksesi", "kaksoisnapauta valitaksesi",
    ],
    "pl": [
      "Bez etykiety", "włączono", "wył.", "widok rozwinięty", "widok zwinięty", "lista", "siatka",
      "widok z wieloma stronami", "pasek postępu", "komponent webview", "hasło", "znaków", "elementów", "Na liście",
      "Poza listą", "kliknij dwukrotnie, aby przełączyć", "kliknij dwukrotnie, aby edytować tekst",
      "kliknij dwukrotnie, aby zmienić", "kliknij dwukrotnie, aby wybrać",
    ],
    "cs": [
      "Bez popisku", "zapnuto", "vypnuto", "výběr je rozbalen", "výběr je sbalen", "seznam", "mřížkové zobrazení",
      "zobrazení více stránek", "ukazatel postupu", "webové zobrazení", "heslo", "znaků", "položek", "V seznamu",
      "Mimo seznam", "přepnete dvojitým klepnutím", "text upravíte dvojitým klepnutím",
      "změnu provedete dvojitým klepnutím", "výběr provedete dvojitým klepnutím",
    ],
    "ru": [
      "Без ярлыка", "включено", "отключено", "развернуто", "свернуто", "список", "сетка", "многостраничный режим",
      "индикатор выполнения", "веб-представление", "пароль", "символов", "элементов", "В списке", "Вне списка",
      "коснитесь дважды, чтобы включить или выключить", "коснитесь дважды, чтобы редактировать текст",
      "коснитесь дважды, чтобы изменить", "коснитесь дважды, чтобы выбрать",
    ],
    "uk": [
      "Без мітки", "увімкнено", "вимкнено", "розгорнуто", "згорнуто", "список", "сітка", "перегляд кількох сторінок",
      "панель перебігу", "веб-показ", "пароль", "символів", "елементів", "У списку", "Не в списку",
      "двічі торкніться, щоб поставити чи зняти прапорець", "двічі торкніться, щоб редагувати текст",
      "двічі торкніться, щоб змінити", "двічі торкніться, щоб вибрати",
    ],
    "tr": [
      "Etiketsiz", "açık", "kapalı", "genişletildi", "daraltıldı", "liste", "kılavuz", "çok sayfalı görünüm",
      "ilerleme çubuğu", "web görünümü", "şifre", "karakter", "öğe", "Listede", "Liste dışında",
      "değiştirmek için iki kez dokunun", "metni düzenlemek için iki kez dokunun", "değiştirmek için iki kez dokunun",
      "seçmek için iki kez dokunun",
    ],
    "el": [
      "Χωρίς ετικέτα", "ενεργός", "ανενεργό", "αναπτύχθηκε", "συμπτύχθηκε", "λίστα", "πλέγμα",
      "προβολή πολλών σελίδων", "γραμμή προόδου", "προβολή στον ιστό", "κωδικός πρόσβασης", "χαρακτήρες", "στοιχεία",
      "Εντός λίστας", "Εκτός της λίστας", "διπλό πάτημα για εναλλαγή", "διπλό πάτημα για επεξεργασία κειμένου",
      "διπλό πάτημα για αλλαγή", "διπλό πάτημα για επιλογή",
    ],
    "hu": [
      "Jelöletlen", "be", "ki", "kibontva", "összecsukva", "lista", "rács", "többoldalas nézet", "folyamatjelző",
      "webes nézet", "jelszó", "karakter", "elem", "Listában van", "Listán kívül van", "dupla koppintás a váltáshoz",
      "szöveg szerkesztéséhez tegye ezt: dupla koppintás", "a módosításhoz tegye a következőt: dupla koppintás",
      "dupla koppintás a kiválasztáshoz",
    ],
    "ro": [
      "Neetichetat", "activat", "dezactivat", "extinsă", "restrânsă", "listă", "grilă", "afișare cu mai multe pagini",
      "bară de progres", "afișare conținut web", "parolă", "caractere", "elemente", "În listă", "Ai ieșit din listă",
      "atingere dublă pentru a comuta", "atingere dublă pentru a edita textul", "atingere dublă pentru a modifica",
      "atingere dublă pentru a selecta",
    ],
    "ja": [
      "ラベルなし", "on", "off", "展開されています", "折りたたまれています", "リスト", "グリッド", "マルチページ ビュー", "進行状況バー",
      "ウェブ表示", "パスワード", "文字", "個のアイテム", "リストの中です", "リストの外です", "切り替えるにはダブルタップします",
      "テキストを編集するにはダブルタップします", "変更するにはダブルタップします", "選択するにはダブルタップします",
    ],
    "ko": [
      "라벨이 지정되지 않음", "켜짐", "꺼짐", "펼쳐짐", "접힘", "목록", "바둑판", "멀티 페이지 보기", "진행률 표시줄", "웹뷰",
      "비밀번호", "자", "개 항목", "목록에 있음", "목록에서 벗어남", "전환하려면 두 번 탭하세요",
      "텍스트를 수정하려면 두 번 탭하세요", "변경하려면 두 번 탭하세요", "선택하려면 두 번 탭하세요",
    ],
    "zh": [
      "未加标签", "已开启", "已关闭", "已展开", "已收起", "列表", "网格", "多页面视图", "进度条", "网页视图", "密码", "个字符", "项",
      "在列表中", "在列表外", "点按两次即可切换", "点按两次即可编辑文字", "点按两次即可更改", "点按两次即可选择",
    ],
    "zh-TW": [
      "沒有名稱", "開啟", "關閉", "已展開", "已收合", "清單", "格狀", "多頁面檢視", "進度列", "網頁檢視", "密碼", "個字元", "個項目",
      "在清單內", "在清單外", "輕觸兩下即可切換", "輕觸兩下即可編輯文字", "輕觸兩下即可變更", "輕觸兩下即可選取",
    ],
    "zh-HK": [
      "未標明", "開啟", "關閉", "已經展開", "已經收合", "清單", "網格", "多頁檢視", "進度列", "網頁檢視", "密碼", "個字元", "個項目",
      "喺清單入面", "喺清單外", "輕按兩下就可以切換", "輕按兩下就可以編輯文字", "輕按兩下就可以修改", "輕按兩下就可以揀",
    ],
    "ar": [
      "بدون تصنيف", "مفعّل", "غير مفعّل", "تم التوسيع", "تم التصغير", "قائمة", "شبكة", "عرض متعدد الصفحات",
      "شريط التقدم", "عرض الويب", "كلمة المرور", "حرف", "عنصر", "في القائمة", "خارج القائمة", "النقر مرّتين للتبديل",
      "النقر مرّتين لتعديل النص", "النقر مرّتين للتغيير", "النقر مرّتين للاختيار",
    ],
    "he": [
      "ללא תווית", "פועל", "כבוי", "מורחב", "מכווץ", "רשימה", "רשת", "תצוגה בעלת מספר דפים", "סרגל התקדמות",
      "תצוגת אינטרנט", "סיסמה", "תווים", "פריטים", "ברשימה", "מחוץ לרשימה", "הקשה כפולה כדי להחליף מצב",
      "הקשה כפולה כדי לערוך טקסט", "הקשה כפולה כדי לשנות", "הקשה כפולה כדי לבחור",
    ],
    "hi": [
      "लेबल नहीं किया गया", "चालू", "बंद", "बड़ा करें", "छोटा करें", "सूची", "ग्रिड", "बहु-पेज दृश्य", "प्रगति बार", "वेबव्यू",
      "पासवर्ड", "वर्ण", "आइटम", "सूची में हैं", "सूची में नहीं हैं", "टॉगल करने के लिए दो बार टैप करें",
      "टेक्स्ट में बदलाव करने के लिए दो बार टैप करें", "बदलाव करने के लिए दो बार टैप करें", "चुनने के लिए दो बार टैप करें",
    ],
    "th": [
      "ไม่มีป้ายกำกับ", "เปิดอยู่", "ปิดอยู่", "ขยายแล้ว", "ยุบแล้ว", "รายการ", "ตาราง", "การดูแบบหลายหน้า",
      "แถบความคืบหน้า", "มุมมองเว็บ", "รหัสผ่าน", "ตัว", "รายการ", "อยู่ในรายการ", "ไม่อยู่ในรายการ",
      "การแตะ 2 ครั้งเพื่อเปิด/ปิด", "การแตะ 2 ครั้งเพื่อแก้ไขข้อความ", "การแตะ 2 ครั้งเพื่อเปลี่ยน",
      "การแตะ 2 ครั้งเพื่อเลือก",
    ],
    "vi": [
      "Chưa được gắn nhãn", "bật", "tắt", "đã mở rộng", "đã thu gọn", "danh sách", "lưới", "chế độ xem nhiều trang",
      "thanh tiến độ", "chế độ xem web", "mật khẩu", "ký tự", "mục", "Trong danh sách", "Ngoài danh sách",
      "nhấn đúp để bật/tắt", "nhấn đúp để chỉnh sửa văn bản", "nhấn đúp để thay đổi", "nhấn đúp để chọn",
    ],
    "id": [
      "Tak berlabel", "aktif", "nonaktif", "diluaskan", "diciutkan", "daftar", "kisi", "tampilan multihalaman",
      "bilah kemajuan", "webview", "sandi", "karakter", "item", "Dalam daftar", "Di luar daftar",
      "ketuk dua kali untuk beralih", "ketuk dua kali untuk mengedit teks", "ketuk dua kali untuk mengubah",
      "ketuk dua kali untuk memilih",
    ],
  ]
}
