extension CommonWords {
  static let germanic: [WordLanguage: String] = [
    .english: """
    the and of to in for on with your you is are not this that from all by be or at my me no yes it an as if when what
    how who we our us can will have has was were they their its than then there here into out up down off over only just
    new add edit delete remove save cancel close open done back next continue skip search settings account profile sign
    log password name home help more less show hide view select choose share send message messages notification
    notifications privacy terms policy about learn get started today yesterday tomorrow day days week month year time
    date price free buy cart order orders payment pay checkout shop store items please enter try again loading update
    allow turn download upload photo photos play left right first last use manage change create details address phone
    number city country language general other none some any each welcome hello good friends people favorites recent
    history nearby map weather sound display storage battery network security accessibility button image picture screen
    page your yours do does did don make go going see set work works read write word words file files book books
    hat am die fast pay make look find filter sort apply clear reset submit confirm accept agree got like follow
    """,
    .german: """
    der die das und nicht ist mit für auf zu in an ein eine einen einem einer von bei nach oder wird werden sie ihr ihre
    ihren ihrem wir den dem des im am aus auch noch nur wenn sind hat haben kann können mehr alle zum zur über unter wie
    was dein deine deinen mein meine es er so als um bis sich einstellungen abbrechen zurück weiter suchen suche
    speichern löschen schließen öffnen anmelden anmeldung abmelden passwort kennwort konto hilfe benutzername benutzer
    bearbeiten hinzufügen fertig teilen senden startseite nachrichten nachricht benachrichtigungen datenschutz impressum
    heute gestern morgen uhr tag tage woche monat jahr bitte neu neue neues neuer ja nein anzeigen ausblenden auswählen
    auswahl wählen bestellung bestellungen warenkorb kaufen preis zahlung bezahlen adresse straße stadt land sprache
    allgemein fehler erneut versuchen überspringen bestätigen aktualisieren herunterladen bild bilder freunde verlauf
    karte wetter ton bildschirm akku speicher netzwerk sicherheit ändern erstellen entfernen kostenlos verfügbar jetzt
    name vergessen registrieren lieferung versand artikel menge größe farbe verfügbarkeit merkliste übersicht angebote
    """,
    .dutch: """
    de het een en van in is op te dat die voor met zijn niet aan er om ook als bij of naar uit nog maar door over je jouw
    uw u wij we ons onze mijn alle meer geen kan kunt worden wordt was der den tot deze dit wat hoe waar instellingen
    annuleren terug volgende doorgaan verder zoeken opslaan bewaar bewaren verwijderen verwijder sluiten openen open
    inloggen uitloggen aanmelden afmelden wachtwoord account gebruikersnaam bewerken bewerk wijzigen wijzig toevoegen
    voeg toe gereed klaar delen deel versturen verzenden stuur startpagina berichten bericht meldingen privacybeleid
    vandaag gisteren morgen dag dagen week maand jaar alsjeblieft nieuw nieuwe ja nee tonen toon verbergen kies kiezen
    selecteren bestelling bestellingen winkelwagen winkelmandje kopen prijs betaling betalen adres stad land taal algemeen
    fout opnieuw probeer proberen overslaan bevestigen bijwerken downloaden foto afbeelding vrienden geschiedenis kaart
    weer geluid scherm batterij opslag netwerk beveiliging maken gratis beschikbaar nu hulp naam vergeten bezorging
    """,
    .swedish: """
    och i att det som en på är av för med den till inte om ett han men var jag sig från så kan när nu din ditt dina mitt
    mina vi du de dig dem har ska eller alla mer fler inga inställningar avbryt tillbaka nästa fortsätt sök spara ta bort
    radera stäng öppna logga in ut lösenord konto hjälp användarnamn redigera ändra lägg klar klart dela skicka hem
    startsida meddelanden meddelande aviseringar notiser integritet idag igår imorgon dag vecka månad år vänligen ny nya
    nytt ja nej visa dölj välj beställning beställningar varukorg kundvagn köp pris betala betalning adress stad land
    språk allmänt fel försök igen hoppa över bekräfta uppdatera hämta bild bilder vänner historik karta väder ljud skärm
    batteri lagring nätverk säkerhet skapa gratis tillgänglig namn glömt leverans hos utan efter bara här
    """,
    .danish: """
    og i at det som en på er af for med den til ikke om et han men var jeg sig fra så kan når nu din dit dine min mit mine
    vi du de dig dem har skal eller alle mere flere ingen indstillinger annuller annullér fortryd tilbage næste fortsæt
    søg søgning gem slet fjern luk åbn log ind ud adgangskode konto hjælp brugernavn rediger redigér skift tilføj færdig
    udført del send hjem forside startside beskeder besked meddelelser notifikationer privatliv dag i går morgen uge
    måned år venligst ny nye nyt ja nej vis skjul vælg ordre ordrer bestilling indkøbskurv kurv køb pris betal betaling
    adresse by land sprog generelt fejl prøv igen spring over bekræft opdater hent billede billeder venner historik kort
    vejr lyd skærm batteri lagerplads netværk sikkerhed opret gratis tilgængelig navn glemt levering hos uden efter kun
    her hvad hvor meget blev bliver mig ved hvis
    """,
    .norwegian: """
    og i at det som en på er av for med den til ikke om et han men var jeg seg fra så kan når nå din ditt dine min mitt
    mine vi du de deg dem har skal eller alle mer flere ingen innstillinger avbryt tilbake neste fortsett søk lagre slett
    fjern lukk åpne logg inn ut passord konto hjelp brukernavn rediger endre legg ferdig del send hjem forside startside
    meldinger melding varsler varslinger personvern dag går morgen uke måned år vennligst ny nye nytt ja nei vis skjul
    velg bestilling bestillinger ordre handlekurv kjøp pris betal betaling adresse by land språk generelt feil prøv igjen
    hopp over bekreft oppdater hent bilde bilder venner historikk kart vær lyd skjerm batteri lagring nettverk sikkerhet
    opprett gratis tilgjengelig navn glemt levering hos uten etter bare her hva hvor mye ble blir meg ved hvis
    """,
    .afrikaans: """
    die en van in is op te dat vir met nie aan om ook as by of na uit nog maar deur oor jy jou my ons hulle sy hy dit was
    word wees het kan sal moet geen alle meer instellings kanselleer terug volgende gaan voort soek stoor bewaar skrap
    verwyder sluit maak oop teken af wagwoord rekening hulp gebruikersnaam wysig redigeer voeg klaar deel stuur tuis
    boodskappe kennisgewings privaatheid vandag gister môre dag week maand jaar asseblief nuwe ja nee wys versteek kies
    bestelling mandjie koop prys betaal adres stad land taal algemeen fout probeer weer slaan bevestig dateer laai beeld
    vriende geskiedenis kaart klank skerm battery berging netwerk sekuriteit skep gratis beskikbaar nou naam datum
    """,
    .icelandic: """
    og í að er á sem til við um með fyrir það ekki af en var ég þú þinn þitt þína stillingar hætta aftur næsta áfram leita
    vista eyða loka opna skrá inn út lykilorð notandanafn hjálp breyta bæta deila senda heim skilaboð tilkynningar dag
    gær morgun vika mánuður ár nýtt já nei sýna fela velja verð tungumál villa reyna
    """,
    .nynorsk: """
    og i att at det som ein ei eit på er av for med den til ikkje om har han men var eg seg frå så kan når no din mi mitt vi du
    de dei deg skal eller alle meir fleire ingen innstillingar avbryt tilbake neste hald fram søk lagra lagre slett fjern lukk
    opna opne logg inn ut passord konto hjelp brukarnamn endra endre legg ferdig del send heim meldingar melding varsel dag går
    morgon veke månad år ver ny nye nytt ja nei vis gøym vel bestilling handlekorg kjøp pris betal adresse by land språk
    generelt feil prøv igjen hopp over stadfest oppdater hent bilete vener historikk kart vêr lyd skjerm batteri nettverk
    opprett gratis tilgjengeleg namn hos utan etter berre her kva kvar mykje vert blir meg ved dersom denne desse noko dato
    nettstad vere vore sjølv anna
    """,
  ]
}
