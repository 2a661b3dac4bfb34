import { z } from 'zod'
import { formatTime } from '../../../../shared/formatTime.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import { confirmAll } from '../readBack/confirming.ts'
import { defineTool, type PreparedStep } from '../contract/defineTool.ts'
import { audioOf, sameRange } from '../readBack/measureTracks.ts'
import { sayTime } from '../sentences/saying.ts'
import { aroundProof, expectAround, type Shift } from './soundAround.ts'
import { point } from '../../reader/frames/slots.ts'

export const paste = defineTool({
  name: 'paste',
  group: 'editing',
  title: 'Paste',
  description: 'Inserts the clipboard at the cursor, or at `time`; what follows moves back to make room.',
  parameters: z.strictObject({}),
  reads: [
    { state: 'cursor', need: 'required' },
    { state: 'clipboard', need: 'required' },
    { state: 'selectedTracks', need: 'optional' },
  ],
  writes: ['content', 'timeSelection', 'selectedTracks', 'cursor'],
  impact: 'adds',
  regions: 'none',
  frames: [
    {
      acts: ['paste'],
      target: { object: ['any'], place: ['track'], ties: ['bare', 'on', 'to'], ignored: true },
      slots: [point('at', 'to', 'after', 'before', 'bare')],
    },
  ],
  words: [
    'paste',
    'paste … in',
    'insert the clipboard',
    'insert what i copied',
    'paste what i copied',
    'put it back',
    'put it',
    'insert it',
    'drop it',
    'stick it',
  ],
  request: () => ({ kind: 'paste' }),
  sentence: (step) => `Paste at ${sayTime(step.at)}`,
  done: (step, _names, seen) => `Pasted ${formatTime(seen.before.clipboard?.duration ?? 0)} at ${sayTime(step.at)}`,
  proof: (step, view) => aroundProof(view, heardOf(step, view), shiftOf(step, view)),
  confirm: (step, seen) => {
    const amount = (view: typeof seen.after) => view.tracks.reduce((sum, track) => sum + audioOf(track), 0)
    const [before, after] = [amount(seen.before), amount(seen.after)]
    const { start, by } = shiftOf(step, seen.before)
    const filled = { start, end: start + by }
    return confirmAll(step.tool, [
      {
        holds: after > before,
        expected: { kind: 'more-audio', seconds: before },
        found: { kind: 'length', seconds: after },
      },
      {
        holds: sameRange(seen.after.selection, filled, seen.after),
        expected: { kind: 'pasted', range: filled },
        found: { kind: 'range', range: seen.after.selection },
      },
      ...expectAround(seen, heardOf(step, seen.before), shiftOf(step, seen.before)),
    ])
  },
})

function shiftOf(step: PreparedStep, view: ProjectView): Shift {
  const at = step.at ?? view.cursor
  return { start: at, end: at, by: view.clipboard?.duration ?? 0 }
}

/** The tracks that it may go to: the chosen ones and those below them. */
function heardOf(step: PreparedStep, view: ProjectView): string[] {
  const first = view.tracks.findIndex((track) => step.trackIds.includes(track.id))
  return view.tracks.slice(Math.max(0, first)).map((track) => track.id)
}
