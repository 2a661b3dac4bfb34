import type { Act, Clause } from '../../reader/clause/clause.ts'
import type { Outcome, Step } from '../../reader/discourse/compose.ts'
import type { FramesByAct } from '../../reader/frames/index.ts'
import type { Frame } from '../../reader/frames/frame.ts'
import type { Verb } from '../../reader/meaning/sentenceTypes.ts'
import type { Argument } from '../../reader/meaning/types.ts'

type Ask = Extract<Outcome, { kind: 'ask' }>

/**
 * Steps that the preparation will ask about, of a message that can't be carried out as it is: only a value is not known
 * that a tool can't do without, or its last order is to remove something that was not understood. None is left out:
 * the answer is for all of the message.
 */
export function openSteps(
  outcome: Ask,
  frames: FramesByAct,
  isRequired: (tool: string, param: string) => boolean,
): readonly Step[] {
  const { open, clause, why, earlier } = outcome
  const isKnown = ({ act }: Step): boolean =>
    act.missing.every((param) => isRequired(act.frame.tool, param)) && (clause === null || isMeant(act, clause))
  if (open.length > 0 && open.every(isKnown)) return open
  const isLost = why === 'unread' || why === 'unplaced'
  if (!isLost || clause === null || clause.speech !== 'request' || earlier === null) return []
  const removal = removalOf(clause, frames)
  return removal.length === 0 ? [] : [...earlier, ...removal]
}

/** The act of verbs that only say that something is to be otherwise: "make the guest". */
const anyChange = 'change'

/** Whether the words tell what is to be done, and only how much is open. */
function isMeant({ frame }: Act, { edges }: Clause): boolean {
  const verbs = edges.filter(({ category }) => category === 'verb')
  if (verbs.length !== 1 || !edges.every(isPlace)) return true
  return verbs.every(({ meaning }) =>
    (meaning as Verb).senses.some(
      ({ act, particle }) => particle === null && frame.acts.includes(act) && act !== anyChange,
    ),
  )
}

/** A verb, what it is done to and what is only polite. */
function isPlace({ category, meaning }: Clause['edges'][number]): boolean {
  if (category === 'argument') return (meaning as Argument).content.kind === 'group'
  return category === 'verb' || category === 'marker' || category === 'joint'
}

/** The order by its verb alone, on a part that is to be asked for, whatever is selected. */
function removalOf(clause: Clause, frames: FramesByAct): readonly Step[] {
  const [verb, ...others] = clause.edges.filter(({ category }) => category === 'verb')
  const isWhole = clause.edges.every(({ category }) => plain.has(category))
  if (verb === undefined || others.length > 0 || !isWhole) return []
  const sense = (verb.meaning as Verb).senses.find(({ particle, tie }) => particle === null && tie === null)
  const frame = frames.get(sense?.act ?? '')?.find(isRemoval)
  if (frame === undefined) return []
  return [{ act: lost(frame), from: clause.start, to: clause.end, mentions: [], given: [] }]
}

/** Besides these it says more than what to remove. */
const plain: ReadonlySet<string> = new Set(['verb', 'argument', 'marker', 'effect', 'joint'])

const isRemoval = ({ effect, target, leavesTime }: Frame): boolean =>
  effect === 'removes' && target?.needed === true && target.object.includes('part') && leavesTime !== true

const lost = (frame: Frame): Act => ({
  frame,
  where: [{ kind: 'part', stretch: { kind: 'unclear', words: 'unread' } }],
  points: [],
  args: {},
  scopes: [],
  options: [],
  missing: [],
  into: null,
  every: null,
})
