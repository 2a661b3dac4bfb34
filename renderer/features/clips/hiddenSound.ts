import { routes } from '../../../shared/ipc/routes.ts'
import { fetchApart, type FetchBytes } from '../../ipc/fetchApart.ts'
import { hueOf } from '../../lib/trackHue.ts'
import { withQuery } from '../../lib/withQuery.ts'
import type { AppState } from '../../store/appStore.ts'
import type { ClipOnTrack } from '../../store/clipCommands.ts'
import type { LiftedPicture } from '../../store/slices/viewSlice.ts'
import { spanOf } from '../../store/viewMath.ts'
import { drawWaveform, rowsIn } from '../../timeline/drawWaveform.ts'
import { soundOf } from '../../timeline/peakColumns.ts'
import { waveformColours } from '../../timeline/waveformColours.ts'

/** As the app answers at most. */
const mostColumns = 8192

/** Of the seconds that an edge hides those that may come into sight; null where there are none. */
export function hiddenRange(
  { clip }: Pick<ClipOnTrack, 'clip'>,
  edge: 'start' | 'end',
  view: AppState['view'],
): { from: number; to: number } | null {
  const { before = 0, after = 0 } = clip.hidden ?? {}
  const [start, end] = edge === 'start' ? [clip.start - before, clip.start] : [clip.end, clip.end + after]
  const from = Math.max(start, view.t0 - spanOf(view))
  const to = Math.min(end, view.t0 + 2 * spanOf(view))
  return to > from ? { from, to } : null
}

/**
 * What an edge of a clip hides, drawn as its lane draws what is heard: whoever pulls it out sees what comes. Null where
 * there is nothing, or the lane shows something else.
 */
export async function readHidden(
  held: ClipOnTrack,
  edge: 'start' | 'end',
  state: AppState,
  { signal, get = fetchApart }: { readonly signal: AbortSignal; readonly get?: FetchBytes },
): Promise<LiftedPicture | null> {
  const { clip, track, index } = held
  const range = hiddenRange(held, edge, state.view)
  const lane = document.querySelector<HTMLElement>(`.lane[data-lane="${index}"] > .lane-wave`)
  if (range === null || lane === null || state.spectrograms.has(track.id)) return null
  const ratio = window.devicePixelRatio || 1
  const wide = Math.ceil((range.to - range.from) * state.view.pxPerSec * ratio)
  const columns = Math.max(1, Math.min(mostColumns, wide))
  const rev = state.project?.contentRevision ?? 0
  const answer = await get(withQuery(routes.peaks, { track: track.id, ...range, columns, clip: clip.id, rev }), {
    signal,
  })
  if (!answer.ok) throw new Error(await answer.text())
  const { channels, sound } = soundOf(new Int8Array(await answer.arrayBuffer()), columns)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (context === null) return null
  canvas.width = columns
  canvas.height = Math.max(1, Math.round(lane.clientHeight * ratio))
  const clips = [{ from: 0, to: columns }]
  const whole = { channels, rows: rowsIn(lane.clientHeight, channels), columns, columnWidth: 1, offset: 0, clips }
  drawWaveform(context, sound, whole, waveformColours(lane, hueOf(state, track.id)))
  return { canvas, from: range.from - clip.start, to: range.to - clip.start }
}
