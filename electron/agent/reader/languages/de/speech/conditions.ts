import type { Noun } from '../../../meaning/wordTypes.ts'
import { type Rule, rule } from '../../../chart/rule.ts'
import * as c from '../../../meaning/claims.ts'
import * as g from '../../../meaning/sets/groups.ts'

const more = 'länger_als|mehr_als|über|größer_als|>'
const less = 'kürzer_als|weniger_als|unter|kleiner_als|<'
const atLeast = 'mindestens|wenigstens|nicht_weniger_als|nicht_kürzer_als'
const atMost = 'höchstens|maximal|nicht_mehr_als|nicht_länger_als|bis_zu'
const is = 'ist|sind|dauert|geht|läuft|hat|wird'
const long = 'lang|lange|länger'
const there = 'gibt|da_ist|da_sind|vorhanden_ist|vorhanden_sind|existiert|drin_ist'
const called = 'namens|genannt|mit_dem_namen|mit_namen'
const something = 'etwas|was|irgendwas|irgendetwas|ton|audio|noch_etwas|noch_was'

/** With the verb at the end, "wenn die Werbung länger als 10 Sekunden ist", and behind "es sei denn". */
const lengths: readonly Rule[] = (
  [
    [more, c.lasts('more')],
    [less, c.lasts('less')],
    [atLeast, c.lasts('atLeast')],
    [atMost, c.lasts('atMost')],
    ['genau', c.lasts('exactly')],
  ] as const
).flatMap(([how, claim]) => [
  ...rule('claim', `<group:g> ${how} <duration:d> [${long}] ${is}`, claim),
  ...rule('claim', `<group:g> nicht ${how} <duration:d> [${long}] ${is}`, c.denied(claim)),
  ...rule('claim', `<group:g> ${is} ${how} <duration:d> [${long}]`, claim, 0.1),
])

const any = 'eine|einen|ein|irgendeine|irgendeinen|irgendein|noch_eine|noch_ein|noch_einen'
const existence: readonly Rule[] = [
  ...rule('claim', `es eine|einen|ein|irgendeine|irgendein [<noun>] [${called}] <group:g> ${there}`, c.exists),
  ...rule('claim', `eine|einen|ein [<noun>] [${called}] <group:g> ${there}`, c.exists),
  ...rule('claim', `es [den|die|das] <group:g> ${there}`, c.exists),
  ...rule('claim', `es ${any} <noun:s> [in] <stretch:t> ${there}`, c.existsIn, -0.3),
  ...rule('claim', `es ${any} <name:n> [in] <stretch:t> ${there}`, c.existsNamedIn, -0.3),
  ...rule('claim', `[es] [in] <stretch:t> ${any} <noun:s> ${there}|kommt|liegt|ist`, c.existsIn, -0.3),
  ...rule('claim', `[es] [in] <stretch:t> ${any} <name:n> ${there}|kommt|liegt|ist`, c.existsNamedIn, -0.3),
  // "wenn es eine Pause gibt, die länger als 3 Sekunden ist".
  ...rule(
    'claim',
    'es eine|einen|ein|irgendeine|irgendein <noun:s> gibt [,] die|der|das länger_als|mehr_als|über <duration:d> ist|dauert|lang_ist|geht',
    ({ s, d }: { s: Noun; d: number }) => c.exists({ g: g.ofSort(s.sort, { kind: 'longer', than: d }) }),
    -0.3,
  ),
  ...rule('claim', `es keine|keinen|kein [<noun>] [${called}] <group:g> ${there}`, c.denied(c.exists)),
  ...rule('claim', `${something} <stretch:s> kommt|liegt|ist|folgt|steht`, c.soundIn),
  ...rule('claim', `<stretch:s> [noch] ${something} kommt|liegt|ist|folgt|steht`, c.soundIn),
  ...rule('claim', `nichts <stretch:s> kommt|liegt|ist|folgt`, c.denied(c.soundIn)),
  ...rule('claim', `<stretch:s> nichts [mehr] kommt|liegt|ist|folgt`, c.denied(c.soundIn)),
  ...rule('claim', '<group:g> leer ist', c.denied(c.soundOn)),
]

