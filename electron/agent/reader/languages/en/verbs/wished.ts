import { type Rule, rule, words } from '../../../chart/rule.ts'
import type { Direction } from '../../../meaning/wordTypes.ts'
import { isSpan } from '../../../meaning/sets/groupKinds.ts'
import type { Marker, Verb } from '../../../meaning/sentenceTypes.ts'
import { lasting, sense, startingAt, verb } from '../../../meaning/senses.ts'
import type { Argument, Group } from '../../../meaning/types.ts'
import type { Value } from '../../../meaning/valueTypes.ts'
import * as v from '../../../meaning/values.ts'

/** In the form of `verbs`. */
export const wishedVerbs: Readonly<Record<string, string>> = {
  truncate: 'make shorter, do shorter, do … shorter, make … shorter, get … shorter',
  highPass: 'filter … all under, filter … all below',
  lowPass: 'filter … all over, filter … all above',
  fadeOut:
    'fade … to nothing, fade … to zero, fade … down to nothing, fade … away to nothing, fade … out to nothing, fade … out to silence, fade … into nothing, fade … into silence, become slowly silent, become silent slowly, become gradually silent, become slowly quiet, become slowly mute, get slowly silent, go slowly silent, go slowly to silence, go slowly to zero, slowly go silent, slowly become silent, gradually become silent',
}

const gently = '[very|really|nice_and] gently|softly|slowly|gradually|smoothly|quietly'
const should = 'should|must|could|can|might|may|shall|has|needs|ought|to [to|just|then]'

const act = (is: string): Verb => verb(sense(is))

/** "the drone should come in gently": how a sound is to begin or end. */
const gradual: readonly Rule[] = [
  ...rule('verb', `${should} come in|up ${gently}`, () => act('fadeIn')),
  ...rule('verb', `${should} enter|appear|begin|start|rise ${gently}`, () => act('fadeIn')),
  ...rule('verb', `${should} ${gently} come in|up`, () => act('fadeIn')),
  ...rule('verb', `${should} ${gently} enter|appear|rise`, () => act('fadeIn')),
  ...rule('verb', `${should} go|die|ebb|fade|trail out|away|off|down ${gently}`, () => act('fadeOut')),
  ...rule('verb', `${should} leave|vanish|disappear|recede|end|stop ${gently}`, () => act('fadeOut')),
  ...rule('verb', `${should} ${gently} go|die|ebb|trail out|away|off|down`, () => act('fadeOut')),
  ...rule('verb', `${should} ${gently} leave|vanish|disappear|recede`, () => act('fadeOut')),
]

const justAt = 'exactly|right|precisely|only|just|directly'
/** "the answers should start at exactly 1:05": it is moved there; nobody asks to hear it. */
const startsAt: readonly Rule[] = rule(
  'verb',
  `${should} [${justAt}] start|begin|enter|appear|come_in|kick_in|set_in [${justAt}] at|on|after|with [${justAt}] <point:p>`,
  startingAt,
  -0.6,
)

/** "make it 2:30 long": no time that something is at. */
const soLong: readonly Rule[] = rule(
  'verb',
  'make|have|get|let <group:g> [exactly|only|just|be|last] <clock:d> long|in_total|altogether',
  lasting,
  -0.6,
)

/** "bring the music in over 4 seconds (and out over 8)"; "bring the music in" is no fade. */
const broughtIn: readonly Rule[] = (['in', 'out'] as const).flatMap((particle) =>
  rule(
    'verb',
    `bring|take|get <group:g> ${particle} over <duration:d>`,
    ({ g, d }: { g: Group; d: number }): Verb =>
      verb(
        sense(particle === 'in' ? 'fadeIn' : 'fadeOut', {
          brings: [v.tiedGroup('bare')({ g }), v.tiedLength('over')({ d })],
        }),
      ),
    -0.6,
  ),
)

const ask: Marker = { kind: 'marker', marks: 'ask' }
const softly = 'just|simply|please|only|really|now|also|actually'

