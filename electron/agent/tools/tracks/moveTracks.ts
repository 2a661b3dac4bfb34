import { z } from 'zod'
import type { Result } from '../../../../shared/result.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import type { ToolFrame } from '../../reader/frames/frame.ts'
import type { Tie } from '../../reader/meaning/types.ts'
import { defineTool, type PreparedStep, type ReadBack, type Tool } from '../contract/defineTool.ts'
import { confirmAll } from '../readBack/confirming.ts'
import { sayNames } from '../sentences/saying.ts'
import { expectOthersSame } from './expectOnTracks.ts'

/** "move the music above the host": which of the two it is done with shows only where they are. */
const nextTo = (is: 'above' | 'below', tie: Tie): ToolFrame => ({
  acts: ['moveNextTo'],
  target: { object: ['track'], place: [], needed: true },
  slots: [{ param: '#nextTo', content: 'track', ties: [tie], needed: true }],
  nextTo: is,
  exchanges: is === 'above' ? 'move_track_down' : 'move_track_up',
})

export const moveTrackUp = defineTrackMove('up', {
  name: 'move_track_up',
  title: 'Move Track Up',
  description: 'Moves tracks up by one place; nothing is heard of it.',
  frames: [
    { acts: ['moveUp'], target: { object: ['track'], place: [], needed: true } },
    nextTo('above', 'over'),
    { acts: ['moveTop'], target: { object: ['track'], place: [], needed: true }, toEnd: 'first', cost: -0.4 },
  ],
  words: ['move the track up', 'move track up', 'move … up'],
})

export const moveTrackDown = defineTrackMove('down', {
  name: 'move_track_down',
  title: 'Move Track Down',
  description: 'Moves tracks down by one place; nothing is heard of it.',
  frames: [
    nextTo('below', 'under'),
    { acts: ['moveBottom'], target: { object: ['track'], place: [], needed: true }, toEnd: 'last', cost: -0.4 },
    { acts: ['moveDown'], target: { object: ['track'], place: [], needed: true } },
    { acts: ['swap'], target: { object: ['track'], place: [], needed: true }, exchanges: 'move_track_up' },
  ],
  words: ['move the track down', 'move track down', 'move … down'],
})

function defineTrackMove(
  direction: 'up' | 'down',
  literal: Pick<Tool, 'name' | 'title' | 'description' | 'frames' | 'words'>,
): Tool {
  return defineTool({
    ...literal,
    group: 'tracks',
    parameters: z.strictObject({}),
    reads: [{ state: 'selectedTracks', need: 'required' }],
    writes: ['content'],
    impact: 'adds',
    regions: 'none',
    request: () => ({ kind: 'moveTracks', direction }),
    sentence: (_step, names) => `Move ${sayNames(names)} ${direction}`,
    done: (_step, names, seen) =>
      seen.outcome.changed
        ? `Moved ${sayNames(names)} ${direction}`
        : `${sayNames(names)} stood at the ${direction === 'up' ? 'top' : 'bottom'} already`,
    confirm: (step, seen) => confirmMoved(step, seen, direction),
  })
}

/** Each acted-on track stands one place further, unless it was at the edge or right behind others that were. */
function confirmMoved(step: PreparedStep, seen: ReadBack, direction: 'up' | 'down'): Result<void> {
  const before = orderOf(seen.before, direction)
  const after = orderOf(seen.after, direction)
  const stuck = before.findIndex((id) => !step.trackIds.includes(id))
  const holds = before.every(
    (id, index) =>
      !step.trackIds.includes(id) || after.indexOf(id) === (stuck === -1 || index < stuck ? index : index - 1),
  )
  return confirmAll(step.tool, [
    { holds, expected: { kind: 'one-place-further', direction }, found: { kind: 'other-order' } },
    {
      holds: after.length === before.length,
      expected: { kind: 'as-many-tracks' },
      found: { kind: 'tracks', count: after.length },
    },
    expectOthersSame([], seen.before, seen.after),
  ])
}

function orderOf({ tracks }: ProjectView, direction: 'up' | 'down'): string[] {
  const ids = tracks.map((track) => track.id)
  return direction === 'up' ? ids : ids.toReversed()
}
