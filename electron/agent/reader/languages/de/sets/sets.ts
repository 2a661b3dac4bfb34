import type { Noun } from '../../../meaning/wordTypes.ts'
import type { Rule } from '../../../chart/rule.ts'
import { rule, words } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import { bothOfName, contrastNth } from '../../../meaning/sets/lessened.ts'
import { near } from '../../../meaning/sets/near.ts'
import * as n from '../../../meaning/sets/ofNoun.ts'
import * as w from '../../../meaning/sets/wholes.ts'
import * as s from '../../../meaning/stretches.ts'
import type { Group, Sort } from '../../../meaning/types.ts'
import { cases } from '../words/morphology.ts'
import { lists, the } from './lists.ts'

const nouns: readonly [Sort, string, string][] = [
  [
    'track',
    'spur|tonspur|audiospur|kanal|track|mic_track|mic_spur',
    'spuren|tonspuren|audiospuren|kanäle|kanälen|tracks',
  ],
  ['clip', 'clip|clips_namens|take|audioclip|block', 'clips|takes|audioclips|blöcke|blöcken'],
  [
    'label',
    'marke|marker|markers|textmarke|markierung|sprungmarke|label|labels_namens',
    'marken|markern|kapitelmarken|kapitelmarkern|kapitelmarker|textmarken|markierungen|sprungmarken|labels',
  ],
  ['pause', 'pause|sprechpause|lücke', 'pausen|sprechpausen|stille|stillen|lücken|stellen_ohne_ton'],
  ['part', 'teil|abschnitt|bereich|stück|stelle|passage', 'teile|teilen|abschnitte|bereiche|stücke|stellen|passagen'],
]

const a = `${cases('ein', 'irgendein')}|ein|irgendein`
const this_ = cases('dies', 'jen')
const all = 'alle|allen|aller|sämtliche|sämtlichen|all_die|all_meine|alle_meine|alle_die|alle_diese'
const each = `${cases('jed', 'jedwed')}|jede_einzelne|jeden_einzelnen|jedes_einzelne|jeder_einzelnen|jedem_einzelnen`
const whole = cases('ganz', 'gesamt', 'komplett', 'vollständig')
const longest = cases('längst', 'größt')
const shortest = cases('kürzest', 'kleinst')
const of = 'von|vom|der|des|auf|in|im|bei|aus'

const thatIs = 'also|sprich|nämlich|das_heißt|d_._h_.|ich_meine|genauer|genauer_gesagt|besser_gesagt|und_zwar'

const names: readonly Rule[] = [
  ...rule('group', `[${the}] <name:n>`, g.named),
  ...rule('group', `${this_} <name:n>`, g.named, 0.4),
  ...rule(
    'group',
    '<group:g> so_bei|ungefähr_bei|etwa_bei|da_bei|irgendwo_bei|so_um|bei_ungefähr|bei_etwa <point:p>',
    near,
    -0.2,
  ),
  // "teile das Gespräch bei 3:00": there, and no choice among several.
  ...rule('group', '<group:g> bei|um|@|gegen <point:p>', near, 0.9),
  ...rule(
    'group',
    `[${the}] stimme|mikro|mikrofon|aufnahme|tonspur|part|passage der|des|vom|von|von_der <name:n>`,
    g.named,
    0.1,
  ),
  ...rule('group', `<group:a> , ${thatIs} <group:b> [,]`, inOtherWords, 0.2),
  ...rule('group', `[${the}] <noun:s> , ${thatIs} <group:b> [,]`, inOtherWords, 0.2),
  ...rule('group', `[${the}] <name:n> , ${thatIs} [${the}] <noun:s> [,]`, g.named, 0.2),
  ...rule('group', `[${the}] <name:n> <noun:s>`, g.named),
  ...rule('group', `[${the}] <name:n> <noun:s>`, g.thingsOf),
  ...rule('group', `${all}|${each} <name:n> <noun:s>`, g.eachThingOf),
  ...rule(
    'group',
    `[${the}] <noun:s> [namens|genannt|mit_dem_namen|mit_namen|mit_dem_text|mit_der_aufschrift|mit_der_beschriftung] <name:n>`,
    g.named,
  ),
  ...rule('group', `[${the}] <noun:s> [der|des|von|vom] <name:n>`, g.named, 0.2),
  ...rule('group', `[${the}] <noun:s> mit|wo [${the}] <name:n> [drauf|drin|ist|sind]`, g.named, 0.3),
  ...rule('group', `${the} <unknown:u>`, g.unknown),
  ...rule('group', `${the}|${this_} <unknown:u> <noun:s>`, g.unknown),
  ...rule('group', `<unknown:u> <noun:s>`, g.unknown, 1),
  ...rule('group', `[${the}] <noun:s> [namens|genannt|mit_dem_namen|mit_namen] <unknown:u>`, g.unknown, 0.5),
  ...rule('group', `<unknown:u>`, g.unknown, 2),
]

