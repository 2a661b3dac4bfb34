import type { Noun } from '../../../meaning/wordTypes.ts'
import type { Rule } from '../../../chart/rule.ts'
import { rule, words } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import * as p from '../../../meaning/points.ts'
import type { Marker, Sense, Verb } from '../../../meaning/sentenceTypes.ts'
import type { Group, Point } from '../../../meaning/types.ts'
import * as v from '../../../meaning/values.ts'

const ask: Marker = { kind: 'marker', marks: 'ask' }
const asks = (cost: number, ...patterns: string[]): Rule[] =>
  patterns.flatMap((pattern) => rule('marker', pattern, () => ask, cost))
const courtesies = (cost: number, ...patterns: string[]): Rule[] =>
  patterns.flatMap((pattern) => rule('marker', pattern, () => ({ kind: 'marker' as const, marks: 'courtesy' }), cost))

const softly = 'just|simply|please|maybe|perhaps|possibly|kindly|quickly|really|only'
const ever = 'most|very|so|really|truly|much|greatly|highly|absolutely|quite|rather'
const good =
  'welcome|appreciated|lovely|nice|great|good|wonderful|perfect|ideal|fantastic|brilliant|marvellous|marvelous|splendid|handy|helpful|useful|sensible|in_order|the_thing|the_best_thing|the_kindest_thing|the_right_thing|the_answer|the_solution|a_great_help|a_big_help|a_relief|a_blessing|a_mercy|a_kindness|an_improvement|called_for|a_good_idea|just_the_thing|just_the_ticket|advisable|desirable|much_better|better|best|enough|all_i_need|all_we_need|what_i_need'

/** "could we have the sponsor silenced": what is to become of it stands behind it. */
const causative = asks(
  0.3,
  `can|could|may|might i|we [${softly}] have|get|see|hear`,
  `i|we would [${softly}] like|love|want|prefer|need|appreciate to have|get|see|hear`,
  `i|we [${softly}] want|need|wish|ask|have to have|get|see|hear`,
  `let us|me [${softly}] have|get`,
  `would|could|can|will you [${softly}] have|get|see_to_it_that|arrange_for|arrange_to_have|let_me_have|let_us_have`,
  'i|we would be grateful|glad|happy|obliged|thankful|pleased to have|get|see',
  'i|we would not mind|object_to|say_no_to having|getting',
  'i|we would not mind',
  'i|we could do with|use',
  'i|we should like|love [to] [have|get|see|hear]',
  'may|could i beg|ask|request you|to [to] [have]',
)

/** What is asked for stands in front: "a fade at the end would be lovely". */
const behind = asks(
  -1.4,
  `would [,] [i_think|i_should_think|i_suppose|i_imagine|i_guess] [,] be [${ever}] ${good}`,
  `would|will help [me|us|it] [a_lot|a_great_deal|enormously|immensely|greatly|very_much|no_end|a_bit|a_little|tremendously]`,
  `would|will|should do [the_trick|the_job|nicely|wonders|it] [for_me|for_us]`,
  'would|will make_me|make_us|make_everybody|make_everyone happy|very_happy|glad',
  'is|are needed|required|wanted|called_for|in_order',
)

const somehow =
  'at_all|in_any_way|by_any_chance|by_any_means|somehow|perhaps|maybe|at_some_point|in_principle|humanly|technically|even|within_reason'
const possible =
  'possible|feasible|doable|practicable|practical|conceivable|thinkable|acceptable|okay|ok|all_right|alright'

