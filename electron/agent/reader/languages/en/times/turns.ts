import { type Rule, rule, words } from '../../../chart/rule.ts'
import type { Marker } from '../../../meaning/sentenceTypes.ts'
import type { Argument } from '../../../meaning/types.ts'
import type { Text } from '../../../meaning/valueTypes.ts'
import * as v from '../../../meaning/values.ts'

const needs = 'needs|gets|wants|could_use|can_use|deserves|should_get|should_have|must_get|has_to_get|need|get|want'
const marker = (marks: Marker['marks']) => (): Marker => ({ kind: 'marker', marks })

/** "press 2 service should be press 2 support now". */
const toBe =
  'should_be|ought_to_be|has_to_be|must_be|shall_be|needs_to_be|is_to_be|should_now_be|becomes|should_become|is_now'

const calledNow = ({ v: said }: { v: Text }): Argument =>
  v.tied('called')({
    v: said.quoted ? said : { ...said, text: said.text.replace(/\s(?:now|then|instead|please)$/iu, '') },
  })

const kept = 'timecodes|timecode|time_codes|timing|timings|timestamps|time_stamps|times|positions|sync|timeline'
const stay =
  'have_to_stay|has_to_stay|must_stay|should_stay|need_to_stay|needs_to_stay|must_not_move|must_not_change|should_not_move|should_not_change|can_not_move|stays|stay|have_to_match|has_to_match|must_match|have_to_stay_put'

/** What is said of the message before: what it did is wanted elsewhere too, or was done to the wrong thing. */
export const turns: readonly Rule[] = [
  ...rule('argument', `${toBe} [called|named] <text:v>`, calledNow, -0.4),
  ...rule(
    'option',
    `[,|;|–|-] the|my|our ${kept} ${stay}`,
    () => ({ kind: 'option' as const, option: 'leave gap' }),
    -1,
  ),
  ...rule('marker', `[,|;|–|-] the|my|our ${kept} ${stay}`, marker('courtesy'), 0.4),
  // "the guest needs that too".
  ...rule('marker', `${needs} that|it|this too|as_well|also`, marker('same'), -2),
  ...rule('marker', `${needs} the_same|the_same_thing|the_same_treatment`, marker('same'), -2),
  ...words(
    'marker',
    'wrong_one|the_wrong_one|wrong_track|wrong_clip|wrong_label|wrong_part|wrong_bit|wrong_place|that_was_the_wrong_one|that_is_the_wrong_one|not_that_one|that_was_wrong|my_mistake|my_bad|i_misspoke',
    marker('courtesy')(),
    -1.5,
  ),
]
