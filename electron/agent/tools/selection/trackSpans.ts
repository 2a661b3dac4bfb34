import { z } from 'zod'
import type { Result } from '../../../../shared/result.ts'
import { defineTool, type PreparedStep, type ReadBack, type Tool } from '../contract/defineTool.ts'
import { confirmAll } from '../readBack/confirming.ts'
import { extentOf, tracksOf } from '../readBack/measureTracks.ts'
import { sayNames, sayRange } from '../sentences/saying.ts'
import { expectSelection } from './expectSelection.ts'
import { trackSpan } from '../../reader/frames/slots.ts'

export const selectTrackStartToCursor = defineTrackSpan({
  name: 'select_track_start_to_cursor',
  title: 'Track start to cursor',
  description: 'Selects from the first clip of the acted-on tracks to the cursor. Changes no audio.',
  frames: [trackSpan(['start', 'cursor'])],
  words: [
    'select track start to cursor',
    'select from the track start to the cursor',
    'select from the start of the track to the cursor',
    'select from the beginning of the track to the cursor',
  ],
  span: 'startToCursor',
  called: (names) => `${names} from its start to the cursor`,
})

export const selectCursorToTrackEnd = defineTrackSpan({
  name: 'select_cursor_to_track_end',
  title: 'Cursor to track end',
  description: 'Selects from the cursor to the end of the last clip of the acted-on tracks. Changes no audio.',
  frames: [trackSpan(['cursor', 'end'])],
  words: [
    'select cursor to track end',
    'select from the cursor to the track end',
    'select from the cursor to the end of the track',
  ],
  span: 'cursorToEnd',
  called: (names) => `${names} from the cursor to its end`,
})

export const selectTrackStartToEnd = defineTrackSpan({
  name: 'select_track_start_to_end',
  title: 'Track start to end',
  description:
    'Selects the whole of the acted-on tracks: from their first clip to the end of their last. Changes no audio.',
  frames: [trackSpan(['start', 'end'])],
  words: [
    'select track start to end',
    'select the whole track',
    'select the entire track',
    'select from track start to track end',
    'select from the start of the track to the end of the track',
  ],
  span: 'startToEnd',
  called: (names) => `the whole of ${names}`,
})

type Span = 'startToCursor' | 'cursorToEnd' | 'startToEnd'
interface TrackSpanLiteral extends Pick<Tool, 'name' | 'title' | 'description' | 'frames' | 'words'> {
  readonly span: Span
  readonly called: (names: string) => string
}

function defineTrackSpan({ span, called, ...literal }: TrackSpanLiteral): Tool {
  return defineTool({
    ...literal,
    group: 'selection',
    parameters: z.strictObject({}),
    reads: [
      ...(span === 'startToEnd' ? [] : [{ state: 'cursor', need: 'required' } as const]),
      { state: 'selectedTracks', need: 'orAll' },
    ],
    writes: ['timeSelection', 'selectedTracks'],
    impact: 'focus',
    regions: 'none',
    request: () => ({ kind: 'selectTrackSpan', span }),
    sentence: (_step, names) => `Select ${called(sayNames(names))}`,
    done: (_step, names, { after }) => `Selected ${called(sayNames(names))}, ${sayRange(after.selection)}`,
    confirm: (step, seen) => confirmSpan(span, step, seen),
  })
}

/** The selection is what the tracks' clips and the cursor say. */
function confirmSpan(span: Span, step: PreparedStep, { before, after }: ReadBack): Result<void> {
  const extents = tracksOf(before, step.trackIds).flatMap((track) => extentOf(track) ?? [])
  const start = span === 'cursorToEnd' ? before.cursor : Math.min(...extents.map((extent) => extent.start))
  const end = span === 'startToCursor' ? before.cursor : Math.max(...extents.map((extent) => extent.end))
  return confirmAll(step.tool, [expectSelection(after, { start, end })])
}