const orders = [
  ...asks(
    0.1,
    `[the] one|only|next|last|other thing [that|which] i|we would [still] ask|want|like|need [you] [is|to] [is|to]`,
    `i|we [am|are] [hereby|kindly|therefore] asking|begging|requesting|telling you to`,
    `i|we must|have_to|am_to|need_to|am_obliged_to|am_bound_to [therefore|kindly|now] ask|beg|request|urge [you] to [have]`,
    `could|can|may|might i|we trouble|bother|ask|persuade|convince|get|beg you to [do_one_more_thing|do_me_a_favour|do_me_a_favor] [,] [namely|and|which_is] [to]`,
    `do [me|us] one|a|another [more|last|small|little|quick] thing|favour|favor|service [,] [namely|and|which_is] [to]`,
    `[please] be so|very kind|good|nice [as] [to|and]`,
    `[please] be a dear|an_angel|a_darling|a_sport|a_pal|a_love and`,
    `i would say|suggest|propose|recommend [that] we|you`,
    `i|we thought [that] it might|would|could be ${good} to|if_we|if_you|if_you_could`,
    `i|we suggest|propose|recommend|vote [that] we|you`,
    `i|we vote|say to|for`,
    `my suggestion|proposal|vote|request|wish|plea|favour|favor [to_you] is|would_be [that] [we|you|to]`,
    `what|all i|we need|want|ask|ask_of_you|would_like [now|next|then|here] is for you to`,
    `what|all i|we need|want|would_like|would_love [now|next|then|here] [is|would_be]`,
    `what would be ${good} [now|next|then|here] [,] is`,
    `what would be ${good} [,] when_you_have_a_moment|if_you_have_a_moment|if_possible|when_you_get_a_chance [,] is`,
    `all that|what remains|is_left is to`,
    `it is [high] time to|we|you`,
    `you would do me|us a [great|big|huge] favour|favor|service if you [could|would]`,
    `i|we [was|were] [just] wonder|wondering if|whether you would|could|might be [so] kind|good enough to|as_to`,
    `would|could|might you be kind|good|so_kind|so_good enough|as to`,
    `i|we leave it to you to|i trust you to|i rely_on_you_to|i count_on_you_to`,
    `is there any_chance|a_chance|any_way|a_way|any_possibility of [you]`,
    `any chance|way|possibility of [you]|you_could|you_can|we_could|we_can|to`,
    `do you mind|would_you_mind|mind`,
    `would it be [too|very] much|a_lot_of|a_great_deal_of|any|a [of_a] trouble|bother|work|hassle|to_ask|problem|imposition|nuisance to`,
    `is|would it [be] possible|feasible|okay|ok|all_right|alright|too_much for_you|for_us to`,
    `is|would|might|could it [be] ${somehow} ${possible} [${somehow}] [for_you|for_us] to`,
    `is|would|might|could it [be] ${possible} ${somehow} [for_you|for_us] to`,
    `would|might there be [any|a|some] chance|way|possibility|means [at_all] [of|to|for_you_to|that_you_could|that_you_might|you_could]`,
    `i|we like [that] you [to]`,
    `you would_not|could_not [possibly] [happen_to_be_able_to|be_able_to]`,
    `you would_not|could_not [possibly] [happen_to] have_a_minute|have_a_moment|have_time|have_a_second to`,
    `could_not|can_not|will_not|would_not you [${softly}]`,
    `[you] would_not happen_to have_a_minute|have_a_moment|have_time|have_a_second to`,
    `i|we think|believe|feel|reckon|guess|suppose [that] we|you should|ought_to|had_better|could|can [as_well] [${softly}]`,
    `we|you might as_well`,
    `why do_not you|we`,
    'i|we have|had need of',
    'it must|should|shall|has_to|needs_to|is_to|ought_to [also|now|please] be',
  ),
  ...asks(-2.5, 'i would not mind', 'do_not forget to', 'there is nothing for_it but to'),
]

const go = (act: string): Sense => ({
  act,
  particle: null,
  tie: null,
  direction: 0,
  brings: [],
  light: false,
  behind: true,
  asked: true,
})

/** What is asked for as if it came of itself: "could the intro go?", "could the host be 3 dB louder?". */
const inverted: readonly Rule[] = [
  ...words('marker', 'could|may|might', { ...ask, faint: true }, 0.15),
  ...words('marker', 'can|will', { ...ask, faint: true, measured: true }, -0.5),
  ...words('marker', 'will_you|would_you_please|could_you_please', ask, 0.2),
  ...words('marker', 'mind', ask, 0.3),
  // "what about the labels?" asks for none.
  ...rule(
    'marker',
    'what|how about the|all_the|my|our|these|those <noun>',
    (): Marker => ({ kind: 'marker', marks: 'question' }),
    -1.2,
  ),
  ...words(
    'verb',
    'go|to_go',
    { kind: 'verb', forms: ['base'], senses: [go('remove'), go('pan'), go('change')] } satisfies Verb,
    0.2,
  ),
  ...courtesies(0.3, 'on his|her|their own', ', only|just hers|his|theirs|yours|mine|that_one|this_one|that|it [,]'),
]

