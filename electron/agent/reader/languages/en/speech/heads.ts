import { type Rule, rule, words } from '../../../chart/rule.ts'
import type { Marker } from '../../../meaning/sentenceTypes.ts'

const marker = (marks: Marker['marks'], cost: number, ...patterns: string[]): Rule[] =>
  patterns.flatMap((pattern) => rule('marker', pattern, (): Marker => ({ kind: 'marker', marks }), cost))

/** It was decided by several, or by others: they may be of another mind by now. */
const decidedBefore = (cost: number, ...patterns: string[]): Rule[] =>
  patterns.flatMap((pattern) =>
    rule('marker', pattern, (): Marker => ({ kind: 'marker', marks: 'ask', others: true }), cost),
  )

const team =
  'team|band|boss|client|clients|customer|customers|editor|editors|producer|producers|director|publisher|label_people|station|broadcaster|network|lawyers|legal_department|family|listeners|committee|faculty|teacher|students|audience|archive|museum|company|studio|crew|others|people|author|writer|speaker|narrator|interviewee|sponsors|agency|management|board|school|church|conductor|choir|court|client_side'
/** Somebody who wants something of what is edited. */
const who = [
  'they|he|she|everybody|everyone|legal|management|somebody|someone',
  ...['the', 'my', 'our', 'their', 'his', 'her'].flatMap((whose) => team.split('|').map((one) => `${whose}_${one}`)),
].join('|')
const us = 'we|i|we_all|everybody|everyone|the_team|the_band|the_committee|the_board|the_family'
const softly = 'just|simply|really|now|also|please|all|both|finally|therefore|clearly|strongly|generally|honestly'
const fine =
  'best|better|good|wise|wiser|smart|sensible|right|fair|nice|kind|advisable|safer|cleaner|easier|simplest|easiest|safest|wisest'

/** "we've decided to …", "the plan is to …", "your job now: …": an order follows. */
const decided = marker(
  'ask',
  0.1,
  `i|we say [that] we|you`,
  `[would|is|was] it be|is possible|ok|okay|fine that|if you|we`,
  `is|would it possible|be_possible [that] you|we [could|can|would]`,
  `perhaps|maybe you|we|i might|could|should|can [want_to|like_to]`,
  `my|our|your|the [next|first|last|main|only] job|task|mission|assignment|duty|order|orders|goal [now|here|today|for_today] is|are to`,
  `my|our|your|the [next|first|last|main|only] job|task|mission|assignment|order|orders [now|here|today|for_today|for_you] :`,
  `[one] quick|small|little|tiny|last|final|another|simple|big|huge [last|small|quick|little] favour|favor|request|thing|job|task|wish|order :`,
  `what|all [that] you|we [now|still] have_to|need_to|must|should|can|could|ought_to do [now|next|here|then] is [to|:]`,
  `the only thing|step|job|bit [that_is] left|missing|remaining [now] is to`,
)

const settled = decidedBefore(
  0.1,
  `we|i have [${softly}] decided|agreed|resolved|voted|chosen|elected|settled [that_it_is|it_is] [${fine}] to [have]`,
  `we|i|the_team|the_band|the_board|the_committee|the_family [${softly}] decided|agreed|resolved|voted|chose [that_it_is|it_is|it_would_be] [${fine}] to [have]`,
  `the|my|our plan|idea|goal|aim|intention|thinking|proposal|advice|decision|agreement [now|here|today|was|then] is [now] [for_you|for_us] to [have]`,
)

const happy =
  'over_the_moon|thrilled|delighted|ecstatic|overjoyed|happy|so_happy|very_happy|glad|so_glad|grateful|so_grateful|very_grateful|pleased|relieved|obliged|much_obliged|eternally_grateful|in_your_debt|forever_grateful|thankful|so_thankful|chuffed|tickled'

const blessing =
  'mercy|relief|blessing|kindness|help|improvement|miracle|dream|pleasure|favour|favor|service|load_off_my_mind|weight_off_my_mind|good_thing|good_idea|joy|treat|delight|godsend|lifesaver'

