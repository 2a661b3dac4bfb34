import { type Rule, rule, words } from '../../../chart/rule.ts'
import { checked, checkedLevels, cue } from '../../../meaning/asked.ts'
import type { Choice } from '../../../meaning/valueTypes.ts'
import * as v from '../../../meaning/values.ts'
import { labelsFor } from '../../wordRules.ts'

/** Whose requirements a file is to meet, and how they are called. */
const names: readonly [string, string][] = [
  ['apple_podcasts', 'apple_podcasts|apple_podcast|apple|itunes'],
  ['spotify', 'spotify|spotify_loudness|spotify_level'],
  ['youtube', 'youtube|you_tube|youtube_loudness'],
  ['ebu_r128', 'ebu_r128|r128|ebu_r_128|r_128|ebu|broadcast_standard|broadcast|broadcasting|european_broadcast'],
  ['atsc_a85', 'atsc|a85|a_85|atsc_a85|atsc_a_85|a_/_85|atsc_a_/_85|us_broadcast|american_broadcast'],
  ['acx', 'acx|audible|acx_audible|acx_and_audible|acx_/_audible'],
]

const what =
  'standard|standards|spec|specs|level|levels|loudness|requirement|requirements|submission|submissions|delivery|target|upload|rules|limits'
const itself = '[this|it|that|everything|the_file|the_episode|the_show|the_whole_thing|the_project|the_mix|all_of_it]'

const dualMono =
  'dual_mono|as_dual_mono|in_dual_mono|for_dual_mono|counted_as_dual_mono|measured_as_dual_mono|with_dual_mono'

const meets = 'against|for|with|on|meet|fit|pass|match|at|within'

export const deliveries: readonly Rule[] = [
  ...names.flatMap(([is, said]) => words('choice', said, v.choice('delivery', is), 0.2)),
  ...rule('argument', `for|to|at|on|as|against|per [the|our|what] <choice:v> [${what}]`, v.onlyOf('delivery'), -0.3),
  // "-1 dBTP" is a ceiling by its unit alone.
  ...rule(
    'setting',
    '[a|the] [true_peak|peak|peaks] [of|at] <signed:n> dbtp|db_tp|db_true_peak [true_peak|max|maximum|ceiling|peak]',
    ({ n: db }: { n: number }) => v.setting({ s: 'ceiling', v: v.value('gain', db, { signed: true }) }),
    -0.2,
  ),
  ...words('settingName', 'true_peak|true_peaks|true_peak_ceiling|peak_ceiling', 'ceiling'),
  ...rule(
    'argument',
    '[,] [and|with|but] at|at_most|max|maximum|no_more_than|no_higher_than|below|under <setting:v>',
    v.tied('with'),
    0.1,
  ),
  // How one channel counts in a loudness.
  ...words('argument', dualMono, v.tied('bare')({ v: v.choice('mono', 'dual') }), -0.4),
  ...words('cue', dualMono, cue('dualMono'), -0.4),
  // Labels that divide what is delivered.
  ...words('noun', 'chapters', { sort: 'label', plural: true, chapters: true }, 0.1),
  ...words(
    'argument',
    'with [the] chapters|chapter_marks|chapter_markers|labels|markers [as_chapters|in_it|inside]',
    v.tied('bare')({ v: v.choice('chapters', 'labels') }),
    -0.4,
  ),
  ...words(
    'argument',
    '[with] the|all_the|my labels|markers as chapters',
    v.tied('bare')({ v: v.choice('chapters', 'labels') }),
    -0.4,
  ),
  // Where labels go to.
  ...labelsFor('for|as'),
  // What is asked about: nothing is done.
  ...rule(
    'cue',
    `check|test|verify|validate|measure|compare|inspect|qc ${itself} against|for|with|on [the] <choice:v> [${what}]`,
    checkedFor,
    -1,
  ),
  ...rule('cue', `against|for [the] <choice:v> [${what}]`, checkedFor),
  ...['check|test|verify|validate|measure|compare|qc', 'does|do|is|are'].flatMap((asks) => [
    ...rule(
      'cue',
      `${asks} ${itself} ${meets} <value:l> [and|,|with|at] <signed:n> dbtp|db_tp|db_true_peak`,
      checkedLevels,
      -2,
    ),
    ...rule('cue', `${asks} ${itself} ${meets} <value:l>`, checkedLevels, -1),
  ]),
  ...words('aside', 'check|test|verify|validate|inspect|please_check', true, 0.3),
  ...rule('cue', `run [a|an|the] <choice:v> check|test|qc [on]`, checkedFor, -1),
  ...rule('cue', `[do|make] [a|an|the] <choice:v> check|test|qc [on]`, checkedFor, -0.8),
  ...rule(
    'cue',
    `does|do|is|are|will|would|can ${itself} pass|meet|fit|satisfy|match|comply_with|conform_to|ready_for|ok_for|okay_for|good_for|fit_for|within|inside|up_to|loud_enough_for|accepted_by [the] <choice:v> [${what}]`,
    checkedFor,
    -1,
  ),
  ...rule(
    'cue',
    `[is|are|will|would] ${itself} [now|already|really|be] <choice:v> [-] ready|compliant|conform|conformant|approved|safe|proof|standard|quality|grade`,
    checkedFor,
    -1,
  ),
  ...rule(
    'cue',
    `pass|meet|fit|satisfy|match|comply_with|conform_to|ready_for|ok_for|okay_for|good_for|fit_for|within|inside|up_to [the] <choice:v> [${what}]`,
    checkedFor,
    -0.5,
  ),
]

function checkedFor({ v: is }: { v: Choice }) {
  return is.name === 'delivery' ? checked(String(is.choice)) : null
}
