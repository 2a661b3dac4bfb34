/** More words of German as it is spoken that are spelled nearly as one that a rule has: each stands for itself. */
export const commonWords: readonly string[] = `
  abe abel abends abgegeben abgelenkt abgemacht abgenommen abgeschlossen abgesetzt abgestürzt abgezogen abhalten
  abhängen abkommen abkürzung ablegen ablenken ablenkung abnehmen abschließen abschluss absetzen absicht absichten
  absolut abziehen abzuhalten adler affen ahnen aktien aktivitäten alan albert alien allan alten altes amber amen
  analysieren andenken andern anfing anfänger anführer angeboten angebracht angefangen angefasst angeheuert
  angeklagt angekommen angelogen angerührt angeschlossen angesehen angesicht angesprochen angestellt angestellte
  angezogen anhaben anhänger ankommen anlügen annehmen anpassung anschauen anschließen ansieht anstand anstellen
  anwälte anzeichen anziehen anzufangen anzunehmen anzusehen anzünden arbeite arbeiten arbeiter arbeitet armen
  armer arten asche atme aufbrechen aufeinander aufgaben aufgeben aufgegeben aufgehalten aufgelöst aufgemacht
  aufgenommen aufgepasst aufgeregt aufgeschrieben aufgetaucht aufgewacht aufgezogen aufhalten aufhängen aufmachen
  aufnahmen aufpassen aufrecht aufregen aufregend aufschreiben aufstehen aufstellen auftauchen auftaucht auftreten
  auftritt aufwachen aufwacht aufzugeben aufzuhalten aufzunehmen aufzupassen aufzustehen ausdenken auserwählt
  ausgabe ausgebrochen ausgedacht ausgehen ausgelöst ausgesehen ausgesucht ausgezogen aushalten ausleihen ausnutzen
  ausreden aussagen aussehen aussicht aussiehst aussieht ausstehen ausstellung aussuchen austausch ausziehen autos
  babe baden bande basis bauer bauern beachten bedanken bedenken bedeuten bedeutete bedienen bedingungen bedrückt
  beeinflusst befehlen befinden befolgt begangen begeben begegnen begleiten begraben begreifen behaupten behindert
  behälter beibringen beigebracht beine beinen beinhaltet beißen beißt bekannt bekannten bekämpft belasten belegt
  beleidigen beleidigt bell bender benehmen benimmst benommen bereit bereite bereiten bereitet berichte berichten
  berichtet bert berühmten berührung besagt bescheid bescheiden beschissen beschlossen beschreiben beschrieben
  besetzt besetzung besiegen besitzen besprechen bess bessere besseren bestehe bestellen bestellt bestens bester
  bestes bestie bestimmen bestimmt bestimmte bestimmten bestimmung bestraft bestätigen bestätigt besuchen besuchte
  bete beteiligt beten betracht betrachten betrug betteln betten beurteilen beute bewachen beweisen beweist
  bezahlen bezahlst beziehen bienen biest biete bieten bietet bill billiger binden bing bins bischen blasen blass
  blaue blauen bleibst blicke blicken blieb blieben blind blocks blond blonde bluten bock bogen bond boote boss
  brach branche brand braun braut brei brennan brennt brichst brillant bruders brunnen brötchen brüder buck bull
  bulle bullen burschen bush bären chen chief chip chips cia cohen college colt commander coole dachte dachten
  dachtest dads dale damen dan dana danken danny darin darstellen darunter date daten dates datum dauernd dauerte
  dave dawn dean deck decken deinem deinen deines deins denkt dent deren dessen deutschen dicht dicke dicken diebe
  dienen diensten dingen dinger dolch draht draus drew drink drohen droht drunter drüben drücke drücken duft duke
  dumme dummen dummer dunkeln dunkle durchs durften dämlich dürft ebene echte echten echter echtes effekt ehren
  ehrliche eigener eigenes eigentliche einfache einfachen einfallen eingehen eingeladen eingenommen einig einiger
  einkaufen einladen einlassen einsatz einschlafen einschlagen einst einsteigen einstellung einsätze einzig
  einzigen einziger einziges elend ellen email empfehle empfinden endete entfernung entgehen entschuldigen
  entschuldigt entstanden entstehen enttäuschen enttäuscht enttäuschung entworfen erden ereignet erfahren erfinden
  erfunden erholt erhält erklärt erklärte erklärung erledige erledigen erlitten ermitteln ernste ernstes ernte
  erreiche erreichen erreicht ersatz erschien erschienen erschieß erschießen erschießt erteilen erteilt ertrage
  ertragen erwarten erwartest erwartet erwartete erweisen erwischen erwähnte erzählen erzählst eröffnet esse euer
  existieren extreme fahrer fair falken falsche falschen fand fanden fang fange fangen fangt fans fassen fasst faul
  faust feige feind feinde feinden ferne fernhalten fernsehen feste festen festgenommen festhalten festnehmen fett
  fiel fielen fies fingern finn fische fischen flach flaschen flieger fliehen fließen fließt flotte folgte folter
  foltern font ford fordere forge fortfahren fortsetzung frachter frag fragt fragte fragten fran französisch
  französischen frauen fred freie freien freu freuden freue freundchen freunde freunden freundes friede frühen
  funktion funktionieren funktionierte fur furchtbare fuss futter fähre fährst fährt fälle fällen fällst fängst
  fühl fühle fühlen fühlst fühlt fühlte führer fürst füße füßen gabe gabst gang gangster gasse gast gearbeitet geb
  gebet gebete gebetet gebissen geboten gebrauchen gebunden gedacht gedanken gedichte gedrückt geehrt gefangene
  gefangenen gefangener gefasst gefeiert gefeuert geflogen gefoltert gefunden gefährden gefühlen gefühlt gefüllt
  gegessen geguckt gehalt gehasst geheilt gehn geholfen gehöre gehörst gehörte geil geistern gejagt gekannt gekauft
  geklappt gekommen gekostet gekämpft gelacht gelandet gelang gelangen gelaufen gelbe gelben gelebt gelegen gelehrt
  geleitet geliehen gelingt gelitten gelogen gelungen gemein gemeinsamen gemeldet gemocht gene genossen genügt
  gerannt geraucht gerechnet gerecht gerede gerettet gerichtet gerissen geräusch gerücht gerührt geschafft geschaut
  geschenke geschenkt geschickt geschieden geschlecht geschluckt geschossen geschrei geschworen gesendet gesessen
  gesetz gesetze gesichter gesichtet gespannt gesprochen gestattet geste gesteckt gestehen gestiegen gestritten
  gestürzt gesungen get getragen getreten geträumt getäuscht gewartet geweint gewinnen gewinnst gewissen gewonnen
  geworden gewährt gezählt geübt gibbs gift gilt gin gina ginge glanz glaubt glaubte glaubten got graben grade
  griechen gross großartige großartigen großartiger größe größere gründe gründen gründet grüne grünen guck gucken guckst guckt gutem guter
  gutmachen gäbe güte haft haken halle halts handtuch hank hans harte harten hase hasen hass hasste hattet haufen
  hause hawk hebel heil heilen heiligen heimlich heiraten heißer heißes helden helen helf helfe helm her hera heran
  herbringen herd herde hergebracht hergestellt herhören herkommen heroin herrin herrlich herzlich herzustellen
  heut hexe hexen hilft hinbringen hindern hing hinlegen hinsetzen hintern hintertür hochgehen hochzeit hoffen hohe
  hoher holden hong hood horn hosen hugh hummer hunde hunderte hung hälst hält händen hätt hättet häuschen höchst
  höchsten höhe höhere höhlen höschen hüfte hütte ignorieren ignoriert ihrem ihren ihrer ihres innen investiert
  inzwischen irgendwelchen irre jack jagen jagt jahre jahren jane japanische jegliche jesse jill jones jude juden
  june kabel kalte kalten kam kamen kane kanister kannte kannten kapierst kapiert karen karriere kat kate kaufe
  kaufst kauft kaufte kehle keins ken kenn kenne kennen kennt kennzeichen kent kern kerze kerzen kevin kichert
  kiefer killer kilo kindern kinn klage klappe klappen klappt klare klaren klaut kleider kleinen kleingeld klienten
  klo klub knapp kollegen koma komische komischen komm komme kommentar kommst kompliziert konnte konnten konntest
  kopien krach kragen kriechen krieger krieges krone kummer kunden kurs kämpfe kämpfen kämpfst kämpft kämpfte
  kämpften könne körpers küssen lach lache lachst lady lag lagen lager lahm lake lana lance landen landes landet
  lane langweilen lars last laster laune lauren laute lauten lautet laßt leb lebe leber lebst lebt lebte lebten
  lecken lee leeren legal lehre lehren leib leiche leichen leiden leider leine leite leiten lenken lerne letztens
  leuten lichter liebes liebst liebste liebster liebte liebten lieder lief liefen liege liegst linke linus loch
  locke locken losgehen lunge lungen läden länder ländern längst läufst löcher lösen löst lügen lügst lügt mac mace
  mai malen manchen manieren manny marie mars maske massage mathe mauern maul mehreren mei meile meilen meinerseits
  meins meinten meist meiste meisten merke merken messen mick mies miese mieser mieses miete mieten mike mine ming
  mister mitch mitgehen mitmachen mittel mitteln mitzunehmen mochte mochten momente moon morgan morgens mund munter
  muster möge mögliche möglichen möglichkeit müsst mütter nachts nacken nackt nackte nahe nate nationen natürliche
  neben nehm nervst nette neuesten nichte nick nieder niedlich nieren night noah nonne norden notaufnahme nummern
  nutten nächte nützen nützlich nützt offene optionen orden owen paco pakt panzer paps papst parken parker parn
  party passagier passierte passwort pat pater paßt peng perfekte pest pfeife pille pillen planen planet planeten
  plant pläne polen pool positionen produktion produzenten produziert profi profis prüfen puls punkte quatschen
  quellen quer rache rang rangehen ranger rannte rasch rasieren rasiert rasse ratte ratten rauch rauche rauchen
  rauchst raucht rausfinden rausgehen rausgeholt rausgekommen rausholen rauskommt rauszufinden rauszuholen
  reagieren reaktion rebellen rechte rechten redest redete regieren regt reicht reichtum reine reinen reiner
  reingehen reinigung reinlassen reinlegen reis reist reiten reiß reißen reißt renn rennen rennst rennt reserviert
  reue rich richtige rick riecht riefen riesen riesigen ringe ritter rohr rohre roll rollen ross rote roten ruder
  rufe ruft ruh ruhen ruht rum rumlaufen runde russen räuber rührt safe sagst sagten sahen sake samen sarge
  satelliten satt saubere sauer saul saß saßen schaff schaffen schaffst schaffte schalter schau schaut schaute
  scheck scheiden scheine scheinen scheinst schenke schenken schenkt schere scherze schickst schickt schickte
  schickten schief schien schiessen schieß schieße schießen schießt schinken schlacht schlafen schlage schlagen
  schlampe schlangen schlechte schlechten schlechtes schlief schließfach schlimme schlimmen schlitten schluck
  schlucken schläger schlägt schmecken schmeckt schmerzen schmerzt schnappt schnauze schneider schnelle schock
  schoss schoß schrecken schreckliche schrecklichen schrecklicher schreckliches schreie schreien schreist schrie
  schrott schulden schuldest schuldet schulter schultern schurken schuss schwanger schwarzen schwarzer schweine
  schweren schwerer schwerter schwestern schwitzen schwächer schwänze schätzchen schätzt schönen schönes schütze
  schützen sean segen segne seh sehen sehn seht seid seinem seinen seiner seines seist selber selten semester senat
  sendet set seth shin sicheren sicherer sicht siegel siegen sieh siehst sieht sing singe singen sinken sitze
  sitzen sitzt soeben solch solchen solcher solches solle sollt solltet sona sonde songs sorg sorgen sorgt sorte
  soul spanisch spar sparen spenden spielchen spielzeug spitzel sprach sprachen spreche sprecht sprengen sprichst
  spritze spruch sprung spüren staaten stammen stammt standen standort stanford star starb starben starke starken
  starren stars stechen steck stecke stecker steckst steckt steckte steh stehe stehlen stehst steige steigen steine
  stephen steven stich strafe streifen streik streiten stuart stur sturz störe sucht suchte suchten summer sumpf
  sähe sänger sätze sünde sünden tage tagen tages tank tankstelle tanze tanzen taschen tassen tatsachen taube
  tauben tauchen taucht tauchte tausende teams testen tests teuer tief tiefe tieren tolle tollen toller tonnen
  totale toten tracy trage tragen trank transcript transporter trick tricks truck tschüß täuschen töten tüte uhren
  umbringen umgebracht umgehend umgelegt umziehen unbekannt ungut unmöglich unschuldige unsterblich unteren
  unterricht unterschreiben unterschrieben unterwelt urin urteilen vader vaters verbergen verbessert verbesserung
  verbindung verbracht verbrachte verbrecher verbringen verbringt verdacht verdanken verderben verdienen verdienst
  verdient verfahren verfickte verflucht verfluchte verführen vergangen vergeben vergeht vergesse vergesst
  vergeuden vergisst vergraben verhaften verhaftet verhalten verhandeln verhindern verhindert verhungern verhören
  verhört verkauf verkehrt verklagen verknallt verlange verlangen verlassen verleihen verletzen verletzt verlieben
  verlieren verlierst verlobte verloren verluste verlässt vermasselt vermeiden vermissen vermisst vermögen
  vernichten vernichtet verpassen verpiss verraten verrät verrückter versagen versauen verschieden verschiedene
  verschlossen verschonen verschont verschwand verschwenden verschwendest verschwendet versichert versprach
  verspreche versprechen versprich versprochen verstanden versteck verstecke verstecken versteckst versteckt
  versteckte versteh versteht verstorben verstoßen verständlich versuchen versuchst versuchten verteidigen
  verteidigt vertrau vertraue vertrauen vertraust vertraut vertraute vertreiben vertreten verurteilen verurteilt
  verwandeln verwandelt verwandt verwandte verwandten verwechselt verwirren verwirrt verwirrung verwundet verzeihen
  verzeiht verzeihung verzichten verziehen veränderung verärgert veröffentlicht vieler vieles viper voran
  vorgesehen vorhaben vorlesen vorm vornamen vorschlagen vorsicht vorsichtiger vorsprechen vorsprung vorstellen
  vorteil vortrag vorwürfe väter wach wachen wacht wachte wade waffe waffen wagst wagt wahnsinn wahre wahren walt
  wang wanne warme warne warnen warren warst wart warten wartet warteten wege weggehen weggelaufen weglaufen wehe
  wehen wehgetan wehren wehtun wei weiber weichen weile weine weinen weinst weint weinte weis weise weisen weist
  weite weiten weiterer weiteres weiterhin weitermachen welch wellen weltraum wendy wenige werkzeug werte wesen
  weste weswegen wichtige widerstehen wiederhaben wiederhören wiederzusehen wiegt wille willen willy wing wirkliche
  wirklichen wirkst wirkte wirst wisst witze wißt wochen wohne wolken wollt wolltest wolltet wong worf worte worten
  wrack wunden wunderbare wunderbaren wunderbarer wundert wurdest wurf wusste wussten wände wärme wärt wärter
  wünsch wünschen wünschst wünscht würd würmer wüssten yang zach zack zahle zahlt zauber zauberer zeh zehen
  zeichnen zeigt zeigte zeigten zeilen zeiten zelle zentrale zeugen ziele zielen zoo zueinander zugehört zugelassen
  zugesehen zugestimmt zukommen zulassen zurückgeben zurückgekommen zurückhalten zurückkehren zurückkehrt
  zurückkommt zurückziehen zurückzukehren zusammenhang zustimmen zustimmung zusätzliche zutiefst zuzuhören
  zuzusehen zweit zählen zählt zähne züge öffnet übel üben überleben überlebt überleg überlegen übers übersehen
  übersetzt überstehen übertragen überwacht überzeugen überzeugt`
  .trim()
  .split(/\s+/u)
