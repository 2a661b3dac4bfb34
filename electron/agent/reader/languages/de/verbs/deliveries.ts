import { type Rule, rule, words } from '../../../chart/rule.ts'
import { checked, checkedLevels, cue } from '../../../meaning/asked.ts'
import type { Choice } from '../../../meaning/valueTypes.ts'
import * as v from '../../../meaning/values.ts'
import { labelsFor } from '../../wordRules.ts'

const names: readonly [string, string][] = [
  ['apple_podcasts', 'apple_podcasts|apple_podcast|apple|itunes'],
  ['spotify', 'spotify|spotify_lautheit'],
  ['youtube', 'youtube|you_tube'],
  ['ebu_r128', 'ebu_r128|r128|ebu_r_128|r_128|ebu|rundfunk|rundfunk_standard|den_rundfunk'],
  ['atsc_a85', 'atsc|a85|a_85|atsc_a85|atsc_a_85|a_/_85|atsc_a_/_85'],
  ['acx', 'acx|audible|acx_audible|acx_/_audible'],
]
const what = 'standard|vorgaben|vorgabe|anforderungen|regeln|pegel|lautheit|norm'
const itself = '[das|es|alles|die_folge|die_datei|das_projekt|die_aufnahme|das_ganze]'

const dualMono =
  'dual_mono|als_dual_mono|in_dual_mono|für_dual_mono|als_dual_mono_gezählt|als_dual_mono_gemessen|mit_dual_mono'

export const deliveries: readonly Rule[] = [
  ...names.flatMap(([is, said]) => words('choice', said, v.choice('delivery', is), 0.2)),
  ...rule('argument', `für|auf|nach|zu [die|den|das] <choice:v> [${what}]`, v.onlyOf('delivery'), -0.3),
  ...rule(
    'setting',
    '[einem|ein|mit] [true_peak|spitzenpegel] [von] <signed:n> dbtp',
    ({ n: db }: { n: number }) => v.setting({ s: 'ceiling', v: v.value('gain', db, { signed: true }) }),
    -0.2,
  ),
  ...rule('argument', '[,] [und|mit|aber] höchstens|maximal|unter <setting:v>', v.tied('with'), 0.1),
  ...words(
    'argument',
    'mit [den] kapiteln|kapitelmarken|marken|labels [als_kapitel|darin]',
    v.tied('bare')({ v: v.choice('chapters', 'labels') }),
    -0.4,
  ),
  // How one channel counts in a loudness.
  ...words('argument', dualMono, v.tied('bare')({ v: v.choice('mono', 'dual') }), -0.4),
  ...words('cue', dualMono, cue('dualMono'), -0.4),
  // Labels that divide what is delivered.
  // Where labels go to.
  ...labelsFor('für|als'),
  ...words('noun', 'kapitel|kapiteln', { sort: 'label', plural: true, chapters: true }, 0.1),
  ...rule(
    'cue',
    `prüf|prüfe|prüfen|überprüfe|teste|check|checke|miss ${itself} gegen|für|auf|nach [die|den|das] <choice:v> [${what}]`,
    checkedFor,
    -1,
  ),
  ...rule('cue', `gegen|für [die|den|das] <choice:v> [${what}]`, checkedFor),
  ...['prüf|prüfe|prüfen|überprüfe|teste|check|checke|miss', 'besteht|erfüllt|passt|hält|schafft|hat|ist'].flatMap(
    (asks) => [
      ...rule(
        'cue',
        `${asks} ${itself} [gegen|für|auf|zu] <value:l> [und|,|mit|bei] <signed:n> dbtp|db_tp`,
        checkedLevels,
        -2,
      ),
      ...rule('cue', `${asks} ${itself} gegen|für|auf|zu <value:l>`, checkedLevels, -1),
    ],
  ),
  ...words('aside', 'prüf|prüfe|prüfen|überprüfe|teste|checke', true, 0.3),
  ...rule(
    'cue',
    `besteht|erfüllt|passt|hält|schafft ${itself} [zu|für] [die|den|das] <choice:v> [${what}]`,
    checkedFor,
    -1,
  ),
  ...rule(
    'cue',
    `[ist|wäre] ${itself} [schon|jetzt] <choice:v> [-] konform|tauglich|fertig|reif|bereit|gerecht|fähig`,
    checkedFor,
    -1,
  ),
  ...rule('cue', `ist ${itself} bereit|fertig|gut_genug|laut_genug für <choice:v>`, checkedFor, -1),
]

function checkedFor({ v: is }: { v: Choice }) {
  return is.name === 'delivery' ? checked(String(is.choice)) : null
}