/** "in the left ear only". */
const oneEar = ({ d }: { d: Direction }): Value | null => v.sideOnly({ d })

const ears = (side: 'left' | 'right'): Rule[] =>
  words<'direction'>(
    'direction',
    ['in', 'on', 'to', 'into', 'from', 'out_of', 'over_to', 'through']
      .flatMap((at) =>
        ['ear', 'speaker', 'channel', 'side', 'headphone', 'earphone', 'hand_side'].map(
          (on) => `${at}_the_${side}_${on}`,
        ),
      )
      .join('|'),
    { direction: side === 'left' ? -1 : 1, about: 'pan', dimension: 'side' },
    -0.1,
  )

/** "all what is more than 3 seconds must become 1 second": each of the two lengths is told by itself. */
const longerThan = ({ d }: { d: number }): Argument | null => v.tiedLength('over')({ d })
const becomes = ({ d }: { d: number }): Argument | null => v.tiedLength('to')({ d })

/** Wishes, and what is wanted to be so. */
export const wished: readonly Rule[] = [
  ...gradual,
  ...startsAt,
  ...soLong,
  ...broughtIn,
  ...rule('marker', `i|we [${softly}] want|wanna|wish`, () => ask, 0.9),
  ...rule('marker', '[is_there|would_there_be] any chance|way|possibility|hope [that]', () => ask, 0.4),
  ...rule(
    'marker',
    '[is_there|would_there_be] any chance|way|possibility|hope [that] you|we could|can|would|might',
    () => ask,
    -0.4,
  ),
  ...ears('left'),
  ...ears('right'),
  ...rule('value', '<direction:d> only|alone|exclusively|and_nowhere_else', oneEar, -0.4),
  ...rule('value', 'only|just|exclusively|entirely <direction:d>', oneEar, -0.3),
  ...rule(
    'argument',
    '[,|:] all|everything|whatever|any|anything [what|that|which] [is|lasts|runs|are] more_than|longer_than|over <duration:d> [of_nothing|of_silence|of_dead_air]',
    longerThan,
    -0.5,
  ),
  ...rule(
    'argument',
    'must|should|has_to|have_to|shall|can [to] become|be|get|last|be_cut_to|go_down_to|come_down_to [only] <duration:d>',
    becomes,
    -0.5,
  ),
  ...rule('argument', 'goes|go|comes|gets|becomes|is_cut|gets_cut|is_shortened [down] to <duration:d>', becomes, -0.3),
  ...words<'marker'>(
    'marker',
    'for_a_second|for_a_minute|for_a_moment|for_a_bit|for_a_while|for_a_little_while|for_a_little_bit|for_a_sec|for_a_tick|for_the_minute|for_now|temporarily|just_for_now|just_for_a_moment|just_for_a_bit|just_for_a_sec|just_for_a_minute|just_for_a_second|for_the_present',
    { kind: 'marker', marks: 'courtesy' },
    0.2,
  ),
  ...rule(
    'marker',
    'for|on spotify|youtube|apple_podcasts|itunes|soundcloud|bandcamp|amazon_music|deezer|tidal|audible|the_streaming_platforms|streaming|the_streaming_services|the_streamers|the_platforms|the_web|the_internet|broadcasting|the_broadcaster|the_station|the_radio_station|the_distributor|the_publisher|the_feed|the_platform',
    () => ({ kind: 'marker', marks: 'courtesy' }),
    0.5,
  ),
]

/** What is done for somebody who says so: "cut me the first 8 seconds". */
export const forMe: readonly Rule[] = [
  ...rule(
    'argument',
    'me|us [please|now|also|just|only] <group:g>',
    ({ g }: { g: Group }) => (g.kind === 'unknown' || isSpan(g) ? null : v.tiedGroup('bare')({ g })),
    0.5,
  ),
  ...words<'marker'>(
    'marker',
    'me_please|us_please|please_me|please_for_me',
    { kind: 'marker', marks: 'courtesy' },
    0.2,
  ),
]