const states: readonly Rule[] = [
  ...rule('claim', 'etwas|was|irgendwas|eine_stelle|ein_bereich ausgewählt|markiert|selektiert ist', c.selection),
  ...rule('claim', 'ich [etwas|was] ausgewählt|markiert habe', c.selection),
  ...rule('claim', 'nichts ausgewählt|markiert|selektiert ist', c.denied(c.selection)),
  ...rule('claim', 'ich nichts ausgewählt|markiert habe', c.denied(c.selection)),
  ...(
    [
      ['stereo', 'stereo|in_stereo|eine_stereospur|eine_stereo_spur'],
      ['mono', 'mono|in_mono|eine_monospur|eine_mono_spur'],
      ['muted', 'stumm|stummgeschaltet|gemutet|stumm_geschaltet'],
      ['soloed', 'solo|auf_solo|solo_geschaltet'],
    ] as const
  ).flatMap(([state, said]) => [
    ...rule('claim', `<group:g> ${said} ist|sind`, c.state(state)),
    ...rule('claim', `<group:g> nicht ${said} ist|sind`, c.denied(c.state(state))),
    ...rule('claim', `<group:g> ist|sind ${said}`, c.state(state), 0.1),
  ]),
  ...rule('claim', '[der] cursor|abspielkopf|playhead [genau] bei|auf <point:p> steht|ist|liegt', c.cursorAt, 0.1),
  ...rule(
    'claim',
    '[der] cursor|abspielkopf|playhead in|im|auf|innerhalb [der|des|dem] <group:g> steht|ist|liegt',
    c.cursorIn,
  ),
]

const orders: readonly Rule[] = [
  ...rule('claim', '<group:a> vor <group:b> kommt|liegt|steht|ist|beginnt', c.comesBefore),
  ...rule('claim', '<group:a> nach|hinter <group:b> kommt|liegt|steht|ist|beginnt', c.comesAfter),
  ...rule('claim', '<group:g> vor <point:p> beginnt|anfängt|startet|losgeht', c.isBefore('start')),
  ...rule('claim', '<group:g> nach|hinter <point:p> beginnt|anfängt|startet|losgeht', c.isBehind('start')),
  ...rule('claim', '<group:g> vor <point:p> endet|aufhört|zu_ende_ist', c.isBefore('end')),
  ...rule('claim', '<group:g> nach|hinter <point:p> endet|aufhört|zu_ende_ist', c.isBehind('end')),
  ...rule('claim', '<group:a> länger als <group:b> ist|dauert', c.longer),
  ...rule('claim', '<group:a> kürzer als <group:b> ist|dauert', c.shorter),
]

const numbers: readonly Rule[] = (
  [
    ['mehr_als|über', c.many('more')],
    ['weniger_als|unter', c.many('less')],
    ['mindestens|wenigstens', c.many('atLeast')],
    ['höchstens|maximal', c.many('atMost')],
    ['genau|nur', c.many('exactly')],
  ] as const
).flatMap(([how, claim]) => rule('claim', `[es] ${how} <number:n> <noun:s> ${there}`, claim))

const given =
  'wenn|falls|sofern|nur_wenn|nur_falls|aber_nur_wenn|vorausgesetzt|vorausgesetzt_dass|unter_der_bedingung_dass|angenommen|solange|für_den_fall_dass|im_falle_dass'

/** What can be looked up before anything is done. */
export const conditions: readonly Rule[] = [
  ...lengths,
  ...existence,
  ...states,
  ...orders,
  ...numbers,
  ...rule('condition', `${given} <claim:c> [dann]`, c.given),
  ...rule('condition', 'außer_wenn|es_sei_denn|es_sei_denn_dass|wenn_nicht <claim:c>', c.unless),
  ...rule('condition', 'es_sei_denn , <claim:c>', c.unless),
  ...rule('condition', 'sonst|ansonsten|andernfalls|wenn_nicht|falls_nicht', c.otherwise),
]
