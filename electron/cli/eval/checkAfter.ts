import type { ProjectView, TrackView } from '../../../shared/schemas/projectView.ts'
import type { EvalExpect } from './caseSchema.ts'
import { compare, type Problem } from './problem.ts'

type After = NonNullable<EvalExpect['after']>

/** How each field is read from the project. Complete by type: a field without a line here does not compile. */
const readers: { [Field in Exclude<keyof After, 'clips' | 'extent'>]-?: (view: ProjectView) => unknown } = {
  duration: (view) => view.duration,
  selection: (view) => (view.selection === null ? null : [view.selection.start, view.selection.end]),
  selectedTracks: (view) =>
    view.tracks.filter((track) => view.selectedTracks.includes(track.id)).map((track) => track.name),
  cursor: (view) => view.cursor,
  tracks: (view) => view.tracks.map((track) => track.name),
  labels: (view) => view.labels.map((label) => label.text),
  playback: (view) => view.transport.state,
  loop: (view) => view.transport.loop,
  muted: (view) => view.tracks.filter((track) => track.muted).map((track) => track.name),
  soloed: (view) => view.tracks.filter((track) => track.soloed).map((track) => track.name),
  canUndo: (view) => view.canUndo,
}

export function checkAfter(expected: After, view: ProjectView): Problem[] {
  const { clips = {}, extent = {}, ...rest } = expected
  return [
    ...Object.entries(clips).flatMap(([name, spans]) => compare(`after.clips.${name}`, spans, clipsOf(view, name))),
    ...Object.entries(extent).flatMap(([name, span]) => compare(`after.extent.${name}`, span, extentOf(view, name))),
    ...(Object.keys(rest) as (keyof typeof readers)[]).flatMap((field) =>
      compare(`after.${field}`, rest[field], readers[field](view)),
    ),
  ]
}

function clipsOf(view: ProjectView, name: string): unknown {
  return trackCalled(view, name)?.clips.map((clip) => [clip.start, clip.end]) ?? `no track called ${name}`
}

function extentOf(view: ProjectView, name: string): unknown {
  const track = trackCalled(view, name)
  if (track === undefined) return `no track called ${name}`
  const first = track.clips[0]
  const last = track.clips.at(-1)
  return first === undefined || last === undefined ? null : [first.start, last.end]
}

function trackCalled(view: ProjectView, name: string): TrackView | undefined {
  return view.tracks.find((track) => track.name === name)
}
