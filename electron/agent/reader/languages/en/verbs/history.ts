import { rule, type Rule } from '../../../chart/rule.ts'
import type { Verb } from '../../../meaning/sentenceTypes.ts'
import * as v from '../../../meaning/values.ts'
import type { Deeds } from '../../language.ts'

const set = (said: string): ReadonlySet<string> => new Set(said.split(' '))

export const deeds: Deeds = {
  verbs: set('undo undoing undid undone revert reverting unwind redo redoing roll back reapply'),
  stops: set(
    'and then but or please thanks it them all everything again just only not except if unless instead before after since until to last latest previous step steps two three four five six twice times once change changes edit edits thing things you i we now quickly',
  ),
}

const latest = 'last|latest|previous|most_recent|newest|final|past'
const things =
  'changes|edits|requests|things|times|of_them|of_those|ones|actions|operations|commands|moves|modifications|messages'
const steps = 'step|steps|part|parts|bit|bits'
const whose = 'the|my|our|that|this|your|those|these'
const done = '[that] [i|we|you] [have] [just] [did|made|done|applied|asked_for]'

/** "undo both": the last two things that were done. */
export function undoneTwice({ w }: { w: Verb }): Verb | null {
  const senses = w.senses.filter(({ act, particle }) => act === 'undo' && particle === null)
  const two = v.tiedCount('bare')({ n: 2 })
  return senses.length === 0 || two === null ? null : { ...w, senses: senses.map((one) => ({ ...one, brings: [two] })) }
}

/** What of the history is meant: so many, single steps, by a name, or all behind or from something on. */
export const history: readonly Rule[] = [
  ...rule(
    'verb',
    `<verb:w> both|both_of_them|both_of_those|the_two_of_them|those_two|them_both|the_both_of_them [of_those] [${things}|cuts|deletes]`,
    undoneTwice,
  ),
  ...rule('argument', `[just|only] [${whose}] ${latest} <number:n> [${things}] ${done}`, v.tiedCount('bare'), 1.4),
  ...rule('argument', `<number:n> ${things} [back|ago]`, v.tiedCount('bare'), 0.3),
  ...rule('argument', `<number:n> ${steps} [back]`, v.tiedCount('bare'), 0.3),
  ...rule('argument', `[${whose}] ${latest} couple [of] [${things}] ${done}`, () => v.tiedCount('bare')({ n: 2 })),
  ...rule('argument', `[just|only] [${whose}] ${latest} ${steps} [of_it|of_that|of_this|of_them]`, () =>
    v.tied('bare')({ v: v.choice('grain', 'step') }),
  ),
  ...rule('argument', `[just|only] one step [of_it|of_that|of_this]`, () =>
    v.tied('bare')({ v: v.choice('grain', 'step') }),
  ),
  ...rule('argument', `${steps} [of_it|of_that|of_this|of_them]`, () =>
    v.tied('bare')({ v: v.choice('grain', 'step') }),
  ),
  ...rule(
    'argument',
    `[just|only] [${whose}] [${latest}] [${latest}] thing|change|edit|request|command|action|operation|one|modification ${done}`,
    () => v.tiedCount('bare')({ n: 1 }),
    0.2,
  ),
  ...rule('argument', `what [i|we|you] [have] [just] did|made|done [last|just_now|before]`, () =>
    v.tiedCount('bare')({ n: 1 }),
  ),
  ...rule('argument', `[just|only] ${whose} [${latest}] <deed:v>`, v.tied('deed'), 0.6),
  ...rule('argument', `<deed:v>`, v.tied('deed'), 1.1),
  ...rule('argument', `[all_the_way] [back] to [${whose}] <deed:v>`, v.tied('after'), 0.8),
  ...rule(
    'argument',
    `[everything|all|anything] [that_was_done|that_came|i_did|we_did|done] since|after [${whose}] <deed:v>`,
    v.tied('after'),
    0.4,
  ),
  ...rule('argument', `[all_the_way|everything] back|to|back_to before [${whose}] <deed:v>`, v.tied('before'), 0.4),
]
