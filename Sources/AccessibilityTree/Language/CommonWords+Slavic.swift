extension CommonWords {
  static let slavic: [WordLanguage: String] = [
    .polish: """
    i w z na do nie to się jest o że jak po co za od dla lub oraz ale czy przez tylko są być już może twój twoje twoja moje
    moja mój wszystkie wszystko ten ta te tym ich jego jej przy pod nad my ja ustawienia anuluj wstecz wróć powrót dalej
    następny następna kontynuuj szukaj wyszukaj wyszukiwanie zapisz usuń zamknij otwórz zaloguj wyloguj hasło hasła konto
    pomoc użytkownik użytkownika nazwa imię edytuj zmień zmiana dodaj gotowe zakończ udostępnij wyślij strona główna
    wiadomości wiadomość powiadomienia prywatność dziś dzisiaj wczoraj jutro dzień dni tydzień miesiąc rok godzina proszę
    nowy nowe nowa tak pokaż ukryj wybierz zamówienie zamówienia koszyk kup cena zapłać płatność adres ulica miasto kraj
    język ogólne błąd spróbuj ponownie pomiń potwierdź aktualizuj pobierz obraz zdjęcia znajomi historia mapa pogoda dźwięk
    ekran bateria pamięć sieć bezpieczeństwo utwórz darmowe bezpłatne dostępne teraz nazwisko zapomniałeś dostawa zobacz
    więcej brak inne witaj dziękujemy lista obok
    """,
    .czech: """
    a i v ve z ze na do ne to se je o že jak po co za od pro nebo ale jen pouze jsou být už může tvůj vaše váš můj moje
    všechny vše všechno ten ta te tím jejich jeho její při pod nad my já nastavení zrušit zpět další pokračovat hledat
    vyhledat hledání uložit odstranit smazat zavřít otevřít přihlásit přihlášení odhlásit heslo účet nápověda pomoc uživatel
    uživatelské jméno název upravit změnit změna přidat hotovo dokončit sdílet odeslat domů zprávy zpráva oznámení upozornění
    soukromí dnes včera zítra den dny týden měsíc rok hodina prosím nový nové nová ano zobrazit skrýt vyberte vybrat
    objednávka objednávky košík koupit cena zaplatit platba adresa ulice město země jazyk obecné chyba zkuste zkusit znovu
    přeskočit potvrdit aktualizovat stáhnout obrázek fotky přátelé historie mapa počasí zvuk obrazovka baterie úložiště síť
    zabezpečení vytvořit zdarma dostupné nyní teď příjmení zapomenuté doručení doprava více žádné jiné vítejte děkujeme
    """,
    .slovak: """
    a i v vo z zo na do nie to sa je o že ako po čo za od pre alebo ale len iba sú byť už môže tvoj vaše váš môj moje všetky
    všetko ten tá te tým ich jeho jej pri pod nad my ja nastavenia zrušiť späť ďalej ďalší ďalšie pokračovať hľadať vyhľadať
    uložiť odstrániť vymazať zavrieť otvoriť prihlásiť prihlásenie odhlásiť heslo účet pomoc pomocník používateľ
    používateľské meno názov upraviť zmeniť zmena pridať hotovo dokončiť zdieľať odoslať domov správy správa oznámenia
    upozornenia súkromie dnes včera zajtra deň dni týždeň mesiac rok hodina prosím nový nové nová áno zobraziť skryť vyberte
    vybrať objednávka objednávky košík kúpiť cena zaplatiť platba adresa ulica mesto krajina jazyk všeobecné chyba skúste
    skúsiť znova preskočiť potvrdiť aktualizovať stiahnuť obrázok fotky priatelia história mapa počasie zvuk obrazovka
    batéria úložisko sieť zabezpečenie vytvoriť zadarmo dostupné teraz priezvisko zabudnuté doručenie viac žiadne iné
    """,
    .croatian: """
    i u na je se da za od do s sa iz ne to su ili ali kao što kako po o vaš vaše tvoj moj moje sve svi ovaj ova ovo taj ta te
    nije biti može samo više postavke podešavanja odustani otkaži poništi natrag nazad sljedeće sledeće nastavi traži
    pretraži pretraga pretraživanje spremi sačuvaj snimi izbriši obriši ukloni zatvori otvori prijava prijavi prijavite
    odjava odjavi lozinka lozinku šifra račun nalog pomoć korisnik korisničko ime uredi izmeni izmijeni promijeni promeni
    promjena dodaj gotovo podijeli podeli pošalji početna poruke poruka obavijesti obaveštenja privatnost danas jučer juče
    sutra dan dana tjedan nedelja mjesec mesec godina sat molimo novi nova novo da prikaži sakrij odaberi odaberite izaberi
    izaberite narudžba narudžbe košarica korpa kupi cijena cena plaćanje adresa ulica grad zemlja jezik opće opšte greška
    pokušaj pokušajte ponovno ponovo preskoči potvrdi ažuriraj preuzmi slika slike prijatelji povijest istorija karta vrijeme
    zvuk zaslon baterija mreža sigurnost stvori napravi besplatno dostupno sada prezime dostava
    """,
    .slovenian: """
    in v na je se da za od do s z iz ne to so ali kot kaj kako po o vaš vaše tvoj moj moje vse vsi ta te tega ni biti lahko
    samo več nastavitve prekliči nazaj naprej naslednji naslednja nadaljuj išči iskanje shrani izbriši odstrani zapri odpri
    prijava prijavi prijavite odjava odjavi geslo račun pomoč uporabnik uporabniško ime uredi spremeni sprememba dodaj
    končano deli pošlji domov sporočila sporočilo obvestila zasebnost danes včeraj jutri dan dni teden mesec leto ura prosimo
    nov nova novo da prikaži skrij izberi izberite naročilo naročila košarica kupi cena plačilo naslov ulica mesto država
    jezik splošno napaka poskusi poskusite znova preskoči potrdi posodobi prenesi slika slike prijatelji zgodovina zemljevid
    vreme zvok zaslon baterija omrežje varnost ustvari brezplačno voljo zdaj priimek dostava
    """,
    .russian: """
    и в не на с по для от до из за к или что как это все всё вы ваш ваша ваши мой моя мои у о об при без только ещё еще если
    уже нет да настройки отмена отменить назад далее вперед вперёд продолжить поиск найти искать сохранить удалить закрыть
    открыть войти вход выйти выход пароль аккаунт профиль помощь справка имя пользователь пользователя изменить
    редактировать добавить готово поделиться отправить главная сообщения сообщение уведомления конфиденциальность сегодня
    вчера завтра день дня неделя месяц год время час пожалуйста новый новая новое новые показать скрыть выберите выбрать
    заказ заказы корзина купить цена оплата оплатить адрес улица город страна язык общие основные ошибка попробуйте снова
    повторить пропустить подтвердить обновить загрузить скачать изображение фото друзья история карта погода звук экран
    сеть безопасность создать бесплатно доступно сейчас фамилия забыли доставка подробнее больше другие другое регистрация
    количество можно был была быть
    """,
    .ukrainian: """
    і й та в у не на з із по для від до за або що як це все всі ви ваш ваша ваші мій моя мої про при без тільки ще якщо вже
    ні так налаштування скасувати назад далі вперед продовжити пошук знайти шукати зберегти видалити закрити відкрити увійти
    вхід вийти вихід пароль обліковий запис профіль допомога довідка ім'я користувач користувача змінити редагувати додати
    готово поділитися надіслати головна повідомлення сповіщення конфіденційність сьогодні вчора завтра день тиждень місяць
    рік час година будь ласка новий нова нове нові показати сховати виберіть вибрати замовлення кошик купити ціна оплата
    адреса вулиця місто країна мова загальні помилка спробуйте знову повторити пропустити підтвердити оновити завантажити
    зображення фото друзі історія карта погода звук екран мережа безпека створити безкоштовно доступно зараз прізвище забули
    доставка докладніше більше інші реєстрація кількість можна
    """,
  ]
}
