import { type Rule, rule, words } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import { entire } from '../../../meaning/sets/wholes.ts'
import type { Named } from '../../../meaning/wordTypes.ts'
import { keptFrom, keptFromStartOf, keptOnly, keptTo, keptToEndOf } from '../../../meaning/sets/keptTo.ts'
import type { Marker } from '../../../meaning/sentenceTypes.ts'
import type { Argument, Group, Tie } from '../../../meaning/types.ts'
import * as v from '../../../meaning/values.ts'

/** What a recording, or somebody in it, does: a sentence with one of these tells how it is. */
const does =
  'ends|stops|finishes|starts|begins|drags|drags_on|goes_on|rambles_on|drones_on|drones|hurts|clashes|competes|hisses|hums|buzzes|distorts|wobbles|stands_out|sticks_out|jumps_out|fluctuates|varies|suffers|lacks|kicks_in|cuts_off|cuts_out|cuts_in|trails_off|repeats|interrupts|coughs|laughs|talks|mumbles|mutters|shouts|yells|screams|whispers|breathes|sneezes|stumbles|stutters|rambles|rings|barks|swears|curses|giggles|sighs|yawns|sniffs|sniffles|chuckles|hesitates|slurs|speaks|sings|plays|plays_on|bangs|knocks|taps|drowns|fights|masks|bleeds|leaks|spills|echoes|rattles|squeaks|rumbles|disappears|vanishes|drops_out|drifts|overlaps|feels|came_out|come_out|comes_out|comes_across|turned_out|ended_up|runs_long|runs_over|wanders|gets_lost|loses_it|picks_up|annoys|bothers|distracts|bugs|sucks|needs_work|needs_help'

const tells: readonly Rule[] = [
  ...words<'marker'>('marker', does, { kind: 'marker', marks: 'copula' }, 0.5),
  ...words<'marker'>(
    'marker',
    'nobody_there|no_one_there|everybody_there|everyone_there|half_of_them|some_of_them|most_of_them|none_of_them|none_of_us|most_of_us|half_the_band|the_whole_band|the_whole_team|the_band|the_team|the_label_people|the_ad_people|the_lawyers|legal|the_boss|the_client|the_clients|the_station|the_archive|the_archivist|the_publisher|the_listeners|the_neighbours|the_neighbors|the_sound_guy|the_engineer|the_producer|the_director|the_editor',
    { kind: 'marker', marks: 'subject' },
    0.2,
  ),
  ...rule(
    'marker',
    '<marker:s> can|could|can_not|could_not|will|would pronounce|read|say|hear|understand|stand|find|remember|believe|follow|tell',
    toldBy,
    -0.2,
  ),
  ...words<'marker'>(
    'marker',
    'i_have_been_going_back_and_forth|i_have_been_going_back_and_forth_on_this|i_went_back_and_forth|i_went_back_and_forth_on_this|i_have_thought_about_it|i_have_thought_about_this|i_have_been_thinking|i_have_been_thinking_about_it|i_have_been_thinking_about_this|i_gave_it_some_thought|i_had_a_think',
    { kind: 'marker', marks: 'courtesy' },
    -0.4,
  ),
]

const isTold: Marker = { kind: 'marker', marks: 'told' }

/** Why something may go: it is judged, or there is one that is better. */
const judged: readonly Rule[] = [
  ...rule('marker', 'make|makes|made|making too|so|very much|loud noise|racket|sound|noises', () => isTold, -2.4),
  ...rule(
    'marker',
    'i|we|they have|had [already|now|since] [got|made|recorded|found] a|an|another|the [much] better|newer|cleaner|nicer|new|different|proper|second|other|shorter one|take|version|recording|copy',
    () => isTold,
    -0.6,
  ),
  ...rule(
    'marker',
    `too|way_too|far_too|much_too|a_bit_too|a_little_too long|short|slow|boring|distracting|annoying|silly|rude|private|personal|obvious|messy|busy|embarrassing`,
    () => isTold,
    0.1,
  ),
  // "Way too quiet, normalize it."
  ...rule(
    'marker',
    `[still|just|all|again] too|way_too|far_too|much_too|a_bit_too|a_little_too|a_touch_too|rather_too quiet|loud|soft|noisy|bright|dull|harsh|muddy|boomy|thin|tinny|hissy|dry|fast|low|high [again|now|there|here|for_me|like_that|like_this]`,
    () => isTold,
    0.2,
  ),
]

function toldBy({ s: is }: { s: Marker }): Marker | null {
  return is.marks === 'subject' ? { kind: 'marker', marks: 'subject' } : null
}

const ask = (): Marker => ({ kind: 'marker', marks: 'ask' })
const now = 'now|next|first|then|today|here'

