import { type Rule, rule } from '../../../chart/rule.ts'
import * as v from '../../../meaning/values.ts'
import type { Marker, Option } from '../../../meaning/sentenceTypes.ts'

const option = (is: string, said: string, cost = -0.6): Rule[] =>
  rule('option', said, (): Option => ({ kind: 'option', option: is }), cost)
const reason = (): Marker => ({ kind: 'marker', marks: 'reason', why: 'noun', aims: true })

const place = '[on_her_track|on_his_track|on_the_track|on_that_track|on_it|in_it|there]'
const rest = 'the rest|others|timing|timeline|sync|remainder'
const else_ = 'everything|all|anything [else]'
const moves = 'moves|shifts|slides|slips|jumps|moved|shifted [up] [around|forward|back|left|place]'
const stays =
  'stays|remains|stay|remain [exactly|right] [put|in_place|in_sync|there|where_it_is|where_they_are|as_it_is]'
const still = 'does|do|will not move|shift|slip|slide|change [up|around]'
const hole = '[a|any|no] hole|gap|silence|pause|void'

/** What an order is for; what it is to leave behind is a part of it. */
export const purposes: readonly Rule[] = [
  ...rule(
    'argument',
    "[,] so [that] they|each|it|all|these stay|stays|last|lasts|are|is|'s|become|becomes|take|takes|have|has|run|runs|come_to|comes_to [only|just|at_most|exactly] <duration:d> [long|each|in_total|altogether]",
    v.tiedLength('to'),
    -1,
  ),
  // "slow it down until it is 2:30 long", "speed it up to fit 90 seconds".
  ...rule(
    'argument',
    "[,] until|till it|this|that is|'s|lasts|takes|runs|becomes|comes_to [only|just|exactly] <duration:d> [long|in_total|altogether]",
    v.tiedLength('to'),
    -1,
  ),
  ...rule('argument', 'to fit [in|into|within|inside] [exactly] <duration:d>', v.tiedLength('to'), -1),
  ...rule(
    'argument',
    '[,] so [that] only|just|nothing_but <group:g> is|are|remains|remain|stays|stay [left|there|over]',
    v.tiedGroup('to'),
    -1,
  ),
  ...option('leave gap', `[,] so [that] nothing|none [else] ${place} [is|gets] ${moves}`),
  ...option('leave gap', `[,] so [that] ${rest} ${stays}`),
  ...option('leave gap', `[,] so [that] ${else_} ${stays}`),
  ...option('leave gap', `[,] so [that] ${rest} ${still}`),
  ...option('leave gap', `[,] so [that] ${else_} ${still}`),
  ...option('leave gap', `[,] [but|and] without to move|shift|change|slide|displace ${rest}`),
  ...option('leave gap', `[,] [but|and] without to move|shift|change|slide|displace ${else_}`),
  ...option('leave gap', '[,] [but|and] without to close the gap|hole|space'),
  ...option(
    'leave gap',
    '[and|but|,] keep|keeping|preserve|preserving|hold|maintain|maintaining|retain the|its timing|sync|alignment [intact|as_it_is]',
  ),
  ...option(
    'leave gap',
    '[and|but|,] keep|keeping|preserve|preserving|hold|maintain|maintaining the timing|sync|alignment of <group:g>',
  ),
  ...option('close gap', `[,] so [that] there is no|not ${hole} [left|there|behind|anymore|afterwards]`),
  ...option('close gap', `[,] so [that] no hole|gap|silence|pause is|stays|remains [left] [behind|there]`),
  ...option('close gap', `[,] so [that] it|that|this does|will|should not leave ${hole} [behind]`),
  ...option(
    'close gap',
    '[,] so [that] they|both|these are|sit|lie|run|end_up [right|directly] back_to_back|next_to_each_other|one_after_the_other|end_to_end|together|adjacent',
  ),
  ...option('close gap', '[,] so [that] they|both|these follow|join|meet|touch [each_other|one_another|directly|up]'),
  ...rule(
    'marker',
    '[and] so [that] i|we|people|she|he|they|you|everyone|everybody|somebody|someone|nobody can|could|may|might|will',
    reason,
    -0.3,
  ),
  ...rule(
    'marker',
    'so [that] <group:g> can|could|may [all] be heard|understood|noticed|followed [better|clearly|properly|again|at_last]',
    reason,
    -1.5,
  ),
  ...rule('marker', 'so [that] <group:g> comes|stands|cuts|gets through|out [better|more]', reason, -0.5),
]
