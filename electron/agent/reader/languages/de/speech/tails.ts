import { type Rule, rule, words } from '../../../chart/rule.ts'
import type { Marker } from '../../../meaning/sentenceTypes.ts'

const courtesy = (cost: number, ...patterns: string[]): Rule[] =>
  patterns.flatMap((pattern) => rule('marker', pattern, (): Marker => ({ kind: 'marker', marks: 'courtesy' }), cost))

const fully = 'völlig|vollkommen|vollauf|mir|uns|schon|dann|auch|erst_mal|erstmal|fürs_erste|für_mich'
const soon = 'schon_mal|schonmal|im_voraus|im_vorhinein|vorab|dafür|nochmal|noch_mal|euch|ihnen|dir|schon|nochmals'
const gone =
  'gehen|senden|ausstrahlen|veröffentlichen|hochladen|abgeben|exportieren|rausgehen|weitermachen|anfangen|live_gehen|online_gehen|loslegen'

/** What stands behind an order, or beside it, and asks for nothing: "das genügt völlig", "vielen lieben Dank schon mal". */
const thanks: readonly Rule[] = [
  ...courtesy(
    -0.6,
    `[,] das|mehr genügt|reicht|langt|reichte|tuts|tut_es [${fully}] [${fully}]`,
    `[,] mehr|weiter brauche|brauch|brauchen|will|wollen|muss ich|wir|es nicht [sein]`,
    `[vielen|ganz|herzlichen|tausend|besten|ganz_vielen] [lieben] dank [${soon}] [${soon}]`,
    `danke|dankeschön|merci|thx|thanks ${soon} [${soon}]`,
    `[ganz] liebe|viele|herzliche|beste|schöne grüße [von_mir|an_alle|aus_dem_studio]`,
    `[das] wäre|wär [wirklich|echt|sehr|ganz|total] [wirklich|echt|sehr|ganz|total] lieb|nett|super|toll|klasse|prima|spitze|großartig|hilfreich|perfekt [von_dir|von_ihnen]`,
    `bevor|ehe|bis wir|ich|sie|er|es|man [das|es|damit|alles|die_folge|die_sendung|auf_sendung|live|online|heute|morgen|nachher] ${gone}`,
  ),
  ...words<'marker'>(
    'marker',
    'gleichzeitig|zugleich|zeitgleich|auf_einen_schlag|in_einem_rutsch|in_einem_aufwasch|auf_einmal|auf_die_schnelle|so_schnell_es_geht|so_bald_wie_möglich|bei_gelegenheit|wenn_du_dazu_kommst|gell|gelle|oder_nicht|ne_?|verstehst_du|ist_klar|weißte|weißt_schon',
    { kind: 'marker', marks: 'courtesy' },
    0.5,
  ),
]

const others = 'rest|alles_andere|das_andere|alles_übrige|das_übrige|alles_sonst|sonst_alles'
const asItIs = 'so|unverändert|wie_es_ist|wie_er_ist|wie_gehabt|in_ruhe|unberührt|stehen|so_wie_es_ist|so_wie_er_ist'
/** "…, Rest so lassen": nothing is asked for there. */
const restStays: readonly Rule[] = courtesy(
  -1.6,
  `[,|und] [den|der] ${others} [bitte|dann] ${asItIs} lassen|bleiben|belassen`,
  `[,|und] [der] ${others} bleibt|bleibe|soll|kann [bitte|dann] ${asItIs} [bleiben]`,
  `[,|und] lass|lasse|lassen_sie [den] ${others} [bitte|dann] ${asItIs}`,
  `[,|und] [der] ${others} bleibt`,
)

const whose = 'den|die|das|unseren|unsere|unser|meinen|meine|mein|einen|eine|ein|den_nächsten|die_nächste|das_nächste'
const use =
  'ausstellung|website|internetseite|social_media|instagram|hörerinnen|zuhörer|plattenfirma|bewerbung|wettbewerb|jury|tagung|konferenz|endfassung|kurzfassung|weitergabe|premiere|aufführung|veranstaltung'
/** "Für die Ausstellung hätten wir gern …": what it is for. */
const purposes: readonly Rule[] = [
  ...courtesy(0.6, `für|zur|zum ${whose} ${use} [morgen|heute|nächste_woche|am_montag|am_freitag]`),
  // What was said of what is to go, and is no second order.
  ...courtesy(-0.6, ', brauchen|brauche|brauch wir|ich [eh|ja|ohnehin|sowieso] nicht_mehr|nicht|nimmer'),
]

