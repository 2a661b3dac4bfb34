import type { Statements } from '../../language.ts'

const set = (said: string): ReadonlySet<string> => new Set(said.trim().split(/\s+/u))

const auxiliaries = `ist sind war waren bin bist seid wart hat haben habe hast habt hatte hatten hattest wird werden wurde wurden
  würde würden wäre wären hätte hätten konnte konnten musste mussten wollte wollten durfte durften sollten mochte mochten`

const common = `geht gehen ging gingen kommt kommen kam kamen sagt sagen sagte sagten meint meinen meinte weiß wissen wusste wussten
  denkt denken dachte glaubt glauben glaubte findet finden fand fanden gibt gab gaben nimmt nahm liegt liegen lag lagen steht stehen
  stand standen sitzt sitzen saß saßen läuft laufen lief liefen fährt fahren fuhr fällt fallen fiel hält hielt heißt hieß hängt hing
  hört hören hörte klingt klingen klang sieht sehen sah sahen schaut schauen schaute liest las schreibt schreiben schrieb
  spricht sprechen sprach redet reden redete spielt spielen spielte singt singen sang lacht lachen lachte weint hustet hustete
  atmet räuspert redet nuschelt stottert brummt rauscht knallt knackt klappert quietscht stört stören störte nervt nerven nervte
  arbeitet arbeiten arbeitete wohnt wohnen lebt leben lebte stirbt starb bleibt blieb passiert passierte scheint schien zeigt zeigen
  zeigte bringt brachte trägt trug trifft traf tut taten tat versteht verstand vergisst vergaß verliert verlor gewinnt gewann
  wächst wuchs wartet warten wartete wirkt wirken wirkte wünscht zahlt zahlen zieht zog fragt fragen fragte erzählt erzählte
  erinnert fehlt fehlen fehlte freut freute fühlt gefällt gefiel gelingt gelang genügt geschieht geschah grüßt hilft half
  hofft hoffen hoffte kennt kannte kostet kostete kriegt bekommt bekam lernt lernte lohnt macht machen machte mag mögen
  übertönt übertönte überdeckt überdeckte verdeckt verdeckte knistert knisterte zischt zischte dröhnt dröhnte poltert polterte
  scheppert schwankt rumpelt pfeift pfiff kratzt kratzte verspricht quatscht quatschte wackelt hallt
  merkt merkte passt passen passte reicht riecht rief ruft schadet schafft schläft schlief schmeckt stimmt sucht suchte
  traut träumt verlangt verspricht versprach wechselt weckt weint wirft warf wohnt wundert zählt zweifelt`