/** Only courtesies stand inside: "I would like, if it is doable, to have …". */
const parted: readonly Rule[] = [
  ...rule(
    'marker',
    'i|we [would] [really] like|love|want|need|prefer , <marker:c> , to [have|get|see]',
    withCourtesy,
    -0.5,
  ),
  ...rule('marker', 'i|we [would|must|have_to] ask|beg|request|want|need you , <marker:c> , to', withCourtesy, -0.5),
  ...rule('marker', `what would be ${good} , <marker:c> , is`, withCourtesy, -0.5),
  ...rule(
    'marker',
    'it would be [very|so|really|most|absolutely|ever_so] ${good} if , <marker:c> , you could|would|we_could'.replace(
      '${good}',
      good,
    ),
    withCourtesy,
    -0.5,
  ),
  ...rule('marker', 'could|can|would|will you , <marker:c> ,', withCourtesy, -0.5),
]

function withCourtesy({ c }: { c: Marker }): Marker | null {
  return c.marks === 'courtesy' ? ask : null
}

const wholes =
  'programme|program|broadcast|concert|lecture|talk|reel|tune|composition|feature|play|sermon|service|lesson|transfer|dictation|memo|conversation|meeting|production|edit|material|lot|item|story|stream|session|album|record|deposition|hearing|testimony|rehearsal|demo|meditation|reading|draft'

/** What is pointed back at in a story. */
const meant: readonly Rule[] = [
  ...words('noun', 'passage|portion|segment|stretch|sequence|excerpt|moment', { sort: 'part', plural: false }, 0.1),
  ...words('noun', 'passages|portions|segments|sequences|excerpts|moments', { sort: 'part', plural: true }, 0.1),
  ...rule('group', `[the|this|that|my|our] whole|entire|full|complete ${wholes}`, g.all('any')),
  ...rule('group', `the|this|my|our ${wholes}`, g.all('any'), 0.4),
  ...rule('point', 'that|the_said|this point|moment|spot|place|time', () => there(), -0.2),
  ...rule(
    'argument',
    'across_the_board|all_round|all_around|from_beginning_to_end|from_start_to_finish|from_end_to_end|from_top_to_bottom|through_and_through|all_of_it',
    () => v.tiedGroup('on')({ g: { kind: 'all', sort: 'any' } }),
    0.1,
  ),
  ...rule('argument', 'at exactly|precisely|about|around|roughly|approximately|some <point:p>', v.tiedPoint('at')),
  ...rule(
    'group',
    '[the] <noun:s> that|which [is] [currently|presently|now|at_present|at_the_moment|still|today] [reads|says|is_called|called|is_named|named|is_labelled|labelled|is_titled|goes_by|goes_by_the_name_of|has_the_name|bears_the_name|carries_the_name] <group:n>',
    called,
    -1,
  ),
  ...rule(
    'argument',
    'wherever|whenever|every_time|each_time|where|when there is|are more_than|over|longer_than|at_least <duration:d> of nothing|silence|dead_air|quiet|a_pause',
    ({ d }: { d: number }) => v.tiedGroup('bare')({ g: pausesOver(d) }),
    -0.3,
  ),
]

const pausesOver = (than: number): Group => ({
  kind: 'sort',
  sort: 'pause',
  pick: { kind: 'longer', than },
  on: null,
})

const there = (): Point | null => p.startOf({ g: g.mention('there', 'part')() })

/** "the label that currently reads intro". */
function called({ s, n }: { s: Noun; n: Group }): Group | null {
  if (n.kind !== 'named') return null
  const candidates = n.candidates.filter((one) => s.sort === 'part' || one.sort === s.sort)
  return candidates.length === 0 ? null : { ...n, sort: s.sort, candidates }
}

