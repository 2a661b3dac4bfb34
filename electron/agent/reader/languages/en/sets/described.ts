import type { Direction, Named, Noun } from '../../../meaning/wordTypes.ts'
import { type Rule, rule, words } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import type { Marker, Option, Verb } from '../../../meaning/sentenceTypes.ts'
import type { Argument, Group } from '../../../meaning/types.ts'
import * as v from '../../../meaning/values.ts'

const bit =
  'bit|part|section|place|spot|stretch|passage|piece|moment|thing|one|region|area|segment|noise|sound|point|range'
const somebody = 'i|we|you|he|she|they'
const marked =
  'marked|labelled|labeled|tagged|flagged|called|named|bookmarked|have_marked|have_labelled|have_labeled|have_tagged|have_called|have_named|have_flagged|had_marked|had_labelled|had_labeled|had_called|just_marked|just_labelled|already_marked|already_labelled'
const passive =
  'marked|labelled|labeled|tagged|flagged|called|named|bookmarked|titled|which_is_called|that_is_called|that_is_marked|that_is_labelled|which_is_marked|which_is_labelled'

const named = ({ n }: { n: Named }): Group | null => g.named({ n })
const namedSo = ({ n, s }: { n: Named; s: Noun }): Group | null => (s.plural ? null : g.named({ n, s }))
const afterIt = 'earlier|before|yesterday|already|for_you|this_morning|last_night|today'

/** "the bit I marked dog barks", "that click I labelled": what somebody gave a name. */
const byLabel: readonly Rule[] = [
  ...rule('group', `[the|that|this] ${bit} [that|which|,] ${somebody} ${marked} [as|,|:] <name:n>`, named, -0.4),
  ...rule('group', `[the|that|this] ${bit} [,] ${passive} [as|,|:] <name:n>`, named, -0.3),
  ...rule('group', `[the|that|this|those] <name:n> [that|which] ${somebody} ${marked} [${afterIt}]`, named, -0.2),
  ...rule(
    'group',
    `where|at_the_place_where ${somebody} [have|had|'ve] put|set|placed|added [the|a] [label|marker|mark] [called|named] <name:n>`,
    named,
    -0.4,
  ),
  ...rule('group', `[the|that|this] [${bit}] [,] where <name:n> [,]`, named, 0.1),
  // "on her track, Vox": the name behind the comma says which.
  ...rule('group', 'his|her|their|its|the|my|our <noun:s> , <name:n> [,]', namedSo, -0.6),
]

/** "the first two labelled parts". */
const labelled: readonly Rule[] = [false, true].flatMap((plural) =>
  words(
    'noun',
    ['labelled', 'labeled', 'marked']
      .flatMap((how) => ['part', 'section', 'bit'].map((what) => `${how}_${what}${plural ? 's' : ''}`))
      .join('|'),
    { sort: 'label', plural, asPart: true },
    -0.3,
  ),
)

const option = (is: string) => (): Option => ({ kind: 'option', option: is })

const voice = 'voice|voices|pitch|sound|speech|tone|key'
const options: readonly Rule[] = [
  ...rule(
    'option',
    `[but|and|,] without|not changing|affecting|altering|touching|raising|lowering|messing_with how high|low|deep [her|his|its|their|the|my] [${voice}] [is|sounds|are|sound|it_is|it_sounds]`,
    option('keep pitch'),
    -1,
  ),
  ...rule(
    'option',
    `[but|and|,] without|not changing|affecting|altering|touching|raising|lowering|messing_with her|his|its|their|the|my ${voice}`,
    option('keep pitch'),
    -0.8,
  ),
  ...rule(
    'option',
    `[but|and|,] her|his|its|their|the|my ${voice} should|must|has_to|is_to|needs_to stay|remain [the_same|as_it_is|unchanged|where_it_is|natural]`,
    option('keep pitch'),
    -0.8,
  ),
  ...rule(
    'option',
    '[and|,|then] close|pull|butt|join|shut it|that|everything|them|things|the_rest|the_two_sides|the_ends|the_hole|the_gap|the_space up|together [afterwards|again]',
    option('close gap'),
    -0.6,
  ),
]

/** "the file can be called x.mp3", "write intro on it". */
const naming: readonly Rule[] = [
  ...rule(
    'argument',
    '[,|and] [the|its] file|filename|name|title [name] [can|should|may|must|could|is_to|has_to] be|is [called|named] <file:v>',
    v.tied('called'),
    -0.8,
  ),
  ...rule('argument', '[,|and] call|name|title it|that|the_file [something_like] <file:v>', v.tied('called'), -0.6),
  ...rule(
    'argument',
    '[,|and] write|put|type|note <text:v> on|in|under|next_to|beside it|there|that',
    v.tied('called'),
    -0.6,
  ),
  ...rule('argument', '[,|and] with <text:v> [written] on|in it|there', v.tied('called'), 0.1),
]

const untouched =
  'whole|in_one_piece|full_length|at_full_length|complete|intact|as_long_as_it_is|at_its_full_length|running|going|playing|well_alone|out_of_this|out_of_it|out|in|in_there|in_place|be|in_peace|alone|unchanged|untouched|as_is|as_it_is|as_they_are|as_he_is|as_she_is|where_it_is|where_they_are|where_he_is|where_she_is|the_way_it_is|the_way_they_are|how_it_is|how_they_are|where_it_belongs|at_its_level|at_its_current_level|at_the_level_it_has|as_loud_as_it_is|as_loud_as_they_are'
