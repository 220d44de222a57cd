extension CommonWords {
  static let romance: [WordLanguage: String] = [
    .french: """
    le la les de des du et un une en est que qui dans pour pas sur au aux avec ce cette ces il elle se ne sont vous votre
    vos nous notre mon ma mes ou par plus tout tous toutes toute être avoir a à été son sa ses y si me comme mais paramètres
    réglages annuler retour suivant continuer rechercher recherche enregistrer sauvegarder supprimer fermer ouvrir connexion
    connecter déconnexion déconnecter mot passe compte aide utilisateur modifier ajouter terminé terminer partager envoyer
    accueil messages notifications confidentialité hui hier demain jour jours semaine mois année heure veuillez nouveau
    nouvelle nouveaux oui non afficher masquer choisir sélectionner commande commandes panier acheter prix paiement payer
    adresse rue ville pays langue général erreur réessayer ignorer passer confirmer télécharger image photos amis historique
    carte météo son écran batterie stockage réseau sécurité créer gratuit disponible maintenant nom prénom oublié livraison
    voir mettre jour aucun aucune autre autres fois suivre précédent valider détails découvrir déjà merci bienvenue
    """,
    .spanish: """
    el la los las de del y un una en es que para por con no se su sus al lo como más o pero todo todos todas toda este esta
    esto tu tus mi mis te le les ha han está son ser sin sobre si cuando donde ajustes configuración cancelar atrás volver
    siguiente continuar buscar búsqueda guardar eliminar borrar cerrar abrir iniciar sesión contraseña cuenta ayuda usuario
    nombre editar añadir agregar hecho listo compartir enviar inicio mensajes mensaje notificaciones privacidad hoy ayer
    mañana día días semana mes año hora favor nuevo nueva nuevos sí mostrar ocultar seleccionar elegir pedido pedidos
    carrito cesta comprar precio pago pagar dirección calle ciudad país idioma general error intentar reintentar inténtalo
    omitir saltar confirmar actualizar descargar imagen fotos amigos historial mapa tiempo sonido pantalla batería
    almacenamiento red seguridad cambiar crear gratis disponible ahora apellidos olvidado envío entrega ver ningún ninguna
    otro otros bienvenido gracias aceptar también desde hasta muy
    """,
    .italian: """
    il lo la i gli le di del della dei delle dello e un una uno in è che per non con si su da al alla ai alle nel nella come
    più o ma tutto tutti tutte questo questa questi tuo tua tuoi mio mia sono essere se ha ci ti mi sul sulla impostazioni
    annulla indietro avanti successivo continua cerca ricerca salva elimina cancella chiudi apri accedi esci password
    account aiuto utente nome modifica aggiungi fine fatto condividi invia inizio messaggi messaggio notifiche privacy oggi
    ieri domani giorno giorni settimana mese anno ora nuovo nuova nuovi sì mostra nascondi seleziona scegli ordine ordini
    carrello acquista prezzo pagamento paga indirizzo via città paese lingua generali generale errore riprova ignora salta
    conferma aggiorna scarica immagine foto amici cronologia mappa meteo suono schermo batteria archiviazione rete
    sicurezza cambia crea gratuito gratis disponibile adesso cognome dimenticato consegna spedizione vedi nessun nessuna
    altro altri benvenuto grazie accetta anche dettagli
    """,
    .portuguese: """
    o a os as de do da dos das e um uma em é que para por com não se seu sua seus suas ao no na nos nas como mais ou mas
    todo todos todas tudo este esta isto meu minha são ser sem sobre foi está você configurações definições cancelar voltar
    anterior próximo seguinte continuar pesquisar pesquisa buscar busca salvar guardar excluir eliminar apagar fechar abrir
    entrar sair iniciar sessão senha conta ajuda usuário utilizador nome editar adicionar concluído pronto compartilhar
    partilhar enviar início mensagens mensagem notificações privacidade hoje ontem amanhã dia dias semana mês ano hora favor
    novo nova novos sim mostrar ocultar selecionar escolher pedido pedidos carrinho comprar preço pagamento pagar endereço
    morada rua cidade país idioma língua geral erro tentar novamente ignorar pular confirmar atualizar baixar transferir
    imagem foto fotos amigos histórico mapa tempo som tela ecrã bateria armazenamento rede segurança alterar mudar criar
    grátis disponível agora sobrenome apelido esqueceu entrega ver nenhum nenhuma outro outros bem vindo obrigado aceitar
    também até já
    """,
    .romanian: """
    și în de la cu pe nu este sau care din un o pentru mai ce se sunt fi ca al ale ai am au are dar prin după până toate toți
    tot acest această contul cont setări anulare anulați anulează înapoi înainte următorul continuați continuă căutare
    căutați caută salvare salvați salvează ștergere ștergeți șterge închide închideți deschide deschideți conectare
    autentificare autentificați parola parolă ajutor utilizator nume editare editați editează modificare adaugă adăugați
    adăugare gata terminat distribuie trimite trimiteți acasă mesaje mesaj notificări confidențialitate azi astăzi ieri
    mâine zi zile săptămână lună an ora oră rog nou nouă da afișează afișați ascunde alege alegeți selectați selectează
    comandă comenzi comenzile coș coșul cumpără preț plată plătește adresa adresă oraș țara țară limba limbă eroare încercați
    încearcă omite confirmă actualizare actualizează descarcă imagine fotografii prieteni istoric hartă vreme sunet ecran
    baterie stocare rețea securitate schimbă creează gratuit disponibil acum uitat livrare vezi niciun nicio alte bine
    dvs dumneavoastră
    """,
    .catalan: """
    el la els les de del dels i un una en és que per amb no es al als com més o però tot tots totes aquest aquesta teu teva
    seu seva meu són sense sobre si quan on configuració paràmetres cancel cancel·la enrere torna següent continua cerca
    cercar desa desar elimina esborra tanca obre obrir inicia sessió contrasenya compte ajuda usuari nom edita edició
    modifica afegeix afegir fet comparteix envia inici missatges missatge notificacions privadesa avui ahir demà dia dies
    setmana mes any hora sisplau nou nova sí mostra amaga selecciona tria comanda comandes cistella compra preu pagament
    adreça carrer ciutat país idioma llengua general error torneu intenta omet confirma actualitza baixa imatge fotos amics
    historial mapa temps so pantalla bateria emmagatzematge xarxa seguretat canvia crea gratuït disponible ara cap altres
    benvingut gràcies accepta també fins molt
    """,
    .galician: """
    o a os as de do da dos das e un unha en é que para por con non se seu súa ao no na nos nas como máis ou pero todo todos
    todas este esta meu miña son ser sen sobre está axustes configuración cancelar atrás volver seguinte continuar buscar
    gardar eliminar borrar pechar abrir iniciar sesión contrasinal conta axuda usuario nome editar engadir feito listo
    compartir enviar inicio mensaxes mensaxe notificacións privacidade hoxe onte mañá día días semana mes ano hora favor
    novo nova si mostrar agochar seleccionar escoller pedido carriño mercar prezo pagamento enderezo rúa cidade país idioma
    lingua xeral erro tentar omitir confirmar actualizar descargar imaxe amigos historial mapa tempo son pantalla batería
    almacenamento rede seguridade cambiar crear de balde dispoñible agora ningún ningunha outro outros grazas tamén xa
    """,
    .asturian: """
    el la los les de del y un una en ye que pa por con nun non se so al lo como más o pero tou toos toes toles esti esta esto
    tu mio son ser ensin sobre si cuando axustes configuración encaboxar atrás volver siguiente siguir guetar buscar guardar
    desaniciar borrar zarrar abrir aniciar sesión contraseña cuenta aida usuariu nome editar amestar añader fecho llista
    compartir unviar entamu aniciu mensaxes mensaxe güei ayeri mañana día díes selmana mes añu hora nuevu nueva sí amosar
    anubrir esbillar escoyer camudar preciu direición cai ciudá país llingua xeneral fallu error confirmar anovar imaxe fotos
    amigos historial mapa tiempu soníu pantalla tamién pue puede intentar nengún otru otros sitiu páxina páxines númberu
    """,
  ]
}
