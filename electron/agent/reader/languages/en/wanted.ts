import type { Direction } from '../../chart/categories.ts'
import { type Rule, rule, words } from '../../chart/rule.ts'
import * as g from '../../meaning/groups.ts'
import * as p from '../../meaning/points.ts'
import type { Argument, Group, Option, Point, Stretch } from '../../meaning/types.ts'
import * as v from '../../meaning/values.ts'

const courtesy = (said: string, cost: number): Rule[] =>
  words<'marker'>('marker', said, { kind: 'marker', marks: 'courtesy' }, cost)
const ask = (said: string, cost: number): Rule[] =>
  words<'marker'>('marker', said, { kind: 'marker', marks: 'ask' }, cost)
const option = (name: string) => (): Option => ({ kind: 'option', option: name })

/** What happens in a recording, and has no name in the project. */
const event =
  'cough|coughs|coughing|sneeze|breath|breaths|breathing|applause|clapping|laugh|laughter|laughing|giggle|giggling|bang|thud|thump|bump|beep|beeps|swearword|swear_word|curse|curse_word|f_word|ring|ringing|ringtone|phone|phone_call|dog|barking|bark|door|door_slam|slam|doorbell|hiccup|hiccups|burp|um|ums|uh|erm|stumble|stutter|slip|mistake|flub|fluff|retake|siren|horn|car|truck|plane|chair|squeak|creak|rustle|rustling|feedback|mic_bump|knock|knocking|sniff|sniffle|throat_clearing|whisper|chatter|crosstalk|interruption|glitch|dropout'
const which = 'the|that|this|a|an|my|his|her|their|one|some|any'
const how = 'little|loud|big|nasty|annoying|short|long|stupid|awful|horrible|tiny|weird|strange|background|ugly|silly'

/** "the cough from 2:12 to 2:14": where it is was said in full, so that no name is needed. */
const eventAt = ({ s }: { s: Stretch }): Group | null => (s.kind === 'between' ? g.part({ s }) : null)

const events: readonly Rule[] = [
  ...rule(
    'group',
    `[${which}] [${how}] ${event} [noise|sound] [that_is|which_is|there] [at|,|:|(] <stretch:s> [)]`,
    eventAt,
    0.2,
  ),
  ...rule('group', `<stretch:s> , [${which}] [${how}] ${event}`, eventAt, 0.4),
]

/** Where it is for: it says no more. */
const audiences =
  'spotify|youtube|apple_podcasts|itunes|soundcloud|the_radio|radio|broadcast|streaming|the_web|the_podcast|podcasts|instagram|tiktok|release|the_release|mastering|the_cd|vinyl|tv|the_feed|the_platforms|audible|acx|bandcamp|the_client|the_show|the_website'

const purposes: readonly Rule[] = [
  ...rule('marker', `for|to_suit|as_for ${audiences}`, () => ({ kind: 'marker', marks: 'courtesy' }), -0.4),
  ...rule(
    'option',
    "[,] so|so_that|such_that there is|are|'s|will_be|should_be|remains no|not_any|not_a hole|gap|gaps|space|silence|pause [left] [behind|there]",
    option('close gap'),
    -0.8,
  ),
  ...rule(
    'option',
    "[,] so|so_that they|it|the_clips|the_two|both are|is|'re|'s|sit|lie|run back_to_back|right_next_to_each_other|next_to_each_other|touching|adjacent|seamless|seamlessly|end_to_end",
    option('close gap'),
    -0.8,
  ),
  ...rule(
    'option',
    '[,] so|so_that nothing|nothing_else|the_rest|everything_else|the_others [on <group>] [else] shifts|moves|slides|jumps|does_not_move|stays_in_place|stays_put|stays_where_it_is|keeps_its_place|keep_their_place|stay_in_place|stay_put [around|forward|up|about|at_all]',
    option('leave gap'),
    -0.8,
  ),
  ...rule(
    'option',
    '[but] [and|,] keep|keeping|preserving|leave|leaving the|its|all_the timing|timings|timecode|timecodes|sync [intact|as_it_is|as_is]',
    option('leave gap'),
    -0.6,
  ),
]

const leftEar = 'in|on|to|into|from the left ear|channel|speaker|headphone|earphone|can|monitor'
const rightEar = 'in|on|to|into|from the right ear|channel|speaker|headphone|earphone|can|monitor'
const side = (direction: -1 | 1) => (): Direction => ({ direction, about: 'pan', dimension: 'side' })

const sides: readonly Rule[] = [
  ...rule('direction', `${leftEar} [only|alone]`, side(-1), -0.2),
  ...rule('direction', `${rightEar} [only|alone]`, side(1), -0.2),
]

const places: readonly Rule[] = [
  ...rule(
    'point',
    'right_where|exactly_where|just_where|where <group:g> is|sits|lies|happens|occurs|happened|is_marked|comes',
    p.startOf,
    0.2,
  ),
  ...rule('argument', 'this|that|the_current spot|place|point|moment|position', here, -0.2),
  ...rule('argument', 'by <clock:c>', at, 0.6),
  ...rule('argument', 'with [the|a] name|title|text|caption|heading <text:v>', v.tied('called'), -0.5),
]

function here(): Argument {
  return v.tiedPoint('at')({ p: p.cursor() })
}

function at({ c }: { c: number }): Argument {
  const point: Point = { kind: 'at', seconds: c }
  return v.tiedPoint('at')({ p: point })
}

const asking: readonly Rule[] = [
  ...ask(
    'any_chance|any_chance_that|any_chance_you_could|any_chance_of_you|is_there_any_chance|is_there_any_chance_that|is_there_a_chance|is_there_a_chance_that|is_there_any_chance_you_could|any_possibility_that|what_are_the_chances_that',
    -1.2,
  ),
  ...courtesy('me_please|us_please|me_quickly|me_now|me_here', 0.2),
  ...courtesy(
    'if_that_is_okay|if_that_is_ok|if_possible_at_all|for_the_time_being|for_the_moment|for_now|for_a_moment|for_the_meantime|in_the_meantime',
    -0.6,
  ),
]

/** States that are wished for, places that are pointed at, and what an order is for. */
export const wanted: readonly Rule[] = [...events, ...purposes, ...sides, ...places, ...asking]
