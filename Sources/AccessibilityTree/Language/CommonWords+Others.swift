extension CommonWords {
  static let others: [WordLanguage: String] = [
    .finnish: """
    ja on ei se että en oli mutta kun niin tai joka ovat voi sinun sinä minun oma omat tämä kaikki kaikkien lisää enemmän
    asetukset peruuta peru takaisin seuraava edellinen jatka haku hae etsi tallenna poista sulje avaa kirjaudu sisään ulos
    salasana tili ohje apua käyttäjätunnus käyttäjä nimi muokkaa muuta vaihda valmis jaa lähetä koti etusivu viestit viesti
    ilmoitukset yksityisyys tietosuoja tänään eilen huomenna päivä päivää viikko kuukausi vuosi kello ole hyvä uusi uudet
    kyllä näytä piilota valitse tilaus tilaukset ostoskori osta hinta maksa maksu osoite katu kaupunki maa kieli yleiset
    virhe yritä uudelleen ohita vahvista päivitä lataa kuva kuvat ystävät historia kartta sää ääni näyttö akku tallennustila
    verkko turvallisuus luo ilmainen saatavilla nyt sukunimi unohditko toimitus katso mitään muut tervetuloa kiitos hyväksy
    myös ilman
    """,
    .estonian: """
    ja on ei et see oli aga kui või mis kes sinu teie minu oma kõik veel rohkem seaded tühista katkesta tagasi järgmine
    eelmine jätka otsi otsing salvesta kustuta eemalda sulge ava logi sisse välja parool konto abi kasutajanimi kasutaja nimi
    muuda vaheta lisa valmis jaga saada avaleht kodu sõnumid sõnum teated märguanded privaatsus täna eile homme päev nädal
    kuu aasta kell palun uus uued jah näita peida vali tellimus tellimused ostukorv osta hind maksa aadress tänav linn riik
    keel üldine viga proovi uuesti jäta vahele kinnita uuenda lae pilt pildid sõbrad ajalugu kaart ilm heli ekraan aku võrk
    turvalisus loo tasuta saadaval nüüd perekonnanimi tarne
    """,
    .hungarian: """
    a az és nem is hogy egy van meg de ha vagy ki mint már csak még ez ezt azt be el fel le én te ön az önök saját összes
    minden több kevesebb beállítások mégse mégsem vissza következő előző tovább folytatás keresés keres mentés törlés törlése
    bezárás megnyitás bejelentkezés belépés kijelentkezés kilépés jelszó jelszava fiók súgó segítség felhasználónév
    felhasználó név szerkesztés módosítás hozzáadás kész megosztás küldés kezdőlap főoldal üzenetek üzenet értesítések
    adatvédelem ma tegnap holnap nap hét hónap év óra kérjük kérem új igen megjelenítés elrejtés mutat kiválasztás válasszon
    rendelés rendelések kosár vásárlás ár fizetés cím utca város ország nyelv általános hiba próbálja újra kihagyás megerősítés
    frissítés letöltés kép képek barátok előzmények térkép időjárás hang képernyő akkumulátor tárhely hálózat biztonság
    létrehozás ingyenes elérhető most vezetéknév keresztnév elfelejtett szállítás megtekintés nincs egyéb üdvözöljük köszönjük
    """,
    .turkish: """
    ve bir bu için ile daha çok veya değil olarak ne nasıl sizin senin benim her tüm tümü tümünü ya da olan var yok ayarlar
    iptal geri ileri devam sonraki önceki ara arama kaydet sil kapat aç giriş çıkış yap oturum hesap hesabım şifre parola
    yardım kullanıcı adı ad soyad düzenle değiştir ekle tamam bitti paylaş gönder ana sayfa mesajlar mesaj bildirimler
    gizlilik bugün dün yarın gün hafta ay yıl saat lütfen yeni evet hayır göster gizle seç seçin seçiniz sipariş siparişler
    siparişlerim sepet sepete sepetim satın al fiyat ödeme öde adres sokak şehir ülke dil genel hata tekrar dene deneyin atla
    onayla güncelle indir yükle resim fotoğraf fotoğraflar arkadaşlar geçmiş harita hava durumu ses ekran pil depolama ağ
    güvenlik oluştur kaldır ücretsiz mevcut şimdi unuttum teslimat gör görüntüle hiçbir diğer hoş geldiniz teşekkürler kabul et
    """,
    .azerbaijani: """
    və bir bu üçün ilə daha çox ya da deyil ne necə sizin bütün var yox parametrlər imtina geri irəli davam axtar axtarış
    yadda saxla saxlamaq sil bağla aç giriş daxil çıx hesab şifrə parol kömək yardım istifadəçi adı ad redaktə dəyiş əlavə et
    göndər paylaş ana səhifə mesajlar bildirişlər bugün dünən sabah gün həftə ay il saat xahiş yeni bəli xeyr göstər gizlə seç
    sifariş səbət qiymət ödəniş ünvan şəhər ölkə dil ümumi xəta yenidən təsdiq yenilə yüklə şəkil
    """,
    .vietnamese: """
    và của không có là cho được các trong người đã với một những để này khi đến từ bạn tôi về ra vào lại cài đặt hủy huỷ quay
    trở tiếp tục theo tìm kiếm lưu xóa xoá đóng mở đăng nhập xuất ký mật khẩu tài khoản trợ giúp tên dùng chỉnh sửa thêm xong
    chia sẻ gửi trang chủ tin nhắn thông báo quyền riêng tư hôm nay qua ngày mai tuần tháng năm giờ vui lòng mới hiển thị
    hiện ẩn chọn đơn hàng giỏ mua giá thanh toán địa chỉ đường thành phố quốc gia ngôn ngữ chung lỗi thử bỏ xác nhận cập nhật
    tải xuống hình ảnh bè lịch sử bản đồ thời tiết âm màn pin bộ nhớ mạng bảo tạo miễn phí bây quên giao xem tất cả khác chào
    mừng cảm ơn đồng ý
    """,
    .indonesian: """
    dan di yang untuk dengan ini itu dari ke tidak atau pada anda adalah ada akan dalam oleh juga sudah belum saya kami kamu
    lebih semua bisa dapat pengaturan setelan batal batalkan kembali berikutnya selanjutnya lanjut lanjutkan cari pencarian
    telusuri simpan hapus tutup buka masuk keluar kata sandi akun bantuan pengguna nama ubah sunting tambah tambahkan selesai
    bagikan kirim beranda pesan notifikasi pemberitahuan privasi hari kemarin besok minggu bulan tahun jam silakan baru ya
    tampilkan lihat sembunyikan pilih pesanan keranjang beli harga bayar pembayaran alamat jalan kota negara bahasa umum
    kesalahan coba lagi lewati konfirmasi perbarui unduh unggah gambar foto teman riwayat peta cuaca suara layar baterai
    penyimpanan jaringan keamanan buat gratis tersedia sekarang lupa pengiriman tanpa lainnya selamat datang terima kasih
    setuju daftar
    """,
    .malay: """
    dan di yang untuk dengan ini itu dari daripada ke tidak atau pada anda adalah ada akan dalam oleh juga sudah belum saya
    kami lebih semua boleh dapat tetapan batal kembali seterusnya teruskan cari carian simpan padam hapus tutup buka masuk
    keluar kata laluan akaun bantuan pengguna nama ubah sunting tambah selesai kongsi hantar laman utama mesej pemberitahuan
    privasi hari semalam esok minggu bulan tahun jam sila baru baharu ya tunjuk papar paparkan lihat sembunyi pilih pesanan
    troli beli harga bayar pembayaran alamat jalan bandar negara bahasa umum ralat cuba lagi langkau sahkan kemas kini muat
    turun naik gambar foto rakan sejarah peta cuaca bunyi skrin bateri storan rangkaian keselamatan cipta percuma tersedia
    sekarang lupa penghantaran tanpa lain selamat datang terima kasih setuju tarikh log
    """,
    .filipino: """
    ang ng sa mga at na ay ito para hindi ka ko mo ikaw ako iyong iyo kung may wala lahat ibang iba higit mag pag mga setting
    kanselahin bumalik susunod magpatuloy maghanap hanapin tanggalin isara buksan pangalan tulong baguhin idagdag tapos
    ibahagi ipadala ngayon kahapon bukas araw linggo buwan taon bago oo ipakita itago piliin bumili presyo wika subukan muli
    """,
    .lithuanian: """
    ir yra ne kad su į iš ar per tai kaip bet jūsų mano visi visos visus nustatymai atšaukti atgal kitas toliau tęsti ieškoti
    paieška išsaugoti saugoti ištrinti trinti pašalinti uždaryti atidaryti prisijungti atsijungti slaptažodis slaptažodį
    paskyra pagalba vartotojas vartotojo naudotojas vardas redaguoti keisti pakeisti pridėti atlikta baigta dalintis siųsti
    pradžia žinutės pranešimai šiandien vakar rytoj diena savaitė mėnuo metai naujas nauja taip rodyti slėpti pasirinkite
    pasirinkti užsakymas krepšelis pirkti kaina adresas gatvė miestas šalis kalba klaida bandykite
    """,
    .latvian: """
    un ir ne ka ar uz no vai par kā bet jūsu mans visi visas visus iestatījumi atcelt atpakaļ tālāk nākamais turpināt meklēt
    meklēšana saglabāt dzēst noņemt aizvērt atvērt pieslēgties iziet parole paroli konts palīdzība lietotājs lietotāja vārds
    rediģēt labot mainīt pievienot gatavs kopīgot sūtīt sākums ziņas paziņojumi šodien vakar rīt diena nedēļa mēnesis gads
    jauns jauna jā nē rādīt slēpt izvēlieties izvēlēties pasūtījums grozs pirkt cena adrese iela pilsēta valsts valoda kļūda
    mēģiniet
    """,
    .basque: """
    eta da ez bat hau hori dira du dute zure nire guztiak guztia gehiago ezarpenak utzi atzera hurrengoa aurrekoa jarraitu
    bilatu bilaketa gorde ezabatu kendu itxi ireki hasi saioa amaitu pasahitza kontua laguntza erabiltzailea erabiltzaile
    izena editatu aldatu gehitu eginda partekatu bidali hasiera mezuak mezua jakinarazpenak gaur atzo bihar egun egun aste
    hilabete urte berria bai erakutsi ezkutatu aukeratu hautatu eskaera saskia erosi prezioa helbidea kalea hiria hizkuntza
    errorea saiatu berriro edo ere
    """,
    .albanian: """
    dhe në të një për me nga që është nuk ose si por juaj i e së janë tuaj imi të gjitha më shumë cilësimet rregullime anulo
    anuloje prapa mbrapa tjetra vazhdo kërko kërkim ruaj ruaje fshij fshije hiq hiqe mbyll mbylle hap hape hyr hyni dil dilni
    fjalëkalim fjalëkalimi llogaria ndihmë përdorues përdoruesi emër emri ndrysho ndryshoni shto shtoni përfundua ndaj dërgo
    kreu mesazhe njoftime sot dje nesër ditë javë muaj vit ri re po jo shfaq shfaqe fshih zgjidh zgjidhni porosi shporta bli
    çmimi adresa rruga qyteti gjuha gabim provo
    """,
    .swahili: """
    na ya wa kwa ni katika la za si hii hiyo au kama lakini yako yangu wote yote zaidi mipangilio ghairi rudi nyuma inayofuata
    endelea tafuta hifadhi futa ondoa funga fungua ingia ondoka toka nenosiri nywila akaunti msaada mtumiaji jina hariri
    badilisha ongeza imekamilika shiriki tuma nyumbani ujumbe arifa faragha leo jana kesho siku wiki mwezi mwaka saa
    tafadhali mpya ndiyo hapana onyesha ficha chagua agizo bei anwani jiji nchi lugha kosa jaribu tena
    """,
    .hindi: """
    है हैं का की के को में से और पर करें नहीं यह लिए या साथ आप अपना अपनी अपने सभी हो गया कोई अधिक सेटिंग रद्द वापस आगे जारी रखें खोजें खोज
    सहेजें सेव हटाएं हटाएँ बंद खोलें साइन लॉग पासवर्ड खाता खाते सहायता मदद नाम बदलें जोड़ें शेयर भेजें होम संदेश मैसेज सूचनाएं निजता आज कल दिन
    सप्ताह महीना साल समय कृपया नया नई हां हाँ दिखाएं छिपाएं चुनें ऑर्डर खरीदें कीमत भुगतान पता शहर देश भाषा गड़बड़ी फिर कोशिश
    """,
    .marathi: """
    आहे आहेत आणि करा नाही मध्ये या हे ही तुमचे तुमचा तुमची आपले किंवा साठी वर सर्व शोधा हटवा जतन रद्द परत पुढे सुरू ठेवा बंद उघडा संकेतशब्द
    खाते मदत नाव बदला जोडा पाठवा आज उद्या काल दिवस नवीन होय दाखवा लपवा निवडा किंमत पत्ता शहर देश भाषा पुन्हा प्रयत्न
    """,
    .nepali: """
    छ छन् हो र को मा का की लाई गर्नुहोस् गर्नुहोला तपाईं तपाईंको हुन यो लागि वा सबै खोज्नुहोस् हटाउनुहोस् रद्द फिर्ता अगाडि बन्द खोल्नुहोस् पासवर्ड
    खाता मद्दत नाम थप्नुहोस् पठाउनुहोस् आज हिजो भोलि दिन नयाँ होइन छान्नुहोस् मूल्य ठेगाना सहर देश भाषा फेरि प्रयास मिति प्रयोगकर्ता
    """,
  ]
}