/** How German sentences that only tell something are made. */
export const statements: Statements = {
  joins: set(
    `und aber also ja nun tja naja na ach oh hallo hi hey moin servus ehrlich jedenfalls übrigens leider denn , - –`,
  ),
  starts: set(
    `ich wir er sie es man du ihr das dies dieser diese dieses diesen der die den dem des ein eine einer eines einem einen mein meine
     meiner meinem meinen unser unsere unserer unserem unseren sein seine ihre ihrem euer eure viele manche mancher einige alle
     jeder jede jedes niemand jemand keiner kein keine nichts etwas wer was wo wie gestern heute neulich letztens damals vorhin
     morgen übermorgen vorgestern irgendwann irgendwie irgendjemand manchmal oft immer nie selten eigentlich zum zur in im ins am an auf
     bei beim mit nach vor seit während als wenn weil obwohl nachdem bevor da dann dort hier sobald solange sofern falls
     vom von aus durch für gegen ohne um unter über zwischen laut trotz wegen vielleicht wahrscheinlich natürlich hoffentlich
     angeblich offenbar anscheinend tatsächlich zwar so soweit schon sogar auch selbst beide mehrere lieber besser`,
  ),
  points: set('es das dies dieser diese dieses da hier was so dort alle jeder jede'),
  barsOfPoints: set(
    `nicht kein keine keinen nie nichts richtig falsch reicht genug gut anders eher ein zwei drei vier fünf sechs sieben acht neun zehn
     zuviel zuwenig gemeint`,
  ),
  conditions: set('wenn falls als weil obwohl nachdem bevor sobald solange sofern während seit da'),
  finite: set(`${auxiliaries} ${common}`),
  certain: set(auxiliaries),
  isInverted: true,
  persons: set('ich er wir man du'),
  endings: ['te', 'ten', 'tet'],
  bars: set(
    `bitte lass lasst lassen nur außer ausser ohne bloß lediglich ausgenommen statt anstatt stattdessen sondern sonst andernfalls
     rest übrige übrigen anderen andere ganze ganzen ganz soll sollen sollte muss müssen müsste müssten möchte möchten will wollen
     brauche brauchen braucht gern gerne lieber könntest kannst könnten würdest magst gehört gehören darf dürfen dürfte
     stumm stumme solo stille weg raus rein los wieder nochmal noch zurück rückgängig abbrechen vergiss egal doch
     hälfte drittel viertel erste ersten erster erstes zweite zweiten dritte letzte letzten letzter letztes nächste nächsten vorherige
     anfang beginn ende schluss mitte bis ab minute minuten sekunde sekunden cursor auswahl ausgewählt markiert stopp stop halt warte
     löschen gelöscht lauter leiser bleiben bleib behalten behalte unverändert`,
  ),
  unless: {
    letzte: set('woche nacht jahr mal weihnachten ostern monat'),
    letzten: set(
      'woche monat jahr sommer winter herbst montag dienstag mittwoch donnerstag freitag samstag sonntag tag tagen',
    ),
    letzter: set('woche zeit nacht'),
    letztes: set('jahr mal wochenende'),
    nächste: set('woche jahr mal'),
    nächsten: set('woche monat jahr tag montag dienstag mittwoch donnerstag freitag samstag sonntag'),
    ersten: set('mal blick'),
    ganze: set('zeit woche nacht welt familie tag'),
    ganzen: set('tag abend morgen weg'),
    ganz: set('schön gut nett schlimm ehrlich aufgeregt allein sicher genau'),
    andere: set('leute menschen sachen'),
    anderen: set('leute leuten tag'),
    ohne: set('ende frage zweifel grund'),
    ende: set('der des mai juni juli august'),
    noch: set('nie so immer gestern heute'),
    doch: set('immer'),
    gehört: set('zu'),
  },
  barsOfNames: set('kann können könnte nicht kein keine keinen nie niemand nichts wird werden würde würden'),
  turns:
    `also|deshalb|deswegen|daher|darum|drum|somit|folglich|bitte|kannst du|könntest du|könnten sie|können sie|würdest du|würden sie
    magst du|mach|und deshalb|und deswegen|und darum|und daher|aber bitte|und bitte|aber kannst du|aber könntest du|und könntest du|also bitte
    jedenfalls|kurz gesagt|kurzum|mit anderen worten|lange rede kurzer sinn|ich hätte gern|ich hätte gerne|ich möchte|ich würde gern
    wir hätten gern|wir möchten|sei so gut|sei so lieb|seien sie so gut|seien sie so freundlich|weswegen|weshalb`
      .split(/[|\n]/u)
      .map((said) => said.trim().split(' ')),
  objects: set('es ihn'),
  determiners: set('den meinen unseren'),
  wants: {
    verbs: set('bekommt kriegt braucht bekommen kriegen brauchen'),
    amounts: set('ein eine einen etwas mehr weniger'),
  },
  exclaims: set('liebe mag hasse danke'),
  small: set(
    'der die das den dem des ein eine einen einem einer an am auf aus bei beim für in im ins mit nach über um unter von vom vor zu zum zur und oder als wie mein meine meinen unser unsere unseren sein seine ihr ihre',
  ),
  behind: {
    ist: set('zu'),
    sind: set('zu'),
    war: set('zu'),
    ich: set('will möchte brauche hätte würde wollte'),
    wir: set('wollen möchten brauchen hätten würden wollten'),
    hätte: set('ich gern gerne lieber'),
    würde: set('ich gern gerne lieber'),
  },
  plain: set(
    `m s h st x stück stelle teil raum zeit länge höhe höhen tiefen mitten spitze text musik takt hab habe habt hat hatte hatten haben
     gehabt ein aus auf an zu vor um rosa weiß weiße weißen braun braune rechts links weiter später früher höher tiefer länger kürzer
     schneller langsamer mal da dort dran dazu schritt schritte`,
  ),
  degrees: set('so zu sehr viel ziemlich'),
  denials: set(
    'auch ebenfalls ebenso gleichfalls nicht kein keine keinen keiner keinem nie niemals niemand nichts kaum weder',
  ),
  frees: set('zu ich er wir man du'),
}
