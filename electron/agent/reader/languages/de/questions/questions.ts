import type { Noun } from '../../../meaning/wordTypes.ts'
import type { Rule } from '../../../chart/rule.ts'
import { rule, words } from '../../../chart/rule.ts'
import { asks, costing } from '../../wordRules.ts'
import * as g from '../../../meaning/sets/groups.ts'
import * as v from '../../../meaning/values.ts'
import { cases } from '../words/morphology.ts'

const the = 'der|die|das|den|dem|des|sein|seine|ihre|meine'
const is = 'ist|sind|war|waren|wird|werden'
const person = 'ich|wir|man|du|sie|ihr'

const things: readonly Rule[] = [
  ...asks('which', `was|wer|wen|${cases('welch')}|liste|auflisten|nenne|nenn|zähl|zähle|lies|aufzählen`),
  ...asks('which', 'zeig|zeige|gib|sag|sage|verrate|verrat [mir|uns] [mal] [eine_liste] [der|von]'),
  ...asks('which', 'eine_liste|liste|übersicht|überblick|aufstellung der|von|aller'),
  ...asks(
    'any',
    'gibt|gab es [irgendwo|hier|noch|eigentlich] [einen|eine|ein|irgendwelche]',
    'sind|ist irgendwo|da|hier',
  ),
  ...asks('any', `habe|hab|haben ${person} [einen|eine|ein|irgendwelche]`, 'irgendwelche|irgendwo'),
  ...asks('any', 'hat|enthält es|das|dieses [einen|eine|ein|irgendwelche]'),
  ...asks('any', 'etwas|irgendetwas|irgendwas'),
  ...asks('count', 'wie_viele|wieviele|wie_viel|wieviel|wie_oft', `[${the}] anzahl|zahl [der|von]`),
]

const measures: readonly Rule[] = [
  ...asks(
    'length',
    'wie_lang|wie_lange',
    'wie_viele|wieviele|wie_viel|wieviel sekunden|minuten|stunden|zeit [lang]',
    `[was_ist|was_wäre] [${the}] [gesamte|ganze|genaue|aktuelle|komplette] länge|dauer|laufzeit|spieldauer|gesamtlänge|gesamtdauer|spielzeit`,
  ),
  ...asks(
    'loudness',
    'wie_laut|wie_leise',
    `[miss|messe|prüf|prüfe|analysiere|bestimme] [${the}] [aktuelle|durchschnittliche|mittlere|höchste|maximale] lautstärke|lautheit|pegel|spitzenpegel|spitze|lufs|aussteuerung`,
    'miss|messe|analysiere',
  ),
  ...asks('judged', 'zu_laut|zu_leise|laut_genug|übersteuert|übersteuern|clippt|übersteuerung|verzerrt|laut|leise'),
  ...asks(
    'channels',
    'stereo|mono|in_stereo|in_mono|mono_oder_stereo|stereo_oder_mono|zweikanalig|einkanalig',
    'wie_viele|wieviele kanäle',
  ),
  ...asks('rate', `[${the}] abtastrate|samplerate|sample_rate|abtastfrequenz`),
]

const places: readonly Rule[] = [
  ...asks('place', 'wo|wann|ab_wann|bis_wann|an_welcher_stelle|zu_welcher_zeit|bei_welcher_zeit|bei_welcher_sekunde'),
  ...asks('place', 'find|finde|such|suche|finden|suchen|lokalisiere'),
  ...asks('start', 'beginnt|beginnen|startet|starten|fängt_an|an_fängt|anfängt|fängt|anfangen|einsetzt|setzt_ein'),
  ...asks('start', `[${the}] anfang|beginn|start von|vom|der|des|von_der`),
  ...asks('end', 'endet|enden|aufhört|hört_auf|hört|zu_ende|aufhören|vorbei|aus'),
  ...asks('end', `[${the}] ende|schluss von|vom|der|des|von_der`),
  ...asks('cursor', `[${the}] [aktuelle] cursor|abspielkopf|wiedergabeposition|abspielposition|position|schreibmarke`),
  ...asks('cursor', 'wo bin|sind ich|wir [gerade|jetzt]'),
]

const states: readonly Rule[] = [
  ...asks('muted', 'stumm|stummgeschaltet|stumm_geschaltet|gemutet|gemuted'),
  ...asks('soloed', 'solo|auf_solo|solo_geschaltet|sologeschaltet'),
  ...asks('selected', `${cases('ausgewählt', 'markiert', 'selektiert')}|ausgewählt|markiert|selektiert|angewählt`),
  ...asks(
    'playing',
    'spielt|läuft|spricht|redet|abgespielt|angehalten|pausiert|gestoppt|wiedergegeben|zu_hören|passiert|los',
  ),
  ...asks('clipboard', '[in|auf] [der|die|meiner] zwischenablage'),
]