/** "it would make my day if you could …". */
const ifYou = marker(
  'ask',
  -0.6,
  `i|we would be ${happy} if|were you|we|somebody [could|would|can|might|to]`,
  `it|that would make [${softly}] my|our|everybody's day|week|year|life|evening [so_much|a_lot|much] [easier|better|nicer] if you|we could|would|can`,
  `it|that would make me|us|them|everybody|everyone [so|very|really] happy|glad|proud if you|we could|would|can`,
  `i|we was|were|am|are [${softly}] hoping|wishing|praying|thinking|wondering [that|if|whether] you|we could|would|can|might`,
  `would it be okay|ok|all_right|alright|fine|possible|feasible|acceptable [for_you|for_us|with_you] to`,
  `do you reckon|think|suppose|feel|believe [that] you|we could|can|might|would`,
  `it|that would help|please|relieve|suit|cheer [me|us|them|everyone|everybody] [a_lot|a_great_deal|greatly|enormously|immensely|no_end|very_much] if you|we|somebody [could|would|can|might]`,
  `see [please] if|whether you can|could`,
  `i|we would love|like|prefer for you|us [all] to`,
  `it|that would be a|an|such_a [real|great|huge|big|true] ${blessing} if|when`,
  `it|that would be a|an|such_a [real|great|huge|big|true] ${blessing} if|when you|we|somebody could|would|can|might`,
  `i|we suppose|guess|think|reckon|feel we|you would|had better`,
  `we|you would|had better [${softly}]`,
  `i|we would suggest|advise|recommend|propose [${softly}] to`,
  `it|that is|would_be|might_be|may_be|will_be|seems [probably|maybe|perhaps|likely|surely] [the] ${fine} [thing|idea|course] [now|here|then] to`,
  `we|i|you got_to [${softly}]`,
  `[i|we need|want|would_like you to] go|come on|ahead and`,
  `[i|we need|want|would_like you to] go and`,
  `please|now|then|just|so|anyway go [on|ahead] and`,
  `please|kindly|now|then|so [please|now] do`,
)

/** Where it is somebody who wants it. */
const ofSomebody = ({ s: is }: { s: Marker }): Marker | null =>
  is.marks === 'subject' && is.others === true ? { kind: 'marker', marks: 'ask', others: true } : null

const wanting = [
  `<marker:s> want|wants|need|needs|expect|expects|would_like|would_love|would_prefer|will_need [${softly}] me|us to`,
  `<marker:s> would [${softly}] like|love|prefer|appreciate [to_have|to_see|to_hear]`,
  `<marker:s> [${softly}] want|wants|need|needs to_have|to_see|to_hear`,
  `<marker:s> [${softly}] insist|insists|demand|demands|request|requests|ask|asks|suggest|suggests|propose|proposes that`,
]

/** "the client would like the sponsor removed": what is to become of it stands behind it. */
const wanted = [
  ...words<'marker'>('marker', who, { kind: 'marker', marks: 'subject', others: true }, 0.35),
  ...wanting.flatMap((pattern) => rule('marker', pattern, ofSomebody, 0)),
  ...decidedBefore(0.2, `${us} [have] [${softly}] agreed|decided|resolved|voted to have|see|get`),
  ...marker(
    'courtesy',
    -0.3,
    `${us} [have] [${softly}] agreed|decided|concluded|resolved|think|thinks|feel|feels|believe|believes|agree|agrees|reckon|reckons [that]`,
    `the [general|unanimous|common|overall|final] consensus|verdict|opinion|feeling|view|conclusion|decision|agreement|result [in_the_team|here|of_the_meeting|on_our_side] is|was that`,
    `it|there [is|has|was] been|is|was decided|agreed|resolved|settled that`,
    `i|we [${softly}] feel|find|reckon|believe|think|suppose|guess|fear|guess_that [that]`,
    `as_far_as i|we|he|she|they am|are|is concerned`,
    `for_all i|we care`,
    `in my|our|his|her [humble|honest] opinion|view|book`,
  ),
  ...words<'marker'>(
    'marker',
    'unfortunately|sadly|regrettably|alas|obviously|clearly|naturally|basically|essentially|preferably|frankly|personally|eventually|hopefully|i_am_afraid|i_am_afraid_that|i_fear|if_you_ask_me|for_my_part|from_my_side|from_my_point_of_view|in_that_case|in_which_case|under_these_circumstances|under_the_circumstances|all_things_considered|on_balance|when_all_is_said_and_done|at_the_end_of_the_day',
    { kind: 'marker', marks: 'courtesy' },
    0.1,
  ),
  ...marker(
    'question',
    -11,
    `[do you think|reckon|believe|feel] [that] should we|i|you`,
    `do you think|reckon|believe|feel [that] we|i should|ought_to`,
  ),
  ...words<'marker'>('marker', 'wants|want|need|needs', { kind: 'marker', marks: 'modal' }, 0.9),
]

/** What stands in front of an order: somebody's wish, a decision, a plan. */
export const heads: readonly Rule[] = [...decided, ...settled, ...ifYou, ...wanted]
