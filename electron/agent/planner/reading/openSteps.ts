import type { Act, Clause } from '../../reader/clause/clause.ts'
import type { Outcome, Step } from '../../reader/discourse/compose.ts'
import type { FramesByAct } from '../../reader/frames/index.ts'
import type { Frame } from '../../reader/frames/frame.ts'
import type { Verb } from '../../reader/meaning/types.ts'

type Ask = Extract<Outcome, { kind: 'ask' }>

/**
 * Steps that the preparation will ask about, of a message that can't be carried out as it is: only a value is not known
 * that a tool can't do without, or it is an order to remove something that was not understood.
 */
export function openSteps(
  outcome: Ask,
  frames: FramesByAct,
  isRequired: (tool: string, param: string) => boolean,
): readonly Step[] {
  const { open, clause, why } = outcome
  if (open.every(({ act }) => act.missing.every((param) => isRequired(act.frame.tool, param)))) {
    if (open.length > 0) return open
  }
  const isLost = why === 'unread' || why === 'unplaced'
  return isLost && clause !== null && clause.speech === 'request' ? removalOf(clause, frames) : []
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
