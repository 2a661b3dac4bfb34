import { type Rule, rule } from '../../../chart/rule.ts'
import { pausesOf } from '../../../meaning/effects.ts'
import { all } from '../../../meaning/sets/groups.ts'
import { isTracks } from '../../../meaning/sets/groupKinds.ts'
import { soMuchBack } from '../../../meaning/takenBack.ts'
import { sense, verb } from '../../../meaning/senses.ts'
import type { Sense, Verb } from '../../../meaning/sentenceTypes.ts'
import type { Group, Point } from '../../../meaning/types.ts'
import * as v from '../../../meaning/values.ts'

const modal = 'should|must|has_to|have_to|needs_to|need_to|ought_to'

const quiet = (more: Partial<Sense>): Verb => verb(sense('mute', more), sense('silence', more))
/** "the guest should be silent from 1:00 to 1:20", "no sound on the guest there". */
const silent: readonly Rule[] = [
  ...rule('verb', `${modal} be|go|stay silent|inaudible|soundless`, () => quiet({ behind: true }), 0.2),
  ...rule('verb', 'no sound|audio on|from|in', () => quiet({}), 0.2),
  ...rule('verb', 'silent|silenced', () => quiet({ behind: true }), 1.2),
]

const allTracks = v.tiedGroup('bare')({ g: all('track')() })

const button = 'hit|press|push|click|engage|activate|enable|switch_on|turn_on|put'
/** "hit mute on the guest", "take the mute off the guest". */
const buttons: readonly Rule[] = [
  ...rule('verb', `${button} [the] mute [button|switch] on|for|of`, () => verb(sense('mute')), -0.4),
  ...rule('verb', `${button} [the] solo [button|switch] on|for|of`, () => verb(sense('solo')), -0.4),
  ...rule(
    'verb',
    'take|remove|lift|release|clear|drop|disengage|switch_off|turn_off [the] mute|muting [button] [off|from|of|on|for]',
    () => verb(sense('unmute')),
    -0.4,
  ),
  ...rule(
    'verb',
    'take|remove|lift|release|clear|drop|disengage|switch_off|turn_off [the] solo [button] [off|from|of|on|for]',
    () => verb(sense('unsolo')),
    -0.4,
  ),
  ...rule('verb', 'take|pull|dial|knock|bring <value:v> back [off|down|out]', soMuchBack, -0.4),
  // "clear the solos": the buttons of all tracks.
  ...rule('verb', 'clear|reset|release|cancel [all] [of] [the|my] solos', () =>
    verb(sense('unsolo', { brings: [allTracks] })),
  ),
  ...rule('verb', 'clear|reset|release|cancel [all] [of] [the|my] mutes', () =>
    verb(sense('unmute', { brings: [allTracks] })),
  ),
  ...rule('verb', 'mute off|out [on|for|of]', () => verb(sense('unmute')), -0.4),
  ...rule('verb', 'solo off [on|for|of]', () => verb(sense('unsolo')), -0.4),
  ...rule('verb', 'back on|back_in|enabled|on_again|back_on_again', () => verb(sense('unmute', { behind: true })), 0.6),
  ...rule('verb', `${modal}|to be audible|heard|hearable again`, () => verb(sense('unmute', { behind: true })), 0),
  ...rule('verb', 'bring|put|switch|turn', () => verb(sense('unmute', { particle: 'back in' })), 0.2),
  ...rule('verb', 'enable|reenable|reactivate|re_enable|activate', () => verb(sense('unmute')), 0.6),
  ...rule('verb', `${modal}|to be heard|audible`, () => verb(sense('solo', { only: true })), 0),
  // "begin at 0:02": nothing is named that could be moved there.
  ...rule(
    'verb',
    'start|begin at|from <point:p>',
    ({ p }: { p: Point }) => verb(sense('play', { brings: [v.tiedPoint('from')({ p })] })),
    -0.3,
  ),
  // "give me just the guest", "give me the summary only": what alone is to be heard, or to be there.
  ...rule('verb', 'just|only give me|us', () => verb(sense('solo'), sense('keep')), -0.1),
  ...rule('verb', 'give me|us just|only|nothing_but', () => verb(sense('solo'), sense('keep')), -0.1),
  ...rule('verb', 'give me|us', () => verb(sense('solo', { only: true }), sense('keep', { only: true })), -0.1),
  ...rule('particle', 'back in', () => ({ kind: 'particle' as const, word: 'back in' })),
]