const counted: readonly Rule[] = [
  ...rule('group', `[${the}] <noun:s> [nummer|nr|#] <number:n>`, g.numbered, -0.2),
  ...rule('group', `<noun:s> <ordinals:o>`, numberedSome),
  ...rule('group', `<noun:s> <number:a> bis|- <number:b>`, g.numberedFromTo),
  ...rule('group', `[${the}|${this_}] <ordinal:o> <noun:s>`, g.nth),
  ...rule('group', `[${the}] <ordinals:o> <noun:s>`, g.nths),
  ...rule('group', `[${the}] ersten <number:n> <noun:s>`, g.firstFew),
  ...rule('group', `[${the}] letzten <number:n> <noun:s>`, g.lastFew),
  ...rule('group', `[${the}] <number:n> ersten <noun:s>`, g.firstFew),
  ...rule('group', `[${the}] <number:n> letzten <noun:s>`, g.lastFew),
  ...rule('group', 'beide|die_beiden|alle_beide <group:g>', bothOfName, -0.2),
  ...rule('group', `<group:a> [,] [aber|und] nicht [${the}] <ordinal:o>`, contrastNth, -0.1),
  ...rule(
    'group',
    `[${the}] <ordinal:a> und|sowie ${the} <ordinal:b> <noun:s>`,
    ({ a, b, s }: { a: number; b: number; s: Noun }) => g.nths({ o: [a, b], s }),
  ),
  ...rule('group', `[${the}] ersten beiden <noun:s>`, ({ s: one }: { s: Noun }) => g.firstFew({ n: 2, s: one })),
  ...rule('group', `[${the}] letzten beiden <noun:s>`, ({ s: one }: { s: Noun }) => g.lastFew({ n: 2, s: one })),
  ...rule('group', `[${the}] beiden ersten <noun:s>`, ({ s: one }: { s: Noun }) => g.firstFew({ n: 2, s: one })),
  ...rule('group', `[${the}] beiden letzten <noun:s>`, ({ s: one }: { s: Noun }) => g.lastFew({ n: 2, s: one })),
  ...rule('group', `${each} <ordinal:o> <noun:s>`, g.everyNth),
  ...rule('group', `[${the}] <ordinal:o> <name:n> <noun:s>`, n.nthOf),
  ...rule('group', `[${the}] <ordinals:o> <name:n> <noun:s>`, n.nthsOf),
  ...rule('group', `[${the}] ersten <number:n> <name:t> <noun:s>`, n.fewOf('firstFew')),
  ...rule('group', `[${the}] letzten <number:n> <name:t> <noun:s>`, n.fewOf('lastFew')),
  ...rule('group', `${each} von|der <group:g>`, g.eachOf, 0.1),
  ...rule('group', `[${the}|${all}] <number:n> <noun:s>`, g.counted),
  ...rule('group', `[${the}|alle] beide|beiden <noun:s>`, ({ s: one }: { s: Noun }) => g.counted({ n: 2, s: one })),
  ...rule('group', `[${the}] <number:n> ${longest} <noun:s>`, g.extreme('longest')),
  ...rule('group', `[${the}] ${longest} [<number:n>] <noun:s>`, g.extreme('longest')),
  ...rule('group', `[die|der|den] beiden ${longest} <noun:s>`, ({ s: noun }: { s: Noun }) =>
    g.extreme('longest')({ n: 2, s: noun }),
  ),
  ...rule('group', `[die|der|den] beiden ${shortest} <noun:s>`, ({ s: noun }: { s: Noun }) =>
    g.extreme('shortest')({ n: 2, s: noun }),
  ),
  ...rule('group', `[${the}] <number:n> ${shortest} <noun:s>`, g.extreme('shortest')),
  ...rule('group', `[${the}] ${shortest} [<number:n>] <noun:s>`, g.extreme('shortest')),
  ...rule(
    'group',
    `<group:g> [,] [die] [mit_mehr_als] länger_als|von_mehr_als|von_über|ab|größer_als|mit_über|> <duration:d> [sind|ist|dauern|dauert|lang|länge]`,
    g.compared('longer'),
    -0.5,
  ),
  ...rule('group', `<group:g> über <duration:d> [sind|dauern|lang|länge]`, g.compared('longer'), 0.9),
  // Nothing is done to pauses over so long a time.
  ...rule(
    'group',
    `<group:g> über <duration:d> [sind|dauern|lang|länge]`,
    (said: { g: Group; d: number }) =>
      said.g.kind === 'sort' && said.g.sort === 'pause' ? g.compared('longer')(said) : null,
    -0.2,
  ),
  ...rule(
    'group',
    `<group:g> [,] [die] kürzer_als|unter|von_weniger_als|von_unter|kleiner_als|< <duration:d> [sind|dauern|lang|länge]`,
    g.compared('shorter'),
  ),
]

