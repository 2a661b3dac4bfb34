import type { ProjectView, RangeView } from '../../../shared/schemas/projectView.ts'
import { idsOf, type Operation } from './operation.ts'

type Change = (operation: Operation & { range: RangeView }, view: ProjectView) => ProjectView

/** The timeline after an operation on a part: enough of it for later steps to find their times. */
const changes: Readonly<Record<string, Change>> = {
  delete_selection: ({ range, tracks }, view) => closed(view, range, tracks),
  cut: ({ range, tracks }, view) => closed(view, range, tracks),
  trim_to_selection: ({ range, tracks }, view) => trimmed(view, range, tracks),
  set_time_selection: ({ range }, view) => ({ ...view, selection: range }),
  apply_change_tempo: ({ range, tracks, args }, view) => paced(view, range, tracks, paceOf(args)),
  apply_change_speed: ({ range, tracks, args }, view) => paced(view, range, tracks, paceOf(args)),
}

const paceOf = (args: Readonly<Record<string, unknown>>): number =>
  typeof args['factor'] === 'number' ? args['factor'] : 1 + Number(args['percent'] ?? 0) / 100

export function timelineAfter(operation: Operation, view: ProjectView): ProjectView {
  const { tool, range, at, tracks, args } = operation
  if (range !== null) return changes[tool]?.({ ...operation, range }, view) ?? view
  if (at !== null && tool === 'insert_silence') return opened(view, at, Number(args['duration']), tracks)
  if (tool === 'seek' && at !== null) return { ...view, cursor: at }
  return tool === 'select_tracks' ? { ...view, selectedTracks: idsOf(tracks, view) } : view
}

function withClips(
  view: ProjectView,
  tracks: readonly string[],
  change: (start: number, end: number) => [number, number] | null,
): ProjectView {
  const next = view.tracks.map((track) =>
    tracks.includes(track.name)
      ? {
          ...track,
          clips: track.clips.flatMap((clip) => {
            const moved = change(clip.start, clip.end)
            return moved === null ? [] : [{ ...clip, start: moved[0], end: moved[1] }]
          }),
        }
      : track,
  )
  return {
    ...view,
    tracks: next,
    duration: Math.max(0, ...next.flatMap((track) => track.clips.map((clip) => clip.end))),
  }
}

function closed(view: ProjectView, range: RangeView, tracks: readonly string[]): ProjectView {
  const length = range.end - range.start
  const moved = (time: number): number => (time >= range.end ? time - length : Math.min(time, range.start))
  const next = withClips(view, tracks, (start, end) =>
    moved(end) - moved(start) > 1e-9 ? [moved(start), moved(end)] : null,
  )
  if (tracks.length < view.tracks.length) return next
  return {
    ...next,
    labels: next.labels.map((label) => ({ ...label, start: moved(label.start), end: moved(label.end) })),
  }
}

function paced(view: ProjectView, range: RangeView, tracks: readonly string[], factor: number): ProjectView {
  const end = range.start + (range.end - range.start) / factor
  const moved = (time: number): number => {
    if (time <= range.start) return time
    return time >= range.end ? end + time - range.end : range.start + (time - range.start) / factor
  }
  return withClips(view, tracks, (from, to) => [moved(from), moved(to)])
}

const trimmed = (view: ProjectView, range: RangeView, tracks: readonly string[]): ProjectView =>
  withClips(view, tracks, (start, end) => {
    const cut: [number, number] = [Math.max(start, range.start), Math.min(end, range.end)]
    return cut[1] - cut[0] > 1e-9 ? cut : null
  })

const opened = (view: ProjectView, at: number, length: number, tracks: readonly string[]): ProjectView =>
  withClips(view, tracks, (start, end) => [start >= at ? start + length : start, end > at ? end + length : end])
