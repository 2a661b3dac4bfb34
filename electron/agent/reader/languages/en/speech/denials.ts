import { type Rule, rule, words } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import { allTracksBut, contrast } from '../../../meaning/sets/lessened.ts'
import { sense, verb } from '../../../meaning/senses.ts'
import type { Effect, Marker, Verb } from '../../../meaning/sentenceTypes.ts'
import type { Group } from '../../../meaning/types.ts'
import * as v from '../../../meaning/values.ts'

const marker = (marks: Marker['marks'], said: string, cost = 0): Rule[] =>
  words<'marker'>('marker', said, { kind: 'marker', marks }, cost)

/** "neither the joke nor the cough should stay": both are to go. */
const neither =
  (act: string) =>
  ({ a, b }: { a?: Group; b?: Group }): Verb | null => {
    if (a === undefined || b === undefined) return verb(sense(act))
    const both = g.list({ a, b })
    return both === null ? null : verb(sense(act, { brings: [v.tiedGroup('bare')({ g: both })] }))
  }

const may = 'should|may|must|can|shall|is_to|are_to|ought_to'

/** "not the host but the guest": the one that is said last. */
function rather({ a, b }: { a: Group; b: Group }): Group | null {
  return a.kind === 'all' || a.kind === 'rest' ? null : contrast({ a: b, b: a })
}

const moving =
  'moving|shifting|pulling|pushing|dragging|sliding|bumping|nudging|displacing|knocking|budging|making_a_mess_of|messing_up'
const others =
  'anything|anything_else|the_rest|the_rest_of_it|everything_else|the_others|others|other_clips|the_other_clips|the_other_ones|what_follows|what_comes_after|what_comes_after_it|what_is_behind_it|everything_behind_it|everything_after_it|the_following_clips|the_clips_behind_it|the_rest_of_the_track|the_timeline|things'

/** What is added to a sound, and would be added to this one. */
const added: ReadonlySet<string> = new Set(
  'fadeIn fadeOut fadeBoth fade crossfade reverb echo compress limit gate normalize loudness equalize highPass lowPass denoise tone noise gain bass treble deEss distortion'.split(
    ' ',
  ),
)
const polite: Marker = { kind: 'marker', marks: 'courtesy' }
const spared = ({ e }: { e: Effect }): Marker | null => (added.has(e.act) ? { kind: 'marker', marks: 'spare' } : null)
const withoutEffect = ({ e }: { e: Effect }): Marker | null => (added.has(e.act) ? polite : null)
/** "…, without fading": what is done to a sound, and not "without deleting it", which may put an order right. */
const withoutDoing = ({ v: is }: { v: Verb }): Marker | null =>
  is.forms.includes('gerund') && is.senses.some(({ act }) => added.has(act)) ? polite : null

/** Orders that say what is not to be, and what is to be in its place. */
/** Too dear to be a phrase: it only tells where an exception begins. */
const excepting = { kind: 'marker', marks: 'filler', excepts: true } as const

