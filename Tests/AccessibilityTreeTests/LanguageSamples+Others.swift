extension LanguageSamples {
  static let otherLatin = [
    Screen(
      "fi",
      """
      Asetukset|Ilmoitukset|Tietosuoja|Kieli|Kirjaudu ulos|Vaihda salasana|Tietoja sovelluksesta|Takaisin|Ohje|Ääni ja näyttö
      """),
    Screen(
      "fi",
      """
      Ostoskori|Siirry kassalle|Ilmainen toimitus|Poista|Määrä|Haku|Omat tilaukset|Lisää ostoskoriin|Kirjaudu sisään
      |Unohditko salasanan?
      """),
    Screen(
      "hu",
      """
      Beállítások|Értesítések|Adatvédelem|Nyelv|Kijelentkezés|Jelszó módosítása|Az alkalmazás névjegye|Vissza|Súgó|Hang
      """),
    Screen(
      "hu",
      """
      Kosár|Tovább a fizetéshez|Ingyenes szállítás|Törlés|Mennyiség|Keresés|Rendelések|Kosárba teszem|Bejelentkezés
      |Elfelejtett jelszó
      """),
    Screen(
      "tr",
      """
      Ayarlar|Bildirimler|Gizlilik|Dil|Çıkış yap|Şifre değiştir|Uygulama hakkında|Geri|Yardım|Ses ve ekran
      """),
    Screen(
      "tr",
      """
      Sepetim|Sepeti onayla|Ücretsiz kargo|Sil|Adet|Ara|Siparişlerim|Sepete ekle|Giriş yap|Şifremi unuttum|Tümünü gör
      """),
    Screen(
      "vi",
      """
      Cài đặt|Thông báo|Quyền riêng tư|Ngôn ngữ|Đăng xuất|Đổi mật khẩu|Về ứng dụng|Quay lại|Trợ giúp|Âm thanh
      """),
    Screen(
      "vi",
      """
      Giỏ hàng|Thanh toán|Giao hàng miễn phí|Xóa|Số lượng|Tìm kiếm|Đơn hàng của tôi|Thêm vào giỏ hàng|Đăng nhập|Quên mật khẩu?
      """),
    Screen(
      "id",
      """
      Pengaturan|Notifikasi|Privasi|Bahasa|Keluar|Ubah kata sandi|Tentang aplikasi ini|Kembali|Bantuan|Suara dan layar
      |Riwayat pesanan|Unduh|Batalkan
      """),
    Screen(
      "id",
      """
      Keranjang|Lanjutkan ke pembayaran|Gratis ongkir|Hapus|Jumlah|Cari barang|Pesanan saya|Tambah ke keranjang|Masuk
      |Lupa kata sandi?|Belum punya akun?|Daftar sekarang|Coba lagi nanti, koneksi bermasalah
      """),
  ]

  static let otherScripts = [
    Screen("ja", "設定|通知|プライバシー|言語|ログアウト|パスワードを変更|このアプリについて|戻る|ヘルプ"),
    Screen("ja", "カート|レジに進む|送料無料|削除|数量|検索|注文履歴|カートに入れる|お気に入り|Wi-Fi"),
    Screen("ko", "설정|알림|개인정보 보호|언어|로그아웃|비밀번호 변경|앱 정보|뒤로|도움말"),
    Screen("ko", "장바구니|결제하기|무료 배송|삭제|수량|검색|내 주문|장바구니에 담기|로그인"),
    Screen("zh-Hans", "设置|通知|隐私|语言|退出登录|修改密码|关于|返回|帮助与反馈"),
    Screen("zh-Hans", "购物车|去结算|免运费|删除|数量|搜索|我的订单|加入购物车|登录"),
    Screen("zh-Hant", "設定|通知|隱私權|語言|登出帳號|變更密碼|關於|返回|說明|檢查更新"),
    Screen("zh-Hant", "購物車|結帳|免運費|刪除|數量|搜尋|我的訂單|加入購物車|會員登入|驗證碼|優惠券總覽"),
    Screen("th", "การตั้งค่า|การแจ้งเตือน|ความเป็นส่วนตัว|ภาษา|ออกจากระบบ|เปลี่ยนรหัสผ่าน|ย้อนกลับ"),
    Screen("th", "ตะกร้าสินค้า|ชำระเงิน|จัดส่งฟรี|ลบ|จำนวน|ค้นหา|คำสั่งซื้อของฉัน"),
    Screen("el", "Ρυθμίσεις|Ειδοποιήσεις|Απόρρητο|Γλώσσα|Αποσύνδεση|Αλλαγή κωδικού|Πίσω|Βοήθεια"),
    Screen("el", "Καλάθι|Ολοκλήρωση αγοράς|Δωρεάν αποστολή|Διαγραφή|Ποσότητα|Αναζήτηση"),
    Screen("he", "הגדרות|התראות|פרטיות|שפה|התנתקות|שינוי סיסמה|אודות|חזרה|עזרה"),
    Screen("he", "עגלת קניות|מעבר לתשלום|משלוח חינם|הסרה|כמות|חיפוש|ההזמנות שלי"),
    Screen("ar", "الإعدادات|الإشعارات|الخصوصية|اللغة|تسجيل الخروج|تغيير كلمة المرور|حول التطبيق|رجوع|مساعدة"),
    Screen("ar", "سلة التسوق|إتمام الشراء|شحن مجاني|حذف|الكمية|بحث|طلباتي|أضف إلى السلة"),
    Screen("hi", "सेटिंग|सूचनाएं|निजता|भाषा बदलें|लॉग आउट करें|पासवर्ड बदलें|ऐप के बारे में|वापस जाएं|सहायता"),
    Screen("hi", "आपका कार्ट|भुगतान करें|मुफ़्त डिलीवरी|हटाएं|खोजें|मेरे ऑर्डर|कार्ट में जोड़ें|कोई उत्पाद नहीं है"),
  ]

  /// Screens of which the language is not plain, or not known here; English is taken where they are written in its letters.
  static let silent = [
    // Too short.
    Screen("en", "OK|Abbrechen"), Screen("en", "Suchen|Zurück|Menü"), Screen("en", "Continuer"),
    // Brands, names, numbers, codes.
    Screen("en", "Spotify|Netflix|YouTube|Instagram|WhatsApp|TikTok|Amazon|PayPal|Uber|Zalando"),
    Screen("en", "12:30|100 %|19,99 €|+49 170 1234567|2024-05-01|A4|v2.1.0"),
    Screen("en", "Müller|São Paulo|Łódź|Kraków|Ångström|Zoë|Señor Frog|François|Jürgen|Þórr"),
    Screen("en", "ic_zurueck_24|btn_weiter|suche_icon|einstellungen_v2|konto1|hilfe2|abbrechen3"),
    // Two languages, and the choice of one.
    Screen("en", "Settings|Einstellungen|Search|Suchen|Back|Zurück|Save|Speichern|Cancel|Abbrechen|Close|Schließen"),
    Screen("en", "English|Deutsch|Français|Español|Italiano|Português|Nederlands|Svenska|Polski|Türkçe|Suomi|Magyar"),
    Screen("en", "Despacito|La vie en rose|99 Luftballons|O sole mio|Play|Pause|Shuffle|Your library|Now playing"),
    // Neighbours: what Danish and Norwegian, or Czech and Slovak, both say.
    Screen("en", "Tilbage|Hjem|Send|Vis|Ny|Del|Bestilling|Gratis|Betal|Pris|Dag|Konto"),
    Screen("en", "Jazyk|Heslo|Cena|Adresa|Ulica|Dnes|Nová|Mapa|Pomoc|Podmienky|Ďalej|Uložiť"),
    // Languages that are not guessed.
    Screen(
      "en", "Configuració|Notificacions|Privadesa|Idioma|Tanca la sessió|Canvia la contrasenya|Enrere|Ajuda|Cerca"),
    Screen("en", "Postavke|Obavijesti|Privatnost|Jezik|Odjava|Promijeni lozinku|Natrag|Pomoć|Pretraži|Košarica"),
    Screen("en", "Tetapan|Pemberitahuan|Privasi|Bahasa|Log keluar|Tukar kata laluan|Kembali|Bantuan|Carian|Troli"),
    Screen("en", "Seaded|Teavitused|Privaatsus|Keel|Logi välja|Muuda parooli|Tagasi|Abi|Otsing|Ostukorv"),
    Screen("en", "Instellings|Kennisgewings|Privaatheid|Taal|Teken uit|Verander wagwoord|Terug|Hulp|Soek|Mandjie"),
    Screen("en", "Gosodiadau|Hysbysiadau|Preifatrwydd|Iaith|Allgofnodi|Newid cyfrinair|Yn ôl|Cymorth|Chwilio"),
  ]

  /// Screens in other letters, of which it is not plain what they are in.
  static let open = [
    Screen("", "送信"), Screen("", "Далее|Отмена"), Screen("", "設定|検索|送信|完了"),
    Screen("", "Настройки|Известия|Език|Изход|Смяна на парола|Назад|Помощ|Търсене|Количка|Моите поръчки"),
    Screen("", "Подешавања|Обавештења|Језик|Одјава|Промени лозинку|Назад|Помоћ|Претрага"),
    Screen("", "تنظیمات|اعلان‌ها|حریم خصوصی|زبان|خروج|تغییر گذرواژه|بازگشت|کمک|جستجو"),
    Screen("", "सेटिंग्ज|सूचना|गोपनीयता|भाषा निवडा|साइन आउट करा|पासवर्ड बदला|आणि|आहेत|परत"),
    Screen("", "Կարգավորումներ|Ծանուցումներ|Լեզու|Ելք|Հետ|Օգնություն"),
  ]
}