const filtering =
  'cut|filter|remove|take|get_rid_of|roll|roll_off|strip|kill|drop|chop|trim|lose|clear|clean|eliminate|attenuate|clean_up|pull|shelve|dampen|damp [out|off|away|down] [the|all|all_the|any]'
const freed = 'frequencies'
/** "remove the frequencies below 80 Hz from the host". */
const filtered: readonly Rule[] = [
  ...rule(
    'verb',
    `${filtering} ${freed}|lows|low_end|bass|rumble|low_frequencies|bottom|mud|hum|low_stuff below|under|beneath`,
    () => verb(sense('highPass')),
    -0.2,
  ),
  ...rule(
    'verb',
    `${filtering} ${freed}|lows|low_end|bass|rumble|low_frequencies|bottom|mud|low_stuff of|on|in|from|off <group:t> below|under|beneath`,
    ({ t: of }: { t: Group }) => verb(sense('highPass', { brings: [v.tiedGroup('on')({ g: of })] })),
    -0.2,
  ),
  ...rule(
    'verb',
    `${filtering} ${freed}|highs|high_end|treble|hiss|high_frequencies|top|high_stuff above|over`,
    () => verb(sense('lowPass')),
    -0.2,
  ),
]

const noise = 'noise|noises|hiss|hum|background_noise|background_hiss|background_hum|room_noise|static|fan_noise|buzz'
/** "filter out the background noise of the host", "clean the host of noise". */
const cleaned: readonly Rule[] = [
  ...rule(
    'verb',
    `filter|take|clean|strip|edit|scrub|clear|get out|away|off [all|all_the|the|any] ${noise} from|of|on|in`,
    () => verb(sense('denoise')),
    -0.4,
  ),
  ...rule('verb', `do something about|against [the|that] ${noise} on|in|of`, () => verb(sense('denoise')), -0.4),
  ...['noise', 'background noise', 'hiss', 'the noise', 'the background noise', 'the hiss', 'all noise'].flatMap(
    (what) =>
      rule('verb', 'clean|clear|free|rid|cleanse', () => verb(sense('denoise', { particle: `of ${what}` })), 0.2),
  ),
  ...[
    'of noise',
    'of background noise',
    'of hiss',
    'of the noise',
    'of the background noise',
    'of the hiss',
    'of all noise',
    'less noisy',
    'less hissy',
    'noise free',
  ].flatMap((word) => rule('particle', word, () => ({ kind: 'particle' as const, word }))),
  ...['less noisy', 'less hissy', 'noise free'].flatMap((particle) =>
    rule('verb', 'make|get', () => verb(sense('denoise', { particle })), 0),
  ),
]

/** "make the pauses half a second long": that is no choice among them. */
const asLong: readonly Rule[] = rule(
  'effect',
  'make|get|have|leave|keep [all|all_the|the] pauses|silences|gaps <duration:d> long|each|short|apiece',
  pausesOf,
  -1,
)

/** "kill the guest's sound". */
const itsSound: readonly Rule[] = rule(
  'verb',
  "kill|cut|drop|lose <group:g> 's sound|audio|signal",
  ({ g: of }: { g: Group }): Verb | null => {
    const brings = [v.tiedGroup('bare')({ g: of })]
    return isTracks(of) ? verb(sense('mute', { brings }), sense('silence', { brings })) : null
  },
  -0.6,
)

/** "in the stereo field": which control of a track is meant. */
const stereo: readonly Rule[] = rule(
  'argument',
  'in|across|within the stereo_field|stereo_image|panorama|stereo_panorama|stereo_picture|sound_stage',
  () => v.tied('bare')({ v: { kind: 'aspect', aspect: 'pan' } }),
)

/** "the guest should sit 30% left", "everything should run 10% faster". */
const wished: readonly Rule[] = [
  ...rule(
    'marker',
    'should|must|has_to|have_to|needs_to|need_to|ought_to|is_to|are_to|could|can sound|sit|lie|run|play|come|be_panned|be_placed|be_positioned|be_sitting|be_set|be_played|stand [out|along|back|in|over]',
    () => ({ kind: 'marker', marks: 'modal' }),
    0.4,
  ),
]

/** "have the guest panned 30% left": what is to become of it stands behind it. */
const had: readonly Rule[] = rule('marker', 'have|get', () => ({ kind: 'marker', marks: 'ask' }), 2.4)

/** Plain orders about what is heard, in other words. */
export const heard: readonly Rule[] = [
  ...silent,
  ...buttons,
  ...filtered,
  ...cleaned,
  ...asLong,
  ...itsSound,
  ...stereo,
  ...wished,
  ...had,
]