const history: readonly Rule[] = [
  ...asks(
    'done',
    'was hast|habt|haben|habe du|ihr|sie|ich|wir [eben|gerade|zuletzt|als_letztes|da|denn] [eben|gerade] gemacht|getan|geändert|bearbeitet|verändert',
    'was ist|wurde [eben|gerade|zuletzt|da] passiert|geschehen|gemacht|geändert',
    `was war ${the} letzte|letzten änderung|schritt|aktion|bearbeitung|auftrag`,
    'was würde|wird rückgängig_gemacht|zurückgenommen',
  ),
  ...costing(
    'allDone',
    0.1,
    'was hast|habt|haben|habe du|ihr|sie|ich|wir [alles|insgesamt|bisher|bis_jetzt|schon|heute] [alles] gemacht|getan|geändert|bearbeitet|verändert',
    '[was_ist|zeig|zeige|zeig_mir|zeige_mir] [in|mir] [der|den|die] verlauf|historie|bearbeitungsverlauf|verlaufsliste',
    'was wurde [alles|bisher|schon] [alles] gemacht|geändert|getan',
    'was kann|könnte ich [alles|noch] rückgängig_machen|zurücknehmen',
    'kann ich [etwas|noch_etwas|was] rückgängig_machen|zurücknehmen',
    `${cases('welch')} änderungen|bearbeitungen|schritte [gab_es|wurden_gemacht|hast_du_gemacht|habe_ich_gemacht]`,
  ),
]

const explanations: readonly Rule[] = costing(
  'howTo',
  0.6,
  `wie kann|könnte|soll|muss|mache|mach|geht|funktioniert|lässt|würde ${person}|es|das [das|hier|denn|am_besten]`,
  `wie ${person}|es|das`,
  'wie|wofür|wozu|womit|warum|wieso|erklär|erkläre|beschreib|beschreibe|erklären',
  'erklär|erkläre|sag|sage|zeig|zeige|verrate mir [bitte|mal] [,] wie|was|wozu|wofür [ich|man]',
  'was macht|bedeutet|heißt|bewirkt|tut|ist|sind|bringt|meint [denn|eigentlich|genau]',
  'was|wie ist|sind der_unterschied_zwischen|mit|gemeint_mit',
  'kannst|könntest du mir erklären|sagen|zeigen [,] wie|was [ich|man]',
  'geht|funktioniert|macht_man|mache_ich|kann_ich|bedeutet|heißt',
)

const suppositions: readonly Rule[] = costing(
  'supposed',
  0.8,
  'soll|sollte|muss|müsste|darf|sollen|sollten|müssen ich|wir|man|es [lieber|besser|eher|wirklich]',
  'was|wie passiert|wäre|würde|geschieht|klingt|klänge [passieren|geschehen|es|sein|es_klingen] [,] wenn',
  'was_wäre_wenn|was_wäre_,_wenn|was_passiert|was_wäre|was_würde_passieren',
  'kann|könnte|darf|dürfte man|es|jemand|einer',
  'ist|wäre es|das [denn|überhaupt] möglich|sinnvoll|gut|besser|erlaubt|ratsam|schlau|okay [,] [zu|wenn]',
  'geht es|das [auch] [,] [dass|zu]',
  'lässt|lassen sich',
  'meinst|glaubst|findest|denkst du [,] [ich|wir|man|dass] [sollte|sollten]',
  'würdest du empfehlen|raten|löschen',
  'wird|würde|klingt es|das besser|schlechter|anders',
  'bist du fähig|imstande|in_der_lage',
)

const remarks: readonly Rule[] = [
  ...costing(
    'abilities',
    -0.3,
    'was kannst|könnt|kann du|ihr|tapehand|man|ich|das [denn|eigentlich|hier] [alles|so] [alles] [machen|tun|sagen|damit|hier|fragen]',
    '[bitte|ich_brauche] hilfe|anleitung|befehle|funktionen|handbuch [bitte]',
    'hilf_mir|hilf_mir_bitte|kannst_du_mir_helfen|können_sie_mir_helfen|wie_funktioniert_das|wie_geht_das_hier|help',
    `${cases('welch')}|was befehle|funktionen|effekte|werkzeuge|möglichkeiten [gibt_es|kennst_du|hast_du|verstehst_du|habe_ich]`,
    'wer|was bist du',
  ),
  ...asks(
    'greeting',
    'hallo|hi|hey|moin|servus|guten_morgen|guten_tag|guten_abend|grüß_dich|grüß_gott|na|hallöchen|tach|wie_geht_es_dir|wie_gehts',
  ),
  ...asks(
    'thanks',
    '[vielen|besten|herzlichen|lieben] dank [dir|euch|ihnen|dafür]',
    'danke|dankeschön|merci [dir|schön|sehr|vielmals|dafür|für_deine_hilfe]',
    'super|toll|prima|klasse|perfekt|sehr_gut|gut_gemacht|gute_arbeit|sehr_schön|das_ist_super|das_ist_toll',
  ),
  ...asks(
    'goodbye',
    'tschüss|tschüs|tschau|ciao|auf_wiedersehen|bis_bald|bis_später|gute_nacht|das_wars|das_war_alles',
  ),
  ...asks(
    'dismissal',
    'ja|nein|nö|nee|jo|jap|ok|okay|gut|alles_klar|passt|abbrechen|egal|vergiss_es|schon_gut|in_ordnung',
  ),
]

