import type { Noun } from '../../../meaning/wordTypes.ts'
import { type Rule, rule, words } from '../../../chart/rule.ts'
import { shortenedTo } from '../../../meaning/effects.ts'
import * as g from '../../../meaning/sets/groups.ts'
import type { Effect, Verb } from '../../../meaning/sentenceTypes.ts'
import type { Group } from '../../../meaning/types.ts'
import { type Alternating, alternating, withName, withWord } from '../../../meaning/sets/pickedBy.ts'

const every = 'every|each|all|all_the|all_of_the|the|any|both|both_the|only_the|just_the'
const has =
  'with|containing|having|that_have|that_has|which_have|which_has|that_contain|that_contains|which_contain|that_include|that_includes|whose_name_has|whose_names_have|whose_name_contains|whose_names_contain|whose_name_includes|whose_title_contains'
const inName =
  'in_its_name|in_their_names|in_their_name|in_the_name|in_the_names|in_the_title|in_its_title|in_their_titles|in_name|in_it|in_them|in_the_track_name|in_the_clip_name|in_the_label_text'
const called =
  'called|named|labelled|labeled|titled|that_are_called|that_are_named|which_are_called|that_say|that_says|saying|marked'

const described: readonly Rule[] = [
  ...rule('group', `[${every}] <noun:s> ${has} [the_word|the] <noun:f> [${inName}]`, withWord, -1),
  ...rule('group', `[${every}] <noun:s> ${has} [the_word|the] <name:n> ${inName}`, withName, -0.6),
  ...rule('group', `[${every}] <noun:s> ${called} <noun:f>`, withWord, -0.8),
]

/** "all except Exhibit 4", behind what it is taken from. */
const allBut: readonly Rule[] = [
  ...rule(
    'scope',
    ',|–|-|( all|every_one|every_one_of_them|all_of_them|each_of_them|them_all except|but|except_for|apart_from|other_than|save|bar <group:g>',
    g.scope('except'),
    -0.8,
  ),
]

/** "the labels, not the audio": it says once more what is meant. */
const notAudio = 'the_audio|audio|the_sound|sound|the_recording|the_clips|the_music|what_is_under_them|the_audio_itself'
const onlyLabels: readonly Rule[] = [
  ...rule(
    'group',
    `<group:a> [,] [(] [only|just|i_mean|meaning] the <noun:s> [themselves|itself] [,] not|and_not|but_not ${notAudio} [)]`,
    onlyThose,
    -1.5,
  ),
  ...rule('group', `<group:a> [,] ( only|just [the] <noun:s> [themselves|itself] )`, onlyThose, -1.5),
  ...rule('group', `<group:a> [,] [and|but] not|leave|leaving ${notAudio} [itself|alone|untouched]`, labelsAlone, -1.5),
]

function onlyThose({ a, s }: { a: Group; s: Noun }): Group | null {
  if (s.sort !== 'label' || s.among !== undefined) return null
  if (a.kind === 'mention') return a.sort === 'any' || a.sort === s.sort ? { ...a, sort: s.sort } : null
  if (a.kind === 'sort') return a.sort === s.sort ? a : null
  if (a.kind !== 'named') return null
  const candidates = a.candidates.filter(({ sort }) => sort === s.sort)
  return candidates.length === 0 ? null : { ...a, sort: s.sort, candidates }
}

/** "all the labels but not the audio": labels have none. */
function labelsAlone({ a }: { a: Group }): Group | null {
  return a.kind === 'sort' && a.sort === 'label' ? a : null
}

const starting = 'starting|beginning with|from|at|on'
const oddOrEven = (o: 1 | 2) => (said: Omit<Alternating, 'o'>) => (said.s.plural ? alternating({ ...said, o }) : null)

const others: readonly Rule[] = [
  ...rule('group', '[all] [the] odd [-] [numbered] <noun:s> [on|of|in] [<group:t>]', oddOrEven(1), -0.8),
  ...rule('group', '[all] [the] even [-] [numbered] <noun:s> [on|of|in] [<group:t>]', oddOrEven(2), -0.8),
  ...rule('group', `every|each|all other|second <noun:s> [,] ${starting} [the] <ordinal:o> [one]`, alternating, -0.8),
  ...rule(
    'group',
    `every|each|all other|second <noun:s> on|of|in <group:t> [,] ${starting} [the] <ordinal:o> [one]`,
    alternating,
    -0.8,
  ),
  ...rule(
    'group',
    `every|each|all other|second <noun:s> [,] ${starting} <noun> [number] <number:n>`,
    alternating,
    -0.8,
  ),
  ...rule(
    'group',
    `every|each|all other|second <noun:s> on|of|in <group:t> [,] ${starting} <noun> [number] <number:n>`,
    alternating,
    -0.8,
  ),
]

/** "tracks 2 and 3 on mute": only behind what it is about. */
const onState = (said: string, act: string): Rule[] =>
  words('verb', said, {
    kind: 'verb',
    forms: ['base'],
    senses: [{ act, particle: null, tie: null, direction: 0, brings: [], light: false, behind: true }],
  } satisfies Verb)

const pauses = (): Group => g.ofSort('pause', { kind: 'each' })
/** "any pause over 5 seconds". */
const anyPause: readonly Rule[] = [
  ...rule(
    'group',
    'any|every|each [single|last] pause|gap|silence|hole|break|dead_spot|quiet_bit|quiet_spot|silent_bit',
    pauses,
    -0.8,
  ),
]

const shorter = 'tighten|shorten|cut|trim|reduce|bring|squeeze|close|take|make|get'
/** "any pause over 5 seconds on the host, tighten it to 1 sec". */
const tightened: readonly Rule[] = rule(
  'effect',
  `<group:g> [across|on|in|throughout] [<group:t>] , ${shorter} it|them|that|those|each|each_one|each_of_them|it_up [down] [to] <duration:d>`,
  tightenedTo,
  -1,
)

function tightenedTo({ g: pauses, t, d }: { g: Group; t?: Group; d: number }): Effect | null {
  if (pauses.kind !== 'sort' || pauses.sort !== 'pause' || pauses.pick.kind !== 'longer' || d >= pauses.pick.than)
    return null
  const all = t === undefined || t.kind === 'all' ? pauses : g.on({ g: pauses, t })
  return all === null ? null : shortenedTo({ g: all, d })
}

/** "if there's a pause longer than 5 seconds, shorten it to 2". */
const ifLonger: readonly Rule[] = ['<duration:d>', '<number:d>'].flatMap((to) =>
  rule(
    'effect',
    `[if|when|whenever|wherever|in_case] there is|are|'s|'re [a|an|any|some] <group:g> [,|?] [then|please] ${shorter} it|them|that|those|each [up] [down] [to] ${to}`,
    tightenedTo,
    -3,
  ),
)

/** "pauses over 2 seconds, down to one second": what they become is said without a verb. */
const downTo: readonly Rule[] = rule(
  'effect',
  `<group:g> [across|on|in|throughout] [<group:t>] [,] [cut|shortened|reduced|trimmed|tightened] [down] to|into <duration:d>`,
  tightenedTo,
  0.4,
)

/** Sets by what their names have in them, by turns, and with what is left out said behind. */
export const picked: readonly Rule[] = [
  ...described,
  ...allBut,
  ...onlyLabels,
  ...others,
  ...onState('on_mute|to_mute|onto_mute', 'mute'),
  ...onState('on_solo|to_solo|onto_solo', 'solo'),
  ...anyPause,
  ...tightened,
  ...downTo,
  ...ifLonger,
]
