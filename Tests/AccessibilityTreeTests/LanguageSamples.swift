/// Labels of screens as apps have them, by language: a screen of settings or an account, and one of a shop, a trip or a chat.
enum LanguageSamples {
  struct Screen: Sendable, CustomStringConvertible {
    let language: String
    let labels: [String]

    init(_ language: String, _ labels: String) {
      self.language = language
      self.labels = labels.split(separator: "|").map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    }

    var description: String { "\(language): \(labels.prefix(2).joined(separator: ", "))" }
  }

  static let all = germanic + romance + slavic + otherLatin + otherScripts

  static let germanic = [
    Screen(
      "de",
      """
      Einstellungen|Benachrichtigungen|Datenschutz|Sprache|Konto verwalten|Abmelden|Hilfe|Über diese App|Zurück|Wi-Fi
      """),
    Screen(
      "de",
      """
      Warenkorb|2 Artikel|Zur Kasse|19,99 €|Lieferung bis morgen|Menge ändern|Entfernen|Gutschein einlösen|Weiter einkaufen
      |Suche
      """),
    Screen(
      "nl",
      """
      Instellingen|Meldingen|Privacy|Taal|Uitloggen|Wachtwoord wijzigen|Over deze app|Terug|Hulp nodig?|Geluid
      """),
    Screen(
      "nl",
      """
      Winkelwagen|Verder naar bestellen|Gratis bezorging|Verwijderen|Aantal|Niet op voorraad|Zoeken in de winkel|Mijn account
      |Bekijk alle aanbiedingen
      """),
    Screen(
      "sv",
      """
      Inställningar|Aviseringar|Integritet|Språk|Logga ut|Byt lösenord|Om appen|Tillbaka|Hjälp|Ljud och bild
      """),
    Screen(
      "sv",
      """
      Varukorg|Till kassan|Fri frakt|Ta bort|Antal|Sök|Mina beställningar|Välj storlek|Lägg i varukorgen|Leverans i morgon
      """),
    Screen(
      "da",
      """
      Indstillinger|Meddelelser|Privatliv|Sprog|Log ud|Skift adgangskode|Om appen|Tilbage|Hjælp|Lyd|Vis mere
      """),
    Screen(
      "da",
      """
      Indkøbskurv|Gå til betaling|Gratis levering|Fjern|Antal|Søg|Mine ordrer|Vælg størrelse|Læg i kurv|Hvad leder du efter?
      |Log ind|Opret konto|Glemt adgangskode?
      """),
    Screen(
      "nb",
      """
      Innstillinger|Varsler|Personvern|Språk|Logg ut|Endre passord|Om appen|Tilbake|Hjelp|Lyd|Vis mer|Lagre
      """),
    Screen(
      "nb",
      """
      Handlekurv|Til kassen|Gratis frakt|Fjern|Antall|Søk|Mine bestillinger|Velg størrelse|Legg i handlekurv|Logg inn
      |Opprett konto|Glemt passord?|Hva leter du etter?
      """),
    Screen(
      "en",
      """
      Settings|Notifications|Privacy|Language|Sign out|Change password|About this app|Back|Help|Sound and vibration
      """),
    Screen(
      "en", "Cart|Check out|Free delivery by tomorrow|Remove|Add a gift card|Search|Your orders|Continue shopping"),
  ]

  static let romance = [
    Screen(
      "fr",
      """
      Réglages|Notifications|Confidentialité|Langue|Se déconnecter|Modifier le mot de passe|À propos|Retour|Aide|Son
      """),
    Screen(
      "fr",
      """
      Votre panier|Passer la commande|Livraison gratuite|Supprimer|Quantité|Rechercher|Mes commandes|Ajouter au panier
      |Voir tous les articles
      """),
    Screen(
      "es",
      """
      Ajustes|Notificaciones|Privacidad|Idioma|Cerrar sesión|Cambiar contraseña|Acerca de|Atrás|Ayuda|Sonido y pantalla
      """),
    Screen(
      "es",
      """
      Carrito|Tramitar pedido|Envío gratis|Eliminar|Cantidad|Buscar productos|Mis pedidos|Añadir al carrito|Ver todos los
      artículos|Iniciar sesión|¿Has olvidado tu contraseña?
      """),
    Screen(
      "it",
      """
      Impostazioni|Notifiche|Privacy|Lingua|Esci|Cambia password|Informazioni su questa app|Indietro|Aiuto|Suono e schermo
      """),
    Screen(
      "it",
      """
      Carrello|Procedi all'ordine|Consegna gratuita|Rimuovi|Quantità|Cerca|I miei ordini|Aggiungi al carrello|Vedi tutti gli
      articoli|Accedi|Password dimenticata?
      """),
    Screen(
      "pt",
      """
      Configurações|Notificações|Privacidade|Idioma|Sair|Alterar senha|Sobre|Voltar|Ajuda|Som e tela|Minha conta
      """),
    Screen(
      "pt",
      """
      Carrinho|Finalizar encomenda|Entrega grátis|Eliminar|Quantidade|Pesquisar|As minhas encomendas|Adicionar ao carrinho
      |Iniciar sessão|Não tem uma conta?
      """),
    Screen(
      "ro",
      """
      Setări|Notificări|Confidențialitate|Limbă|Deconectare|Schimbă parola|Despre aplicație|Înapoi|Ajutor|Sunet și ecran
      """),
    Screen(
      "ro",
      """
      Coșul meu|Finalizează comanda|Livrare gratuită|Șterge|Cantitate|Caută|Comenzile mele|Adaugă în coș|Autentificare
      |Ai uitat parola?
      """),
  ]

  static let slavic = [
    Screen(
      "pl",
      """
      Ustawienia|Powiadomienia|Prywatność|Język|Wyloguj się|Zmień hasło|O aplikacji|Wstecz|Pomoc|Dźwięk i ekran
      """),
    Screen(
      "pl",
      """
      Koszyk|Przejdź do kasy|Darmowa dostawa|Usuń|Ilość|Szukaj|Moje zamówienia|Dodaj do koszyka|Zaloguj się
      |Nie pamiętasz hasła?
      """),
    Screen(
      "cs",
      """
      Nastavení|Oznámení|Soukromí|Jazyk|Odhlásit se|Změnit heslo|O aplikaci|Zpět|Nápověda|Zvuk a obrazovka|Uložit
      """),
    Screen(
      "cs",
      """
      Košík|Pokračovat k pokladně|Doprava zdarma|Odstranit|Množství|Hledat|Moje objednávky|Přidat do košíku|Přihlásit se
      |Zapomenuté heslo|Zobrazit více
      """),
    Screen(
      "ru",
      """
      Настройки|Уведомления|Конфиденциальность|Язык|Выйти|Изменить пароль|О приложении|Назад|Помощь|Звук и экран|Мы в сети
      |Показать ещё
      """),
    Screen(
      "ru",
      """
      Корзина|Оформить заказ|Бесплатная доставка|Удалить|Количество|Поиск|Мои заказы|Добавить в корзину|Войти|Забыли пароль?
      |Это всё, что вы выбрали
      """),
    Screen(
      "uk",
      """
      Налаштування|Сповіщення|Конфіденційність|Мова|Вийти|Змінити пароль|Про застосунок|Назад|Допомога|Звук і екран
      """),
    Screen(
      "uk",
      """
      Кошик|Оформити замовлення|Безкоштовна доставка|Видалити|Кількість|Пошук|Мої замовлення|Додати до кошика|Увійти
      |Забули пароль?
      """),
  ]
}