/** "leave the bed whole". */
const spared: readonly Rule[] = [
  ...rule(
    'scope',
    `[but|and|,|_but] [please|i_would|we_would|i_will|we_will] leave|leaving|keep|keeping|let <group:g> [exactly|just|right] ${untouched}`,
    g.leftAlone,
    -0.9,
  ),
  ...rule(
    'scope',
    'but not|never where|when <group:g>',
    ({ g: of }: { g: Group }) => g.scope('except')({ g: of }),
    -0.8,
  ),
  ...rule(
    'scope',
    '[,] [but|only|just] not where|when <group:g>',
    ({ g: of }: { g: Group }) => g.scope('except')({ g: of }),
    -0.5,
  ),
]

const any = 'anybody|anyone|any_track|any_tracks|any_of_them|anything|any_one|any_clip|any_label|any_of_the_tracks'
const but = 'but|except|other_than|besides|apart_from|bar|save|but_for|except_for'
/** "don't mute anyone but the guest": the guest alone; "everywhere but in the intro". */
const butFor: readonly Rule[] = [
  ...rule('verb', `do_not|never|please_do_not <verb:v> ${any} ${but}`, ({ v: is }: { v: Verb }) => is, -2),
  ...rule('group', `nobody|no_one|noone|nothing|no_track|none ${but} <group:g>`, ({ g: of }: { g: Group }) => of, -2),
  ...rule(
    'scope',
    `everywhere|anywhere|all_over|all_the_way_through|throughout ${but} [in|on|during|for|over|where|at] <group:g> [is|plays|starts]`,
    ({ g: of }: { g: Group }) => g.scope('except')({ g: of }),
    -0.8,
  ),
  ...rule(
    'scope',
    `${but} where|when|while <group:g> is|plays|runs|comes`,
    ({ g: of }: { g: Group }) => g.scope('except')({ g: of }),
    -0.4,
  ),
]

const marker = (marks: Marker['marks'], said: string, cost: number): Rule[] =>
  words<'marker'>('marker', said, { kind: 'marker', marks }, cost)
const polite = (): Marker => ({ kind: 'marker', marks: 'courtesy' })
const ask = (): Marker => ({ kind: 'marker', marks: 'ask' })

const how =
  'common|normal|usual|wise|smart|safe|bad|good|better|best|worth_it|common_practice|advisable|hard|easy|difficult|recommended|customary|standard|sensible|reasonable|typical|allowed|legal|weird|strange|silly|stupid|overkill|necessary|a_good_idea|a_bad_idea|good_practice|bad_practice|usual_practice'
const question = (): Marker => ({ kind: 'marker', marks: 'question' })

const asides: readonly Rule[] = [
  // "is it common to mute a track" asks how things are done.
  ...rule(
    'marker',
    `is|would|was|are|isn't it|this|that|there [really|very|so|too|at_all|generally|usually|ever] [be] ${how} to|for|if|when`,
    question,
    -2.5,
  ),
  ...rule(
    'marker',
    `[so] what i|we would do|suggest|propose|say|like|want [here|now|then] is [to|that_you]`,
    ask,
    -0.8,
  ),
  ...marker(
    'courtesy',
    "me_again|it_is_me_again|only_me|hello_again|hi_again|you_have_been_a_star|you_are_a_star|you_have_been_great|you_have_been_a_great_help|you_are_a_legend|you_are_a_lifesaver|you_have_been_very_helpful|you_are_an_angel|that_is_all_i_need|that_is_all_i_want|that_is_all_i_ask|then_we_are_done|then_i_am_done|then_i_am_happy|and_we_are_done|and_i_am_done|then_it_is_done|and_that_would_be_it|so_nobody_notices|so_no_one_notices|so_nobody_hears_it|so_nobody_can_tell|so_no_one_can_tell|so_that_nobody_notices|so_you_can_not_tell|so_you_can_not_hear_it|as_if_nothing_happened|as_if_it_was_never_there|for_their_sake|for_his_sake|for_her_sake|for_my_sake|for_everyone_'s_sake",
    -1,
  ),
  ...rule(
    'marker',
    '[and] that is|was|would_be all|everything i|we need|want|wanted|needed [from_you|of_you] [today|now|for_now|for_today|tonight]',
    polite,
    -1.4,
  ),
  ...rule(
    'marker',
    '[okay|ok|so|right|just] one|two|three|four|a_couple_of|a_few [quick|more|last|little|small] things|requests|changes|jobs|fixes|favours|favors|edits [for_you|today|here|now|please|then] [before|while i|we go|leave|forget|start]',
    polite,
    -1,
  ),
]

const value = ({ v: is }: { v: Parameters<ReturnType<typeof v.tied>>[0]['v'] }): Argument | null =>
  v.tied('by')({ v: is })
/** "by, let's say, 4 dB". */
const hedged: readonly Rule[] = rule(
  'argument',
  'by [,] let_us_say|shall_we_say|say|i_do_not_know|something_like|maybe|perhaps|roughly|about|oh|like [,] <value:v>',
  value,
  -0.8,
)

const side = (said: 'left' | 'right'): Rule[] =>
  words<'direction'>(
    'direction',
    ['off', 'out', 'over', 'way_off', 'way_over', 'further', 'more'].map((one) => `${one}_to_the_${said}`).join('|'),
    { direction: said === 'left' ? -1 : 1, about: 'pan', dimension: 'side' } satisfies Direction,
    -0.3,
  )

/** Things by what somebody did with them or said of them, and what is said beside orders. */
export const described: readonly Rule[] = [
  ...labelled,
  ...byLabel,
  ...options,
  ...naming,
  ...spared,
  ...butFor,
  ...asides,
  ...hedged,
  ...side('left'),
  ...side('right'),
]