const sorts: readonly Rule[] = [
  ...nouns.flatMap(([sort, one, many]) => [
    ...words('noun', one, { sort, plural: false }),
    ...words('noun', many, { sort, plural: true }),
  ]),
  ...rule('group', `[${all}] <noun:s>`, g.allOf, 0.1),
  // A masculine noun behind "die" is more than one.
  ...rule('group', 'die|alle|alle_die|meine marker', () => g.allOf({ s: { sort: 'label', plural: true } }), -0.1),
  ...rule('group', `${each} <noun:s>`, g.each),
  ...rule('group', `[${the}] <noun:s> alle|allesamt|sämtlich`, g.allOf, 0.2),
  ...rule('group', `[${the}] <noun:s>`, g.the, 0.3),
  ...rule('group', `${this_}|der_aktuellen|die_aktuelle|den_aktuellen|das_aktuelle|dem_aktuellen <noun:s>`, g.pointed),
  ...rule('group', `[${the}] ${cases('ausgewählt', 'markiert', 'selektiert', 'gewählt')} <noun:s>`, g.selected),
  ...rule('group', `[${the}] <noun:s> unter|am|beim dem|den cursor|abspielkopf`, g.pointed),
  ...rule('group', `[${the}] <noun:s> am|beim cursor|abspielkopf`, g.pointed),
  ...rule('group', `${a}|einige|ein_paar|manche|mehrere|eine_der|einen_der|eins_der <noun:s>`, g.some, 0.3),
]

const recording =
  'aufnahme|projekt|projekts|datei|audio|sitzung|timeline|folge|episode|podcast|podcasts|mix|sendung|' +
  'interview|tonaufnahme|audiodatei|zeitleiste|beitrag|hörspiel|summe|gesamtmix|band|tonband|tape|mitschnitt|rohaufnahme|fassung|summenspur|master|stereosumme|endmix'