const beside = [
  ...courtesies(
    -3,
    `that|this|which would|will be [${ever}] ${good} [to_me|to_us|of_you]`,
    'that|this|which would|will help [me|us] [a_lot|a_great_deal|enormously|immensely|greatly]',
  ),
  ...courtesies(
    -0.5,
    'i am [so|very|terribly|awfully|really|truly] sorry',
    'i|we do apologise|apologize',
    'please forgive|excuse|pardon me|this|the_long_message|the_bother|the_trouble',
    'with all [due] respect [to_you|to_everybody|to_him|to_her|to_them]',
    'where_was_i|where_were_we|what_was_i_saying|what_did_i_want|oh_yeah|oh_yes|ah_yes|ah_right',
    'and|but when i say [so|that] i_mean_it|so',
    'and|but|, when_i_say|by_which <verb> i_mean|i_mean_to_say',
    'to_be_precise|to_be_exact|put_differently',
    'and that is the_lot|all_there_is_to_it|all_i_ask|all_i_want',
    'what_do_you_say|what_do_you_think|if_that_makes_sense|does_that_make_sense|shall_we|shall_you|will_you|could_you_do_that|can_you_do_that|would_you_do_that|could_you_do_that_for_me|can_you_do_that_for_me|would_you_do_that_for_me|do_you_think|would_that_be_all_right|would_that_be_alright|if_it_is_all_the_same_to_you|if_that_is_not_too_much_to_ask',
  ),
]

const that_is =
  'namely|in_other_words|that_is_to_say|that_is|by_which_i_mean|by_which_we_mean|meaning|i_mean|i_e|to_wit|specifically|or_rather'
const known_as = 'called|named|labelled|labeled|marked|titled|known_as|marked_as|labelled_as|headed'

/** What is said once more in other words: the second says it best. */
const appositions: readonly Rule[] = [
  ...rule('group', `<group:a> , ${that_is} <group:b> [,]`, second, -1),
  ...rule('group', `<group:a> , which|who|that is|are [also|currently] ${known_as} <group:b> [,]`, second, -1),
  ...rule('group', `<group:a> , [the] one [that_is|which_is] ${known_as} <group:b> [,]`, second, -1),
  ...rule('group', `<group:a> , ${known_as} <group:b> [,]`, second, -0.6),
  ...rule('group', '<group:a> , [the] one|ones [that_is|which_is|that_are] on|in|from <group:b> [,]', onIt, -1),
  ...rule(
    'group',
    '<group:a> , all_of_it|the_whole_of_it|all_of_them|the_lot|the_whole_lot|in_full|every_bit_of_it',
    ({ a }: { a: Group }) => a,
    -0.5,
  ),
  ...rule(
    'group',
    'those|these|that|the_said <duration:d>',
    ({ d }: { d: number }): Group => ({ kind: 'mention', which: 'it', sort: 'part', lasting: d }),
    -0.2,
  ),
]

interface Two {
  readonly a: Group
  readonly b: Group
}

/** A name, or a part; what is only pointed at would say less. */
function second({ b }: Two): Group | null {
  return b.kind === 'named' || b.kind === 'part' || b.kind === 'within' || b.kind === 'sort' ? b : null
}

function onIt({ a, b }: Two): Group | null {
  return g.on({ g: a, t: b }) ?? g.within({ p: a, g: b })
}

const why: readonly Rule[] = [
  ...words<'marker'>(
    'marker',
    'before_anybody|before_anyone|before_somebody|before_someone|before_it_is_too_late|before_we_publish|before_we_go_live|lest|for_that|for_he|for_she|for_they|for_we|for_i|for_nobody|for_there|just_so|just_so_that',
    { kind: 'marker', marks: 'reason', why: 'noun' },
    0.1,
  ),
  ...words<'marker'>(
    'marker',
    'so_one_can|so_that_one|so_nobody|so_that_nobody|so_everybody|so_everyone|so_people|so_he|so_she|so_i|so_we|so_you',
    { kind: 'marker', marks: 'reason', why: 'noun', aims: true },
    0.1,
  ),
]

const modals: readonly Rule[] = words(
  'marker',
  'could_do_with|can_do_with|could_use|can_do_with_being|is_due_to_be|are_due_to_be|are_to_be|deserves_to_be|deserve_to_be|had_better_be|might_as_well_be|may_as_well_be|could_all_be|can_all_be|should_simply_be|should_just_be|must_simply_be|is_supposed_to_be|are_supposed_to_be|would_best_be|is_best|are_best|is_better|are_better',
  { kind: 'marker', marks: 'modal' },
  -0.1,
)

/** Orders that are said at length, and how they point at what they are about. */
export const requests: readonly Rule[] = [
  ...causative,
  ...behind,
  ...orders,
  ...inverted,
  ...parted,
  ...meant,
  ...appositions,
  ...beside,
  ...why,
  ...modals,
]
