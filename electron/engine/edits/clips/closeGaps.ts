import { frames } from '../../../../shared/time.ts'
import type { FrameRange } from '../../measure/findSilences.ts'
import { projectEnd } from '../../model/projectEnd.ts'
import type { Clip, Track } from '../../model/project.ts'
import { settleFocus } from '../../model/settleFocus.ts'
import { changeTracks, moveClip } from '../changeTracks.ts'
import { finish, type Edit } from '../edit.ts'
import { takeOutOfLabels } from '../moveLabels.ts'
import { readTracks } from '../readTarget.ts'

/**
 * What no clip fills between the clips in the range goes, and what follows moves up: whole clips move, no sound
 * changes. Together: only what all of the tracks leave free, so that they stay in step. Before the first clip there is
 * no gap. Labels move where no other track with sound stays behind.
 */
export const closeGaps: Edit<'closeGaps'> = (state, { mode }) => {
  const chosen = readTracks(state)
  if (!chosen.ok) return chosen
  const { ids, tracks, names } = chosen.value
  const range = state.focus.selection ?? { start: frames(0), end: projectEnd(state.project) }
  const gapsOf = new Map(
    mode === 'together'
      ? withSame(tracks, gapsIn(tracks.flatMap(({ clips }) => clips).toSorted(byStart), range))
      : tracks.map((track) => [track.id, gapsIn(track.clips, range)]),
  )
  const moved = changeTracks(state.project, ids, (track) => moveUp(track, gapsOf.get(track.id) ?? []))
  const done = { tracks: names, range }
  if (moved === state.project) return finish(state, {}, done)
  const isAlone = !state.project.tracks.some((track) => !ids.has(track.id) && track.clips.length > 0)
  const [first] = tracks
  const gone =
    isAlone && first !== undefined && (mode === 'together' || tracks.length === 1) ? gapsOf.get(first.id) : []
  const labels = (gone ?? []).reduceRight((all, { from, to }) => takeOutOfLabels(all, from, to), moved.labels)
  const project = labels === moved.labels ? moved : { ...moved, labels }
  const focus = settleFocus({ ...state.focus, selection: null }, project)
  const { sampleRate } = state.project
  const removed = [...gapsOf].flatMap(([trackId, gaps]) =>
    gaps.map(({ from, to }) => ({ trackId: trackId as string, start: from / sampleRate, end: to / sampleRate })),
  )
  return finish(state, { project, focus }, { ...done, removed })
}

const byStart = (one: Clip, other: Clip): number => one.start - other.start
const withSame = (tracks: readonly Track[], gaps: readonly FrameRange[]) =>
  tracks.map((track) => [track.id, gaps] as const)

/** What lies in the range of each stretch between two clips that neither of them, nor one before, reaches into. */
function gapsIn(clips: readonly Clip[], range: { readonly start: number; readonly end: number }): FrameRange[] {
  const gaps: FrameRange[] = []
  let end = clips[0]?.start ?? 0
  for (const clip of clips) {
    const [from, to] = [Math.max(end, range.start), Math.min(clip.start, range.end)]
    if (from < to) gaps.push({ from, to })
    end = frames(Math.max(end, clip.start + clip.length))
  }
  return gaps
}

function moveUp(track: Track, gaps: readonly FrameRange[]): Track {
  let next = 0
  let gone = 0
  const clips = track.clips.map((clip) => {
    for (; next < gaps.length && (gaps[next] as FrameRange).to <= clip.start; next++) {
      const { from, to } = gaps[next] as FrameRange
      gone += to - from
    }
    return moveClip(clip, -gone)
  })
  return gone === 0 ? track : { ...track, clips }
}