const wholes: readonly Rule[] = [
  ...words('group', 'ganze|ganzes', g.all('any')(), 1),
  ...words('group', 'alles|das_ganze|dem_ganzen|das_alles|allem|komplett_alles|wirklich_alles', g.all('any')()),
  ...rule('group', 'zum_schluss|zum_abschluss|abschließend|zuletzt alles|das_ganze', g.all('any'), -0.4),
  ...rule('group', `[${the}|${this_}] ${whole} ${recording}|ding|sache|ton|teil`, g.all('any')),
  ...rule('group', `[${the}|${this_}] ${recording}`, g.all('any'), 0.2),
  ...rule('group', `[${the}] ${whole} <noun:s>`, w.wholeThing),
  ...rule('group', `[${the}] ${whole} <noun:s> [von|vom|der|des] <name:n>`, namedWhole, -0.1),
  ...rule('group', `[${the}] ${whole} <name:n> [<noun:s>]`, namedWhole),
  ...rule('group', `alles|das_ganze von|vom|von_der|der|des <name:n> [<noun:s>]`, namedWhole, 0.2),
  ...rule('group', `alles|das_ganze auf|in|im|bei|auf_der|auf_dem <group:g>`, w.onlyPlace),
  ...words(
    'group',
    'die_auswahl|der_auswahl|auswahl|meine_auswahl|meiner_auswahl|den_ausgewählten_bereich|dem_ausgewählten_bereich|' +
      'ausgewählten_bereich|der_ausgewählte_bereich|den_markierten_bereich|dem_markierten_bereich|' +
      'das_ausgewählte|das_markierte|den_ausgewählten_teil|den_markierten_teil|den_ausgewählten_abschnitt|' +
      'den_markierten_abschnitt|die_ausgewählte_stelle|die_markierte_stelle|ausgewähltes|markiertes|' +
      'was_ich_markiert_habe|was_ich_ausgewählt_habe|was_markiert_ist|was_ausgewählt_ist|das_selektierte',
    g.part({ s: s.selection() }),
    -0.3,
  ),
  ...words(
    'group',
    'das_hier|dies|diesen_teil|diese_stelle|diesen_abschnitt|diesen_bereich|dieses_stück|diese_passage|diesem_abschnitt|diesem_bereich',
    g.pointedPart(),
    0.1,
  ),
  ...words('group', 'alle|jeden|jede|alle_miteinander|allesamt', g.all('track')(), 0.4),
  ...words('group', 'es|ihn|ihm|das_ding', g.mention('it')()),
  ...words('group', 'das|sie', g.mention('it')(), 0.4),
  ...rule(
    'group',
    'den|die|dem|der mal|bitte|doch|einfach|jetzt|dann|hier|da|deswegen|deshalb|daher|darum|gleich|ganz|komplett|sofort|lieber|vielleicht|kurz|schnell|eben|halt|ruhig|gern|gerne|am_besten',
    g.mention('it'),
    0.4,
  ),
  ...words('group', 'diese|sie_alle|ihnen', g.mention('them')(), 0.2),
  ...words('group', 'die_kopie|der_kopie|das_duplikat|dem_duplikat|die_neue|das_neue', g.mention('made')(), -0.1),
  ...rule('group', `${the} ${cases('neu', 'kopiert', 'duplizierten')} <noun:s>`, g.mentionOf('made')),
  ...words('group', 'das_original|dem_original|die_originalspur|der_originalspur', g.mention('source')(), -0.1),
  ...rule('group', `${the} ${cases('original', 'ursprünglich')} <noun:s>`, g.mentionOf('source')),
  ...rule('group', `${the} ${cases('ursprünglich')} <name:n>`, g.named, 0.2),
  ...words(
    'group',
    'den_teil_dazwischen|das_stück_dazwischen|den_abschnitt_dazwischen|alles_dazwischen|was_dazwischen_liegt|dazwischen|das_dazwischen|den_bereich_dazwischen',
    g.mention('between', 'part')(),
    0.3,
  ),
  ...words('group', 'dort|da|dorthin|dahin|an_der_stelle', g.mention('there')(), 0.3),
  ...words(
    'group',
    'denselben_bereich|dieselbe_stelle|denselben_teil|denselben_abschnitt|derselben_stelle|demselben_bereich',
    g.mention('same', 'part')(),
  ),
  ...rule('group', `${cases('dieselb', 'derselb')}|denselben|demselben|derselben <noun:s>`, g.mentionOf('same')),
  ...rule('group', `${the} ${cases('ander')} <noun:s>`, otherOf),
  ...words('group', 'den_anderen|die_andere|das_andere|der_anderen|dem_anderen', g.mention('other')(), 0.4),
  ...words(
    'group',
    'der_rest|den_rest|dem_rest|rest|des_rests|alles_andere|alles_übrige|das_übrige|übriges|das_restliche|alles_sonstige|allem_anderen|sonst_alles|alles_sonst',
    g.rest('any')(),
    -0.1,
  ),
  ...words('group', 'die_übrigen|die_anderen|alle_anderen|allen_anderen|alle_übrigen|die_restlichen', g.rest('any')()),
  ...rule('group', `[${the}|alle|allen] ${cases('übrig', 'restlich')} <noun:s>`, g.restOf),
  ...rule('group', `alle|allen|aller anderen|andere <noun:s>`, g.restOf, -0.1),
  ...rule('group', `${the}|dem rest ${of} ${the} ${recording}`, g.rest('any'), -0.2),
  ...rule('group', `${the} rest der <noun:s>`, g.restOf),
]