const asides: readonly Rule[] = [
  ...words(
    'aside',
    `${is}|hat|haben|habe|hast|hab|kann|können|wäre|wären|sei|liegt|liegen|steht|stehen|befindet`,
    true,
    0.3,
  ),
  ...words(
    'aside',
    'sich|mir|uns|ich|wir|du|man|es|da|dort|hier|davon|denn|eigentlich|überhaupt|noch|schon|so',
    true,
    0.5,
  ),
  ...words(
    'aside',
    'jetzt|gerade|momentan|aktuell|derzeit|im_moment|genau|insgesamt|zusammen|alles|alle|nur|mal',
    true,
  ),
  ...words(
    'aside',
    'bitte|tapehand|hallo|hey|danke|kannst_du|könntest_du|würdest_du|sag_mir|sagen|zeigen|und|oder',
    true,
  ),
  ...words(
    'aside',
    'dauert|dauern|ungefähr|etwa|circa|weißt_du|ich_möchte_wissen|ich_wüsste_gern|,|an|auf|in|bei',
    true,
    0.4,
  ),
  ...words(
    'aside',
    'geben|vorhanden|drauf|darauf|drin|enthalten|auf_der_zeitleiste|im_projekt|in_der_aufnahme',
    true,
    0.2,
  ),
]

/** What was asked before, for others: "länger als 2 Sekunden", "und der Gast?". */
const again: readonly Rule[] = [
  ...rule(
    'group',
    '[nur] [die|solche] [die] länger_als|über|mehr_als|mindestens|ab <duration:d> [sind|dauern|lang|länge]',
    ({ d }: { d: number }) => g.ofSort('pause', { kind: 'longer', than: d }, g.mention('them')()),
    -0.6,
  ),
  ...rule(
    'group',
    '[nur] [die|solche] [die] kürzer_als|unter|weniger_als|höchstens|maximal|bis_zu <duration:d> [sind|dauern|lang|länge]',
    ({ d }: { d: number }) => g.ofSort('pause', { kind: 'shorter', than: d }, g.mention('them')()),
    -0.6,
  ),
  ...words('aside', 'und|oder|was_ist_mit|wie_ist_es_mit', true, 0.1),
]

/** Below a time: "unter dem Cursor". */
const below: readonly Rule[] = rule('argument', 'unter|unterm|am|beim [dem] <point:p>', v.tiedPoint('at'))

/** What is not to be done, in front of what is asked: "nichts löschen, sag mir nur …". */
const denied: readonly Rule[] = [
  '<verb> [bitte] nichts|nicht|es_nicht|noch_nichts [,|aber|sondern] [nur]',
  'nichts|nicht|ohne [etwas|was] [zu] <verb> [,|aber|sondern] [nur]',
  '<verb> [bitte] <group> nicht [,|aber|sondern] [nur]',
].flatMap((pattern) => rule('aside', pattern, () => true as const, 0.2))

/** Sets that only a question names loosely: "die langen Pausen", "die Pausen über 2 Sekunden". */
const loosely: readonly Rule[] = [
  ...rule(
    'group',
    `[${the}|alle] <noun:s> über|oberhalb_von <duration:d>`,
    ({ s, d }: { s: Noun; d: number }) =>
      s.sort === 'pause' ? g.ofSort('pause', { kind: 'longer', than: d }, null) : null,
    -1,
  ),
  ...rule(
    'group',
    `[${the}|alle] ${cases('lang', 'länger', 'groß', 'kurz')} <noun:s>`,
    ({ s }: { s: Noun }) => (s.sort === 'pause' ? g.allOf({ s }) : null),
    0.2,
  ),
]

export const questions: readonly Rule[] = [
  ...things,
  ...measures,
  ...places,
  ...states,
  ...history,
  ...explanations,
  ...suppositions,
  ...remarks,
  ...asides,
  ...denied,
  ...again,
  ...below,
  ...loosely,
]
