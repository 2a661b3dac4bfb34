import { type Rule, rule, words } from '../../../chart/rule.ts'
import { channelOptions } from '../values/channels.ts'

const unlikely =
  'deep|deeper|squeaky|squeakier|higher|lower|weird|funny|strange|odd|different|unnatural|like_a_chipmunk|like_mickey_mouse|like_a_robot'

const said: readonly [string, string][] = [
  [
    'keep pitch',
    `[and|but|,|,_but] without|do_not make|making|let|letting [it|her|him|them|me|us|the_voice|the_voices|everyone] sound|sounding [any|too] ${unlikely}`,
  ],
  ['keep pitch', '[but|and|,] no|without_any|without_a pitch change|shift'],
  ['keep pitch', '[but|and|,] same|in_the_same pitch|key'],
  ['change pitch', '[,] pitch_and_all|pitch_included|tape_style|like_a_tape|with_the_pitch|pitch_too'],
  [
    'leave gap',
    '[and|but|,] [then] leave|leaving|keep|keeping|preserve|preserving|with_keeping [a|the|its] gap|hole|space|silence|empty_space [there|open|in_its_place|behind|in_place|as_it_is]',
  ],
  [
    'leave gap',
    '[but|and|,] without closing|shifting|moving|shortening [up] [the|a|any|anything] [gap|hole|rest|timing]',
  ],
  [
    'leave gap',
    "[and|but|,] [whatever_you_do|please] do_not|dont|don't close|shift|move|fill [up] the_gap|the_hole|the_rest|what_comes_after|what_follows|what_is_after|what_comes_behind|everything_after|everything_behind|anything_after|anything_else|what_comes_after_it|what_is_behind_it|the_timing",
  ],
  ['leave gap', '[and|but|,] leave|leaving|keep everything|the_rest else in_place|where_it_is'],
  ['leave gap', '[and|but|,] keep|keeping|preserve [the|its|my] timing|timings|sync [the_same|as_it_is|intact]'],
  ['close gap', '[and|,] close|closing [up] the gap|hole'],
  [
    'keep pitch',
    '[but|and|,|while|,_but] [still] [with] keep|keeping|preserve|preserving|maintain|maintaining|without_changing|not_changing|do_not_change|same|the_same|without_affecting [the|its|same] pitch|key [the_same|as_it_is|unchanged|constant]',
  ],
  ['change pitch', '[but|and|,] with [the] pitch'],
  ['each', 'individually|separately|one_by_one|independently|by_itself|on_its_own|each_on_its_own|apiece|every_one'],
  [
    'together',
    'together|as_a_whole|as_one|into_one_clip|into_a_single_clip|to_one_clip|into_one_piece|into_a_single_piece|into_one_block|as_one_clip|as_a_single_clip|into_one_take|into_one_item|to_a_single_clip',
  ],
  [
    'keep originals',
    '[and|but|,|,_and|,_but] [please|still] keep|keeping|leave|leaving|retain|without_deleting|without_removing|do_not_delete|do_not_remove [the|both|my] originals|original_tracks|individual_tracks|separate_tracks|single_tracks|originals_too|original_ones|sources|source_tracks [as_well|too|in_place|as_they_are|there]',
  ],
  ['overwrite', '[and|,] overwrite|replacing|overwriting [it|the_file]'],
  ['to clipboard', 'to_the_clipboard|onto_the_clipboard|to_clipboard'],
  ['in place', 'in_place'],
  ...channelOptions,
  ['new file', 'as_a_new_file|to_a_new_file|to_a_file|to_disk|to_a_new_track'],
  [
    'by tracks',
    'stems|the_stems|all_stems|all_the_stems|as_separate_files|to_separate_files|one_file_per_track|one_per_track|as_individual_files|into_separate_files|one_for_each_track|as_stems|one_file|a_file|a_separate_file|an_individual_file|a_single_file|individual_files|separate_files|its_own_file',
  ],
  [
    'own file',
    'as|to|in|into its_own|their_own|a_separate|an_individual|an_own|a_single|a|an|one [separate|single|audio|sound] file|audio_file|sound_file',
  ],
  ['selected range', 'of_the_selection|from_the_selection'],
]

/** "remove the sponsor label, but not the audio under it": rather that than an exception. */
const keepSound: readonly Rule[] = rule(
  'option',
  '[,] [but|and] not|without|leave|leaving|keep|keeping [deleting|removing|touching] the audio|sound|recording [that_is] under|underneath|beneath|below|behind|at it|them',
  () => ({ kind: 'option' as const, option: 'keep sound' }),
  -2.5,
)

/** How something is to be done, beside what. */
export const options: readonly Rule[] = [
  ...keepSound,
  ...said.flatMap(([option, patterns]) => words('option', patterns, { kind: 'option', option }, -0.5)),
  // In front of a noun it rather counts it: "fade in each clip".
  ...words('option', 'each', { kind: 'option', option: 'each' }, 0.3),
]