const inside: readonly Rule[] = [
  ...rule('group', '<stretch:s> alles', w.everythingOf, 0.2),
  ...rule('group', '<stretch:s>', g.part),
  ...rule('group', `[${the}] ersten und [${the}] letzten <length:l>`, g.bothEnds),
  ...rule('group', `[${the}] letzten und [${the}] ersten <length:l>`, g.bothEnds),
  ...rule('group', `[${the}] ersten <number:n> und [${the}] letzten <number:m> <timeUnit:u>`, g.bothEndsApart),
  ...rule(
    'group',
    `<group:p> ${of} <group:g>`,
    ({ p, g: whole_ }: { p: Group; g: Group }) => (isLength(whole_) ? null : g.within({ p, g: whole_ })),
    0.1,
  ),
  ...rule('group', `<group:p> des|der|von|vom clips|spur|takes|track <name:g>`, withinNamed, 0.1),
  ...rule('group', `davon <group:p>`, ({ p }: { p: Group }) => g.within({ p, g: g.mention('it')() })),
  ...rule('group', `<group:p> davon|daraus`, ({ p }: { p: Group }) => g.within({ p, g: g.mention('it')() })),
  ...rule(
    'group',
    `<group:g> ${of} <group:t>`,
    ({ g: things, t }: { g: Group; t: Group }) => (isLength(t) ? null : g.on({ g: things, t })),
    0.05,
  ),
]

/** "den Patzer, also die Werbung", "die Pause, also break": the name behind tells what an unknown one in front is. */
function inOtherWords({ a, b }: { a?: Group; b: Group }): Group | null {
  const isOpen = a === undefined || a.kind === 'unknown' || a.kind === 'sort'
  return isOpen && (b.kind === 'named' || b.kind === 'part') ? b : null
}

/** "Spur 1 und 3": one noun stands before all the numbers. */
function numberedSome({ o, s: noun }: { o: readonly number[]; s: Noun }): Group | null {
  return g.numberedSome({ o, s: { ...noun, plural: true } })
}

/** "auf eine halbe Sekunde": so long it is to be, and nothing is within that. */
const isLength = (group: Group): boolean => group.kind === 'part' && group.stretch.kind === 'loose'

function withinNamed({ p, g: name }: { p: Group; g: Parameters<typeof g.named>[0]['n'] }): Group | null {
  const whole_ = g.named({ n: name })
  return whole_ === null ? null : g.within({ p, g: whole_ })
}

/** "die ganze Gastspur". */
function namedWhole(parts: Parameters<typeof g.named>[0]): Group | null {
  return w.entire(g.named(parts))
}

/** "die andere Spur" is one that was not meant before, "die anderen Spuren" are all that are left. */
function otherOf({ s: noun }: { s: Noun }): Group | null {
  return noun.plural ? g.restOf({ s: noun }) : g.mentionOf('other')({ s: noun })
}

export const sets: readonly Rule[] = [...names, ...counted, ...sorts, ...wholes, ...inside, ...lists]