/** "here's what I need: the intro faded in", "make it so that it ends at 2:00". */
const asks: readonly Rule[] = [
  ...rule(
    'marker',
    `[so] here|this|that is what i|we need|want|would_like|am_after|are_after|had_in_mind [you_to_do|to_do|done|you_to|to_happen|from_you] [${now}] [:|-|–|.]`,
    ask,
    -0.6,
  ),
  ...rule('marker', `[so] what i|we need|want|am_after is|: [this|:]`, ask, -0.6),
  ...rule('marker', '[please] make_it so_that|so|such_that it|this', ask, 0),
  ...rule('marker', 'make_sure|see_to_it|ensure [that] it|this', ask, 0.2),
]

const about = 'thing|things|business|stuff|affair|nonsense|saga|situation|bit_there|thingy'
/** "the whole sponsor thing". */
const things: readonly Rule[] = [
  ...rule('group', `[the|that|this] [whole|entire] <name:n> ${about}`, ({ n }: { n: Named }) => g.named({ n }), 0.1),
  ...rule('group', 'the|that|this whole|entire <name:n>', ({ n }: { n: Named }) => entire(g.named({ n })), 0.1),
]

/** "wherever there's a pause of more than 3 seconds": at each of them. */
const everywhere: readonly Rule[] = rule(
  'argument',
  "wherever|everywhere|anywhere|each_place|every_place|at_every_point [where|that] there is|are|'s <group:g>",
  ({ g: is }: { g: Group }) => v.tiedGroup('on')({ g: is }),
  -0.2,
)

const placing: ReadonlySet<Tie> = new Set<Tie>(['at', 'after', 'before'])
/** "(a second of silence before the sponsor) and another one after it". */
const another: readonly Rule[] = rule(
  'argument',
  'another|another_one|one|one_more|the_other|the_other_one|a_second_one|a_third_one|the_same_amount <argument:a>',
  ({ a }: { a: Argument }) => (placing.has(a.tie) ? a : null),
  0.3,
)

/** "(a label called A at 2:30) and one called B at 5:00". */
const oneCalled: readonly Rule[] = rule(
  'argument',
  'one|another|another_one|a_second_one called|named|titled|labelled|reading|saying <text:v>',
  v.titled,
  0.2,
)

const whole =
  'everything|all_of_it|the_recording|the_whole_thing|the_whole_recording|the_show|the_whole_show|the_episode|the_whole_episode|the_file|the_project|the_piece|the_audio|the_podcast|the_session|the_mix|the_whole_lot|it_all'
const must = 'should|must|has_to|have_to|needs_to|ought_to|shall|can|is_to'

/** "the show should end right after the outro": all that lies behind that goes. */
const bounds: readonly Rule[] = [
  `${whole} ${must} VERB`,
  `make|let|have ${whole} VERB`,
  `make_sure|see_to_it|i_want|i_need|ensure [that] ${whole} [to] VERB`,
  `make_it so_that|so|such_that it|${whole} VERB`,
  `make_sure|see_to_it|ensure [that] it VERB`,
].flatMap((said) => [
  ...rule(
    'effect',
    `${said.replace('VERB', 'end|ends|stop|stops|finish|finishes')} [at|on|by] <point:p>`,
    keptTo,
    -0.6,
  ),
  ...rule(
    'effect',
    `${said.replace('VERB', 'end|ends|stop|stops|finish|finishes')} [right|just] after|with|behind <group:g>`,
    keptToEndOf,
    -0.6,
  ),
  ...rule(
    'effect',
    `${said.replace('VERB', 'start|starts|begin|begins')} [right|only|just] [at|on|from|with] <point:p>`,
    keptFrom,
    -0.6,
  ),
  ...rule(
    'effect',
    `${said.replace('VERB', 'start|starts|begin|begins')} [right|only|just] at|with|from <group:g>`,
    keptFromStartOf,
    -0.6,
  ),
])

/** "the first minute is all we need": the rest goes. */
const enough: readonly Rule[] = [
  ...rule('effect', '[only] <group:g> is|are all|everything [that] i|we|they need|want|require', keptOnly, -0.6),
  ...rule('effect', 'only <group:g> is|are needed|wanted|required', keptOnly, -0.6),
  ...rule('effect', 'nothing but <group:g> is|are needed|wanted|required', keptOnly, -0.6),
]

/** What is told of a recording before something is asked for, and long ways to ask. */
export const told: readonly Rule[] = [
  ...tells,
  ...judged,
  ...asks,
  ...things,
  ...everywhere,
  ...another,
  ...oneCalled,
  ...bounds,
  ...enough,
]
