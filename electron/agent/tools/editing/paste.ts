import { z } from 'zod'
import { formatTime } from '../../../../shared/wording/formatTime.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import { confirmAll } from '../readBack/confirming.ts'
import { defineTool, type PreparedStep } from '../contract/defineTool.ts'
import { audioOf, sameRange, sameTime } from '../readBack/measureTracks.ts'
import { sayRange, sayTime } from '../sentences/saying.ts'
import { aroundProof, expectAround, type Shift } from './soundAround.ts'
import { point } from '../../reader/frames/slots.ts'

export const paste = defineTool({
  name: 'paste',
  group: 'editing',
  title: 'Paste',
  description:
    'Puts the clipboard in place of a range, or inserts it at the cursor or at `time`; what follows moves to make room.',
  parameters: z.strictObject({}),
  reads: [
    { state: 'timeSelection', need: 'optional' },
    { state: 'cursor', need: 'required' },
    { state: 'clipboard', need: 'required' },
    { state: 'selectedTracks', need: 'optional' },
  ],
  writes: ['content', 'timeSelection', 'selectedTracks', 'cursor'],
  impact: 'adds',
  impactOf: (step) => (step.range === null ? 'adds' : 'removes'),
  // As long as the clipboard: it is what was copied, or what was pasted last. Nobody means to replace it by itself.
  meansSelection: (view) => !sameTime(lengthOfSelection(view), view.clipboard?.duration ?? 0, view),
  regions: 'range rewritten',
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
  sentence: (step) =>
    step.range === null ? `Paste at ${sayTime(step.at)}` : `Paste in place of ${sayRange(step.range)}`,
  done: (step, _names, seen) =>
    `Pasted ${formatTime(seen.before.clipboard?.duration ?? 0)} ${step.range === null ? `at ${sayTime(step.at)}` : `in place of ${sayRange(step.range)}`}`,
  proof: (step, view) => aroundProof(view, heardOf(step, view), shiftOf(step, view)),
  confirm: (step, seen) => {
    const { start } = shiftOf(step, seen.before)
    const filled = { start, end: start + (seen.before.clipboard?.duration ?? 0) }
    const [before, after] = [lengthOf(seen.before), lengthOf(seen.after)]
    return confirmAll(step.tool, [
      {
        holds: step.range !== null || after > before,
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
  const { start, end } = step.range ?? { start: at, end: at }
  return { start, end, by: (view.clipboard?.duration ?? 0) - (end - start) }
}

const lengthOfSelection = ({ selection }: ProjectView): number => (selection?.end ?? 0) - (selection?.start ?? 0)

const lengthOf = (view: ProjectView): number => view.tracks.reduce((sum, track) => sum + audioOf(track), 0)

/** The tracks that it may go to: the chosen ones and those below them. */
function heardOf(step: PreparedStep, view: ProjectView): string[] {
  const first = view.tracks.findIndex((track) => step.trackIds.includes(track.id))
  return view.tracks.slice(Math.max(0, first)).map((track) => track.id)
}