export const denials: readonly Rule[] = [
  ...rule(
    'verb',
    `neither <group:a> nor <group:b> ${may} stay|remain|survive|be_kept|be_in_there|be_in_it`,
    neither('remove'),
    -2,
  ),
  ...rule('verb', `neither <group:a> nor <group:b> ${may} be_heard|be_audible|sound`, neither('mute'), -2),
  ...words(
    'verb',
    'do_not_keep_anything|do_not_keep_any_of|do_not_leave_anything|do_not_keep_a_thing|do_not_leave_a_thing|never_keep_anything',
    verb(sense('remove')),
    -1,
  ),
  ...rule('group', 'not <group:a> [,] but <group:b>', rather, -1.5),
  ...rule('group', 'not <group:a> , <group:b>', rather, 0.2),
  ...rule(
    'group',
    'everyone|everybody|every_track|all_tracks|all who|that|which is|are not <group:g>',
    allTracksBut,
    -1,
  ),
  ...rule(
    'argument',
    'on|in no track|tracks|other_track|one but|except|other_than|besides|save <group:g>',
    v.tiedGroup('on'),
    -1.5,
  ),
  ...rule('scope', 'bar|save [on|in|for] <group:g>', g.scope('except'), 0.2),
  ...marker(
    'spare',
    'do_not_do_anything_to|do_not_do_a_thing_to|do_not_do_anything_with|never_do_anything_to|keep_your_hands_off|keep_off|keep_away_from|stay_off|stay_away_from|stay_clear_of|steer_clear_of|do_not_lay_a_finger_on|do_not_lay_hands_on|no_changes_to|no_change_to|forget_about|never_mind_about|do_not_bother_with|do_not_worry_about|pay_no_attention_to|make_no_changes_to|do_nothing_to|nothing_is_to_happen_to',
    -0.3,
  ),
  ...rule(
    'marker',
    'and|but [of|on|in|from|to|at|for|with] nothing|nobody|no_one|none else [please]',
    () => polite,
    -2,
  ),
  // "keep 10 to 20, no fades".
  ...rule(
    'marker',
    '[and|but] no|without [any|a|an] [more|extra|additional] <effect:e> [at_all|please]',
    withoutEffect,
    -1,
  ),
  ...rule('marker', '[and|but] no|without [any] <verb:v> [anything|at_all|it|them]', withoutDoing, -0.6),
  // "could it have been deleted?" asks what was.
  ...rule('marker', 'could|may|might <group:g> have been|had|got', () => ({ kind: 'marker', marks: 'hypothesis' }), -4),
  // "no fade on the narration, only …".
  ...rule('marker', 'no <effect:e> on|for|in|to', spared, -0.5),
  ...marker('spare', 'no_fade_on|no_fades_on|no_fading_on|no_fade_for|no_fade_in|no_fade_to', -0.5),
  ...marker('negation', 'instead_of|rather_than|in_place_of', 0.1),
  ...words('marker', 'except|excepting|excluding|apart_from|other_than|aside_from', excepting, 9),
  ...words('joint', ',_only', { kind: 'joint', joint: 'but' }, 0.5),
  ...rule(
    'option',
    '[but] [without|and|,] do_not|without|never touch|change|alter|affect|touching|changing|altering|affecting [the|its|their] timing|length|duration|running_time|total_length',
    () => ({ kind: 'option', option: 'leave gap' }),
    -0.8,
  ),
  // "…, but leave everything where it is".
  ...rule(
    'option',
    `[,] [but|and|then] leave|leaving|keep|keeping everything|everything_else|all_else|all|it_all|the_rest|the_others|all_the_others|all_the_rest where|right_where it_is|it_was|they_are|they_were`,
    () => ({ kind: 'option', option: 'leave gap' }),
    -1.6,
  ),
  ...rule(
    'option',
    '[,] [but|and] keep|keeping|preserve|preserving|maintain|maintaining|retain [the|its|their] [total|overall|same|whole] length|duration|timing|running_time|timings',
    () => ({ kind: 'option', option: 'leave gap' }),
    -0.8,
  ),
  ...rule(
    'option',
    `[,] [but|and] leave|leaving|keep|keeping the|a|those|these|any hole|holes|gap|gaps|space|spaces [there|open|in|empty|as_it_is|as_they_are]`,
    () => ({ kind: 'option', option: 'leave gap' }),
    -1.2,
  ),
  ...rule(
    'option',
    `[,] [but|and|so] do_not|never move|shift|pull|push|drag|slide|bump|nudge|displace [any_of] ${others} [forward|up|along|closer|together|earlier|later|back|around|about|in|over]`,
    () => ({ kind: 'option', option: 'leave gap' }),
    -0.8,
  ),
  ...rule(
    'option',
    `[but] without|not ${moving} [any_of] ${others} [forward|up|along|closer|together|earlier|later|back|around|about|in|over]`,
    () => ({ kind: 'option', option: 'leave gap' }),
    -0.8,
  ),
  ...rule(
    'marker',
    'if|provided|as_long_as|assuming there_is_one|it_exists|there_are_any|there_is_any|there_is_such_a_thing|we_have_one|i_have_one|it_is_there|it_is_in_there|you_find_one',
    () => ({ kind: 'marker', marks: 'courtesy' }),
    -1,
  ),
  ...rule(
    'marker',
    "if it|that is|'s no|not_a|not_any [great|big] bother|trouble|problem|hassle|nuisance|imposition [to_you|for_you]",
    () => ({ kind: 'marker', marks: 'courtesy' }),
    -1,
  ),
]
