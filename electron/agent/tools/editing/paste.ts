import { z } from 'zod'
import { formatTime } from '../../../../shared/formatTime.ts'
import { confirmAll } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'
import { audioOf } from '../measureTracks.ts'
import { sayTime } from '../saying.ts'

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
  words: ['paste', 'paste … in', 'insert the clipboard', 'insert what i copied', 'paste what i copied', 'put it back', 'put it', 'insert it', 'drop it', 'stick it'],
  request: () => ({ kind: 'paste' }),
  sentence: (step) => `Paste at ${sayTime(step.at)}`,
  done: (step, _names, seen) => `Pasted ${formatTime(seen.before.clipboard?.duration ?? 0)} at ${sayTime(step.at)}`,
  confirm: (step, seen) => {
    const amount = (view: typeof seen.after) => view.tracks.reduce((sum, track) => sum + audioOf(track), 0)
    const [before, after] = [amount(seen.before), amount(seen.after)]
    return confirmAll(step.tool, [{ holds: after > before, expected: `more than ${formatTime(before)} of audio`, found: formatTime(after) }])
  },
})
