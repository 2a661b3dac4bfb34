import { failure } from '../../../shared/failures/index.ts'
import type { ClipId, TrackId } from '../../../shared/ids.ts'
import { err, ok } from '../../../shared/result.ts'
import { frames } from '../../../shared/time.ts'
import { finish } from '../edits/edit.ts'
import { readTracks } from '../edits/readTarget.ts'
import { freeName } from '../edits/tracks/createTrack.ts'
import { trackEnd } from '../model/projectEnd.ts'
import { settleFocus } from '../model/settleFocus.ts'
import type { Project, Track } from '../model/project.ts'
import { readMixFloat } from '../render/readMixFloat.ts'
import type { LongEdit } from './longEdit.ts'

/**
 * The selected tracks as one, with their gain and pan, whether they are muted or not; it stands where the first of them stood. Mono where all of them
 * are mono in the middle, as in Audacity. Labels stay. Not clipped: blocks of floats hold what is louder than full scale.
 */
export const mixAndRender: LongEdit<'mixAndRender'> = async (state, request, env) => {
  const chosen = readTracks(state)
  if (!chosen.ok) return chosen
  const { tracks, names } = chosen.value
  const filled = tracks.filter((track) => track.clips.length > 0)
  if (filled.length === 0) return err(failure('engine/nothing-there', { what: 'on the selected tracks' }))
  const start = filled.reduce((first, track) => Math.min(first, track.clips[0]?.start ?? first), Infinity)
  const end = filled.reduce((last, track) => Math.max(last, trackEnd(track)), 0)
  const channels = tracks.every((track) => track.channels === 1 && track.pan === 0) ? 1 : 2
  const heard: Project = {
    ...state.project,
    tracks: filled.map((track) => ({ ...track, muted: false, soloed: false })),
  }
  const stretch = {
    effect: { name: 'plain' as const, params: {} },
    format: { sampleRate: state.project.sampleRate, channels },
    channelsOut: channels,
    input: end - start,
    leadIn: 0,
    length: end - start,
    at: start,
    like: [],
    // Of a mono mix both sides are the same.
    read: (from: number, out: readonly Float32Array[]) => {
      const mix = readMixFloat(env.store, heard, start + from, out[0]?.length ?? 0)
      out.forEach((row, c) => row.set(mix[c] as Float32Array))
    },
  } as const
  return ok({
    stretches: [stretch],
    apply: (now, [pieces = []], applied) => {
      const name =
        request.name ??
        (tracks.length === 1 && names[0] !== undefined
          ? names[0]
          : freeName(now.project, (number) => (number === 1 ? 'Mix' : `Mix ${number}`), 1))
      const clip = {
        id: applied.newId('clip') as ClipId,
        name,
        start: frames(start),
        length: frames(end - start),
        pieces,
      }
      const mix: Track = {
        id: applied.newId('track') as TrackId,
        name,
        channels,
        gainDb: 0,
        pan: 0,
        muted: false,
        soloed: false,
        clips: [clip],
      }
      const gone = new Set(tracks.map((track) => track.id))
      const [first] = tracks
      const project = {
        ...now.project,
        tracks: now.project.tracks.flatMap((track) =>
          track.id === first?.id ? [mix] : gone.has(track.id) ? [] : [track],
        ),
      }
      const focus = settleFocus({ ...now.focus, selectedTracks: [mix.id] }, project)
      return finish(
        now,
        { project, focus },
        { tracks: names, range: { start: frames(start), end: frames(end) }, notes: sayMuted(filled) },
      )
    },
  })
}

/** What nobody heard before is in the mix now. */
function sayMuted(tracks: readonly Track[]): string[] {
  const count = tracks.filter((track) => track.muted).length
  return count === 0
    ? []
    : [
        count === 1
          ? 'one of them was muted and is heard in the mix'
          : `${count} of them were muted and are heard in the mix`,
      ]
}