/** "könntest du dafür sorgen, dass …". */
const seenTo: readonly Rule[] = words<'marker'>(
  'marker',
  'dafür_sorgen_,_dass|dafür_sorgen_dass|zusehen_,_dass|zusehen_dass|darauf_achten_,_dass|darauf_achten_dass|schauen_,_dass|dich_darum_kümmern_,_dass|sich_darum_kümmern_,_dass|es_so_machen_,_dass|es_so_einrichten_,_dass|das_so_machen_,_dass',
  { kind: 'marker', marks: 'ask' },
  -0.8,
)

/** "…, geht das?": what stands in front is asked for, and not asked about. */
const possible: readonly Rule[] = [
  ...rule(
    'marker',
    '[,] geht|ginge|klappt|klappte das [so] [?]',
    (): Marker => ({ kind: 'marker', marks: 'ask' }),
    -0.4,
  ),
  ...rule(
    'marker',
    '[,] ist|wäre|wär das möglich|machbar|drin|okay|ok|in_ordnung [?]',
    (): Marker => ({ kind: 'marker', marks: 'ask' }),
    -0.4,
  ),
  ...rule(
    'marker',
    '[,] kriegst|bekommst|schaffst|bekommen|kriegen du|sie|wir das hin [?]',
    (): Marker => ({ kind: 'marker', marks: 'ask' }),
    -0.4,
  ),
]

const amiss = 'lang|kurz|laut|leise|viel|wenig|langsam|schnell|hoch|tief|dumpf|schrill|heftig|krass'
const saw =
  'festgestellt|gesehen|gehört|gemerkt|bemerkt|gesagt|geschrieben|erwähnt|besprochen|vereinbart|angekündigt|mitgeteilt'
/** "Wie ich gerade festgestellt habe, …", "ich glaub wir brauchen …". */
const leadIns: readonly Rule[] = [
  ...courtesy(
    -1.4,
    `wie ich|wir [gerade|eben|schon|ja|gestern|bereits|vorhin|heute] ${saw} habe|haben|hatte|hatten [,]`,
    `wie [gerade|eben|schon|ja|gestern|bereits|vorhin|heute] ${saw} [,]`,
  ),
  ...courtesy(
    -1.4,
    'ich|wir bräuchte|brauche|bräuchten|brauchen [mal|noch|kurz|eben|mal_kurz|nochmal] [deine|ihre|eure|etwas|ein_bisschen] hilfe|unterstützung [:|,|.]',
    'ich|wir hätte|habe|hab [da|noch] [noch] [mal] [eine|ne] [kurze|kleine] frage|bitte [:|,|.]',
  ),
  ...rule(
    'marker',
    'ich|wir glaub|glaube|denk|denke|finde|find|mein|meine|glauben [,] ich|wir brauch|brauche|brauchen|bräuchte|bräuchten [da|hier] [noch]',
    (): Marker => ({ kind: 'marker', marks: 'ask' }),
    -0.6,
  ),
]

/** "zu lang, kürz sie": how it is, in front of how it is to be. */
const judged: readonly Rule[] = courtesy(
  0.3,
  `[das_ist|das_war|ist|ist_mir|ist_noch|das_klingt|hm|hmm|oh|ui|puh] [etwas|viel|noch|immer_noch|mir|deutlich] zu ${amiss} ,|:|-`,
)

const again = 'wünsch|wünsche|wünschen|fände|finde|hätte|möchte|würde|wollte|will'
/** "Ich fände es gut, wenn das Outro …": nobody is said to do it. */
const impersonal: readonly Rule[] = [
  `ich|wir ${again} es [very] gut|schön|besser|toll|super|prima|nett|klasse|gern|gerne|lieber [,] wenn|dass`,
  `ich|wir würde|würden mich|uns [sehr|riesig|echt|total|wirklich] freuen|wünschen [,] wenn|dass`,
  `würde|würden ich|wir mich|uns [sehr|riesig|echt|total|wirklich] freuen [,] wenn|dass [du|sie|ihr]`,
  `ich|wir würde|würden mich|uns [sehr|riesig|echt|total|wirklich] freuen [,] wenn|dass du|sie|ihr`,
  `ich|wir möchte|würde|wollte|möchten [dich|sie|gern|gerne|noch] [gern|gerne|noch] [darum] bitten [,]`,
  `mich|uns würde es [sehr|riesig|echt|total|wirklich] freuen [,] wenn|dass`,
  `ich|wir würde|würden mir|uns wünschen [,] dass|wenn`,
  `ich|wir wünsche|wünschen mir|uns [,] dass`,
].flatMap((pattern) =>
  rule(
    'marker',
    pattern.replace('very', 'sehr|echt|wirklich|total|ganz'),
    (): Marker => ({ kind: 'marker', marks: 'ask' }),
    -0.4,
  ),
)

export const tails: readonly Rule[] = [
  ...thanks,
  ...purposes,
  ...possible,
  ...judged,
  ...impersonal,
  ...leadIns,
  ...restStays,
  ...seenTo,
]
