import type { Rule } from '../../../chart/rule.ts'
import { rule, words } from '../../../chart/rule.ts'
import { isSpan } from '../../../meaning/sets/groupKinds.ts'
import * as g from '../../../meaning/sets/groups.ts'
import { sense, verb } from '../../../meaning/senses.ts'
import { startOf } from '../../../meaning/points.ts'
import * as v from '../../../meaning/values.ts'
import type { Marker, Verb } from '../../../meaning/sentenceTypes.ts'
import type { Argument, Group } from '../../../meaning/types.ts'
import type { Noun } from '../../../meaning/wordTypes.ts'

/** Words that stand for an order without being a verb: as they are written, in no other form. */
const stands = (said: string, ...acts: string[]): Rule[] =>
  words<'verb'>('verb', said, {
    kind: 'verb',
    forms: ['base'],
    senses: acts.map((act) => ({ act, particle: null, tie: null, direction: 0, brings: [], light: false })),
  } satisfies Verb)

/** What also completes another verb: an order only behind what it is about, "sponsor out". */
const behind = (said: string, ...acts: string[]): Rule[] =>
  words<'verb'>('verb', said, {
    kind: 'verb',
    forms: ['base'],
    senses: acts.map((act) => ({
      act,
      particle: null,
      tie: null,
      direction: 0,
      brings: [],
      light: false,
      behind: true,
    })),
  } satisfies Verb)

/** How what is wished to be away is said: "the intro gone", "off with the outro". */
const away: readonly Rule[] = [
  ...stands('gone|be_gone|to_be_gone|should_be_gone|must_be_gone|needs_to_be_gone|has_to_be_gone', 'remove'),
  ...stands(
    'might_as_well_go|ought_to_be_gone|ought_to_go|may_go|could_go|might_go|has_got_to_go|have_got_to_go',
    'remove',
  ),
  ...stands('out_with|away_with|off_with|begone_with|down_with|out_goes|off_goes|out_go', 'remove'),
  ...behind('out|away', 'out'),
  ...behind('off', 'out', 'mute'),
  // "with the intro gone, …" tells how it is by then.
  ...rule<'marker', { g: Group }>(
    'marker',
    'with|now_that|once|when <group:g> out|off|gone|away|is_gone|is_out|is_off|are_gone',
    (): Marker => ({ kind: 'marker', marks: 'condition' }),
    -8,
  ),
]

/** "out: 1:15 – 1:35". */
const headed: readonly Rule[] = stands('out_:|away_:|gone_:|remove_:|off_:|bin_:|cut_:|delete_:', 'remove')

/** "next label", and nothing else: where to go. */
const onwards: readonly Rule[] = ([1, -1] as const).flatMap((way) =>
  rule(
    'verb',
    `${way > 0 ? 'next' : 'previous|prev'} <noun:s>`,
    ({ s }: { s: Noun }): Verb | null => {
      const of = g.beside(way)({ s })
      const at = of === null ? null : startOf({ g: of })
      return at === null ? null : verb(sense('seek', { brings: [v.tiedPoint('to')({ p: at })] }))
    },
    -0.6,
  ),
)

/** "cursor to 2:10". */
const cursor: readonly Rule[] = stands('cursor_to|playhead_to|cursor_at|playhead_at|cursor_:|playhead_:', 'seek')

/** "cursor 2:31". */
const cursorAt: readonly Rule[] = rule(
  'verb',
  'cursor|playhead [:] <clock:c>',
  ({ c }: { c: number }) => verb(sense('seek', { brings: [v.tiedPoint('to')({ p: { kind: 'at', seconds: c } })] })),
  0.6,
)

/** Names of tools as short as they are noted down. */
const short: readonly Rule[] = [
  ...stands('hp|hpf|lc|hp_filter|hpf_filter|lc_filter', 'highPass'),
  ...stands('lp|hc|lp_filter|lpf_filter|hc_filter', 'lowPass'),
  ...stands('norm|nrm', 'normalize'),
  // "pauses > 2 s → 1 s".
  ...stands('→|->|=>', 'truncate'),
  ...stands('comp|cmp', 'compress'),
  ...stands('rvrb|verb', 'reverb'),
]

/** "delete me the outro": for whom it is done says nothing more. */
const forWhom: readonly Rule[] = [
  ...rule(
    'group',
    'me|us|myself|ourselves <group:g>',
    ({ g: what }: { g: Group }) => (what.kind === 'unknown' || isSpan(what) ? null : what),
    0.4,
  ),
  ...rule('argument', '[me|us] a|an|some <choice:v>', ({ v }: { v: Argument['content'] }): Argument => ({
    tie: 'bare',
    content: v,
  })),
]

/** A kind of pictures, and no order to play. */
const pictures: readonly Rule[] = rule('group', 'b_roll|a_roll', () => g.unknown({ u: 'b-roll' }), -3)

export const terse: readonly Rule[] = [
  ...away,
  ...short,
  ...forWhom,
  ...pictures,
  ...headed,
  ...cursor,
  ...cursorAt,
  ...onwards,
]
