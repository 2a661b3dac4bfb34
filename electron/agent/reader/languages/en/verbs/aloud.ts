import { type Rule, rule, words } from '../../../chart/rule.ts'
import { bringing, sense, verb } from '../../../meaning/senses.ts'
import type { Effect, Joint, Marker, Verb } from '../../../meaning/sentenceTypes.ts'
import type { Group } from '../../../meaning/types.ts'
import type { Direction } from '../../../meaning/wordTypes.ts'
import * as v from '../../../meaning/values.ts'

const ask: Marker = { kind: 'marker', marks: 'ask' }
const polite: Marker = { kind: 'marker', marks: 'courtesy' }
const soft = 'maybe|perhaps|just|please|possibly|then|now|also'

/** What a dictation writes out of its own commands. */
const marks: readonly Rule[] = words<'joint'>(
  'joint',
  'new_line|newline|new_paragraph|next_line|next_paragraph',
  { kind: 'joint', joint: 'sentence' } satisfies Joint,
  -0.6,
)

/** "could we maybe try the snare 3 dB louder?" */
const trying: readonly Rule[] = [
  `can|could|may|might|shall we [${soft}] [${soft}] try [having|making]`,
  `[${soft}] [let_us] [${soft}] try having|making`,
  `can|could|would|will you [${soft}] try having|making`,
  `can|could|may|might|shall we|i ${soft} [${soft}]`,
  // A sound between words: "could you, you know, mute it".
  `can|could you know`,
  // "can you make that Oskar is louder".
  `can|could|would|will you [please] make|do|manage|arrange [it|so] that`,
].flatMap((pattern) => rule('marker', pattern, () => ask, 0.2))

/** "a new marker", of which nothing is there yet. */
const fresh: readonly Rule[] = rule(
  'verb',
  'new|another|extra <effect:e>',
  ({ e }: { e: Effect }) => (e.act === 'label' ? verb(sense('label', { brings: e.brings })) : null),
  0.6,
)

const forgotten = '[oh|ah|and|yes] [and] [i] [had] almost|nearly'
/** "almost forgot: delete the sponsor". */
const afterthoughts: readonly Rule[] = [
  ...rule(
    'marker',
    `${forgotten} forgot|forgotten [it|that|this|about_this|about_that|one_thing|to_say|to_mention] :|,|-|–|;|…|...`,
    () => polite,
    -4,
  ),
  ...rule(
    'marker',
    'seriously|honestly|jokes_aside|joking_aside|all_joking_aside|kidding_aside [though|now|then] [,]',
    () => polite,
    -0.5,
  ),
]

const others = 'the_rest|everything_else|everybody_else|everyone_else|the_others|all_the_rest|all_else'
/** "save the bit from 0:30 to 1:10 and throw the rest away": it is kept, and no file. */
const kept: readonly Rule[] = [
  ...rule('verb', `save <group:g> and|, [then] <verb:v> ${others}`, keptOf, -1),
  ...rule('verb', `save <group:g> and|, [then] throw|take|get|cut|trim|chop ${others} away|out|off`, keptOf, -1),
]

function keptOf({ g: group, v: is }: { g: Group; v?: Verb }): Verb | null {
  const removes = is === undefined || (is.forms.includes('base') && is.senses.some(({ act }) => act === 'remove'))
  return removes ? bringing(verb(sense('keep')), v.tiedGroup('bare')({ g: group })) : null
}

/** "don't normalize the class, only the teacher": in place of it. */
const onlyOther: readonly Rule[] = rule(
  'verb',
  'do_not|dont|never <verb:v> <group:a> , [but|please] only|just <group:b>',
  ({ v: is, a, b }: { v: Verb; a: Group; b: Group }) =>
    is.forms.includes('base') && a.kind === 'named' && b.kind === 'named'
      ? bringing(is, v.tiedGroup('bare')({ g: b }))
      : null,
  -2,
)

const onlyThen = '[please|thanks|thank_you] ,|but|;|–|- [but|please] [only|just|instead]'
const isNoun = ({ forms, senses }: Verb): boolean =>
  forms.includes('third') || forms.includes('gerund') || senses.some(({ act }) => act === 'fade')
/** "no splits please, just a label at 1:30": what is not to be, in front of what is. */
const notThat: readonly Rule[] = [
  ...rule('marker', `no <verb:v> ${onlyThen}`, ({ v: is }: { v: Verb }) => (isNoun(is) ? polite : null), -2),
  ...rule('marker', `no <effect:e> ${onlyThen}`, () => polite, -2),
]

/** "4 dB louder": non-natives say "louder of 4 decibel". */
const ofSoMuch: readonly Rule[] = rule('value', '<direction:d> of|with <value:v>', directed, 0.2)

function directed({ d, v: is }: { d: Direction; v: Parameters<typeof v.itself>[0]['v'] }) {
  const isAmount = is.amount !== null && is.direction === 0 && is.dimension !== 'plain' && d.dimension !== 'side'
  return isAmount ? v.directed({ v: is, d }) : null
}

/** What is said aloud, or dictated, rather than written. */
export const aloud: readonly Rule[] = [
  ...marks,
  ...trying,
  ...fresh,
  ...afterthoughts,
  ...kept,
  ...onlyOther,
  ...notThat,
  ...ofSoMuch,
]
