import { type Rule, rule, words } from '../../../chart/rule.ts'
import type { Effect, Verb } from '../../../meaning/sentenceTypes.ts'
import * as v from '../../../meaning/values.ts'
import type { Asides } from '../../language.ts'

const set = (said: string): ReadonlySet<string> => new Set(said.split(/\s+/u))

const does =
  'hustet|nuschelt|rauscht|brummt|knackt|knarzt|klirrt|dröhnt|hallt|zischt|stört|nervt|übertönt|redet|spricht|lacht|klingelt|bellt|labert|schwafelt|plappert|endet|beginnt|läuft|kommt|passt|hängt|kracht|übersteuert|atmet|schmatzt|räuspert|stottert|stolpert|niest|schreit|flüstert|brüllt|murmelt|pfeift|quietscht|scheppert|wackelt|schwankt|springt|verschwindet|schluckt|fällt_ab|fällt_auf|bricht_ab|hört_auf|fängt_an|zieht_sich|setzt_ein|sagt|meint|findet|singt|spielt|steht|liegt|wirkt|tut|macht|geht|kriegt|verspricht_sich|vertut_sich|verhaspelt_sich'

/** What a recording, or somebody in it, does. */
const tells: readonly Rule[] = words('marker', does, { kind: 'marker', marks: 'copula' }, 0.6)

const sense = { particle: null, tie: null, direction: 0, brings: [], light: false } as const
/** Only behind what it is about. */
const act = (is: string): Verb => ({ kind: 'verb', forms: ['base'], senses: [{ ...sense, act: is, behind: true }] })
const all = 'alles|das|das_alles|es|der_rest|das_ganze|alles_das|das_zeug|der_mist'
const may = 'kann|können|soll|sollen|muss|müssen|darf|dürfen|könnte|sollte|müsste'
const away = 'weg|raus|fort|verschwinden|gelöscht_werden|entfernt_werden|rausfliegen|wegfallen|in_die_tonne'

/** "ab 4:40 kann alles weg". */
const wishes: readonly Rule[] = rule(
  'verb',
  `${may} [dann|ruhig|bitte|auch|eigentlich] ${all} [dann|ruhig|bitte|auch] ${away}`,
  () => act('remove'),
)

const solo: readonly Rule[] = words(
  'verb',
  'mal_solo|auf_solo|solo_bitte|nur_solo|kurz_solo|mal_kurz_solo|bitte_solo',
  act('solo'),
)
const soloAlone: readonly Rule[] = words('verb', 'solo', act('solo'), 1.2)
const mute: readonly Rule[] = words('verb', 'mal_stumm|mal_kurz_stumm|kurz_stumm|auf_stumm|auf_mute', act('mute'))

const little =
  'a_bisserl|a_bissl|a_bissel|a_weng|a_wengerl|a_wenig|bissl|bisserl|bissel|e_bissche|n_bisschen|ein_bissl|ein_bisserl|ein_bissel|ein_bissle|a_bissle'
/** How it is said in the south, and quickly. */
const said: readonly Rule[] = [
  ...rule('value', `${little} <direction:d>`, v.onlyDirection, 0.1),
  ...rule('value', `${little} <direction:d> [,] [so|etwa|ungefähr|rund] [um] <value:v>`, v.directed, -0.2),
  ...words(
    'marker',
    `${little}|untenrum|obenrum|untenherum|eh|halt_so|irgendwie|fei|gell|gä|ne_oder|woisch|wa`,
    {
      kind: 'marker',
      marks: 'courtesy',
    },
    0.5,
  ),
  // "auf eine halbe": of seconds, as all pauses are.
  ...rule('argument', 'auf eine halbe', () => v.tiedLength('to')({ d: 0.5 }), 0.2),
  ...rule('argument', '[so] über [die|den] letzten|ersten <duration:d>', v.tiedLength('over'), -0.4),
  // "ausblenden, letzte 5 Sekunden".
  ...rule('argument', ', [und_zwar|also] [die|den] letzten|letzte|ersten|erste <duration:d>', v.tiedLength('over'), 0),
  ...rule(
    'option',
    '[,|und|aber] [die] tonhöhe|stimmlage|tonlage soll|muss [dabei] [so|gleich] bleiben|gleichbleiben',
    () => ({
      kind: 'option',
      option: 'keep pitch',
    }),
    -1,
  ),
]

const toOne = '[eine] einzige|einzelne|gemeinsame|stereo|mono spur'
/** "bounce das Ganze auf eine einzige Spur runter". */
const mixed: readonly Rule[] = [
  `auf ${toOne} runter|zusammen|herunter`,
  `auf eine ${toOne} runter|zusammen|herunter`,
].flatMap((pattern) => rule('effect', pattern, (): Effect => ({ kind: 'effect', act: 'mixAll', brings: [] }), -0.4))

/** What is spoken German only, and how a recording is told of. */
export const spoken: readonly Rule[] = [...tells, ...wishes, ...solo, ...soloAlone, ...mute, ...said, ...mixed]

const who = 'die der das da sie er es man ich wir hier dort'
const doing =
  'hat ist läuft klingt nuschelt kommt geht war macht spricht redet brummt rauscht knallt stört nervt passt fehlt steht liegt dauert hängt hört hustet lacht hatte waren wurde wird haben sind gibt passiert sitzt singt spielt liest kriegt bekommt braucht bin'

/** What is said by the way behind a comma: "…, die nuschelt so", "…, da läuft nur noch das Band leer". */
export const byTheWay: Asides = {
  short: { "'s": 'es' },
  joins: set('denn und aber weil'),
  openers: who.split(' ').flatMap((one) => doing.split(' ').map((other) => [one, other])),
  bars: set(
    `nicht kein keine keinen nie niemand nichts außer ausser ohne statt anstatt sonst rest übrig alle alles jede jeder jedes beide beiden
     hälfte drittel viertel erste ersten zweite zweiten letzte letzten nächste anfang ende beginn vor nach bis ab zwischen während ein zwei drei
     vier fünf sechs sieben acht neun zehn zwanzig dreißig minute minuten sekunde sekunden stunde stunden db dezibel hz hertz khz prozent lufs
     halbton halbtöne teil teile stelle spur spuren clip clips label labels marke marken pause pausen stille lücke auswahl cursor bleibt bleiben
     bleib lass lassen behalten behalte weg raus rein stumm solo lauter leiser schneller langsamer höher tiefer löschen entfernen schneiden
     kürzen ausblenden einblenden normalisieren umbenennen heißen heißt soll sollen sollte muss müssen kann können könnte darf bitte kannst könntest
     wenn falls ob dass gesagt gemeint gebeten geschrieben verlangt gewollt erzählt behauptet vorgeschlagen gewünscht befohlen gefragt
     empfohlen geraten sagte meinte sagt meint will wollen wollte möchte hätte würde`,
  ),
}
