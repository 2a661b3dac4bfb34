/** Words that people use and no rule has, so that they are not taken for a slip of the finger in one that is. */
export const everyday: ReadonlySet<string> = new Set(
  `abend aber acht adresse affe ahnung alt alte alter amt angst anruf antwort apfel arbeit arm art arzt auge augen ausgang ausland
  auto autor baby bach bad bahn ball band bank bauch bauen baum beere bein beispiel berg bericht beruf besuch bett bild bier blatt blau bleiben
  blick block blume blut boden boot brief brille brot bruder brust buch bund bunt burg butter büro chance chor computer creme dach dame dampf
  decke denken deutsch dichter dick dieb diener ding dorf dreck druck dumm dunkel durst ecke ehre eier eile eimer eingang einkauf eis
  eisen eltern englisch englische enkel ente erde erfolg ernst essen fabrik faden fahne fahrt fall familie farbe fass feder fehler feier feld fenster
  ferien fern fest feuer fieber figur film finger firma fisch flasche fleisch fliegen flug fluss folgen form foto frage frau frei freude
  freund frieden frisch froh frucht frühling frühstück fuchs funk furcht fuß fußball gabel gans garten gas gebiet geburt geburtstag gedicht
  gefahr gefühl gegend geist gelb geld geruch geschäft geschenk geschichte gesicht gespräch gestalt gesund getränk gewicht gewinn gitarre glas
  glaube glocke glück gold gott grab gras grau grenze groß grund gruppe grün gürtel haar hafen hahn hals hand handy haus haut heft heim
  heiß heizung held hemd herbst herr herz heute hilfe himmel hitze hoffnung holz honig hose hotel hund hunger husten husten hut idee
  insel jacke jagd jahr januar job junge jung kaffee kalt kamera kampf karte käse kasse kasten kater katze kauf kaufen keller kellner kette
  kind kinder kino kirche kissen kiste klang klasse kleid klein klima klug knie knopf koch koffer kohle komisch komma könig kopf korb körper kosten
  kraft krank kraut krieg kreis kreuz kuchen kuh kultur kunst kuss küche küste laden lampe land lang leben leder leer lehrer leicht leid leiter
  lernen leser letzte licht liebe lied linie lippe liste lob löffel lohn lösung luft lust lustig lüge macht magen maler mann mantel mark markt
  maschine maß masse material mauer maus meer mehl meister melodie mensch messer metall meter milch mitte mittag mode monat mond mord morgen motor
  mut mutter mütze nacht nadel nagel nah name nase nass natur nebel nerv nest netz neu nord note nuss oben obst ofen ohr oma onkel opa oper ort
  osten papier park partei pass pech pfanne pferd pflanze pflicht plan platz politik polizei post preis problem produkt programm prüfung punkt puppe
  quelle quatsch quark rad radio rahmen rand rasen rat raum recht rede reden regel regen reich reif reihe reim reise reiter rest richter ring rock
  rolle rose rot ruf ruhe ruhm rund sache sack saft saal salat salz sand satz schach schade schaf schal schale scharf schatten schatz scheibe schein
  scherz schiff schild schirm schlaf schlag schlange schlecht schloss schlüssel schmerz schnee schrank schrei schrift schritt schuh schuld schule schüler
  schutz schwach schwarz schwein schwer schwester see seele segel seife seil seite sekt sender sessel sicher silber sinn sitz socke sofa sohn soldat sommer
  sonne sonntag sorge spaß spiegel spiel spieler spitze sport sprache sprechen staat stadt stahl stall stamm stark staub stein stelle stern stiefel
  stier stift stil stimme stirn stock stoff stolz strand straße streit strom stuhl stunde sturm suche süden suppe süß tag tal tante tanz tasche tasse
  tat taub tee teich telefon teller tempel teppich test text theater thema tier tinte tisch tochter tod tonne tor tot tour traum treffen treppe treu tropfen
  tuch tür turm typ übung ufer uhr unfall unten urlaub vater verein verkehr versuch vertrag vieh viel vogel volk voll vorhang waage wache wagen wahl wahr
  wald wand wange ware warm wasser weg weib weich wein weit welle welt werk wert westen wetter wichtig wiese wild wind winter wirt wissen witz woche wohnung
  wolf wolke wolle wort wunde wunder wunsch wurst wut wüste zahl zahn zaun zehe zeichen zeile zelt zeug zeuge ziege ziel zimmer zinn zoll zorn zucker zug zukunft
  zunge zweck zwiebel übersetze übersetzen bestelle bestell koche schreibe rechne male erzähl erzähle wetterbericht pizza englisch ins refrain strophe werbeblock
  begrüßung moderator sprecher sprecherin interview jingle sponsor intro outro vorspann abspann klatschen applaus lachen räuspern niesen nieser versprecher`
    .split(/\s+/u)
    .filter((word) => word !== ''),
)

const endings = ['en', 't', 'et', 'te', 'ten', 'n', 'end']
const heard =
  'rausch brumm knister knack klick zisch dröhn hall übersteuer verzerr schepper pfeif piep surr summ polter rumpel hust nies räusper schnief lach kicher fluch stotter schmatz schnarch stöhn seufz gähn rülps klapper raschel quietsch klirr bell klingel nuschel brabbel schnauf kratz knarz knarr'

/** What is wrong with a sound, or heard in it: "das" behind "der Gast rauscht" is the noise and not the guest. */
export const flaws: ReadonlySet<string> = new Set([
  ...heard.split(' ').flatMap((stem) => endings.map((ending) => `${stem}${ending}`)),
  ...'verrauscht übersteuert verzerrt dumpf blechern schrill hallig dröhnig scharf kratzig rauschig brummig lärm krach störgeräusch störgeräusche geräusch geräusche atmet atmen singt sang pfiff niest'.split(
    ' ',
  ),
])
