import { failure } from '../../../shared/failures/index.ts'
import type { ClipId, TrackId } from '../../../shared/ids.ts'
import { err, ok } from '../../../shared/result.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import { changeTracks, withPieces } from '../edits/changeTracks.ts'
import { finish } from '../edits/edit.ts'
import { readTargetWithAudio, readTracks, type Target } from '../edits/readTarget.ts'
import { freeName } from '../edits/tracks/createTrack.ts'
import { inScratch } from '../kernels/index.ts'
import { type InSteps, takeTurns } from '../measure/takeTurns.ts'
import type { Piece } from '../model/piece.ts'
import type { Clip, Track } from '../model/project.ts'
import { settleFocus } from '../model/settleFocus.ts'
import { readPiecesInto } from '../render/readPieces.ts'
import { readTrack } from '../render/readTrack.ts'
import type { RenderTask } from '../rendering/renderTask.ts'
import type { LongEdit } from './longEdit.ts'
import { renderRange } from './renderRange.ts'

type Side = 'left' | 'right'

/** The selected tracks as mono: the average of both sides, or one of them. Tracks that are mono stay as they are. */
export const makeMono: LongEdit<'makeMono'> = async (state, { from }, env) => {
  const chosen = readTracks(state)
  if (!chosen.ok) return chosen
  const { names } = chosen.value
  const stereo = chosen.value.tracks.filter((track) => track.channels === 2)
  const ids = new Set(stereo.map((track) => track.id))
  if (from === 'mix')
    // What stereo blocks sound like on a mono track is the average of their sides.
    return ok({
      tasks: [],
      apply: (now) =>
        finish(
          now,
          { project: changeTracks(now.project, ids, (track) => ({ ...track, channels: 1 })) },
          { tracks: names },
        ),
    })
  const tasks = stereo.flatMap((track) =>
    track.clips.map((clip) => sideOf(env.store, state.project.sampleRate, clip, from)),
  )
  return ok({
    tasks,
    apply: (now, made) => {
      const next = made.values()
      const project = changeTracks(now.project, ids, (track) => ({
        ...track,
        channels: 1,
        clips: track.clips.map((clip) => withPieces(clip, next.next().value ?? clip.pieces)),
      }))
      return finish(now, { project }, { tracks: names })
    },
  })
}

/** Each stereo track becomes two mono ones in the middle, the left side above the right; both are selected. */
export const splitStereo: LongEdit<'splitStereo'> = async (state, _request, env) => {
  const chosen = readTracks(state)
  if (!chosen.ok) return chosen
  const stereo = chosen.value.tracks.filter((track) => track.channels === 2)
  const tasks = stereo.flatMap((track) =>
    track.clips.flatMap((clip) =>
      (['left', 'right'] as const).map((side) => sideOf(env.store, state.project.sampleRate, clip, side)),
    ),
  )
  return ok({
    tasks,
    apply: (now, made, applied) => {
      if (stereo.length === 0) return finish(now, {}, { tracks: chosen.value.names })
      const next = made.values()
      const all: Track[] = [...now.project.tracks]
      const parts: TrackId[] = []
      for (const track of stereo) {
        const rendered = track.clips.map((): readonly (readonly Piece[])[] => [
          next.next().value ?? [],
          next.next().value ?? [],
        ])
        const others = all.filter((one) => one.id !== track.id)
        const named = (side: Side): string =>
          freeName({ tracks: others }, (n) => `${track.name} ${side}${n > 1 ? ` ${n}` : ''}`, 1)
        const left: Track = monoOf(track, named('left'), (index) => rendered[index]?.[0] ?? [])
        const right: Track = {
          ...monoOf(track, named('right'), (index) => rendered[index]?.[1] ?? []),
          id: applied.newId('track') as TrackId,
        }
        const own = { ...right, clips: right.clips.map((clip) => ({ ...clip, id: applied.newId('clip') as ClipId })) }
        all.splice(
          all.findIndex((one) => one.id === track.id),
          1,
          left,
          own,
        )
        parts.push(left.id, own.id)
      }
      const project = { ...now.project, tracks: all }
      const focus = settleFocus({ ...now.focus, selectedTracks: parts }, project)
      return finish(now, { project, focus }, { tracks: stereo.map((track) => track.name) })
    },
  })
}

/** Left becomes right in the range. A mono track has no sides. */
export const swapChannels: LongEdit<'swapChannels'> = async (state, _request, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const tracks = target.value.tracks.filter((track) => track.channels === 2)
  const acted = { ...target.value, tracks, ids: new Set(tracks.map((track) => track.id)) }
  const differ = await takeTurns(env, sidesDiffer(env.store, acted))
  if (!differ.ok) return differ
  if (!differ.value) return err(failure('engine/sides-alike'))
  return ok(
    renderRange(state, acted, {
      store: env.store,
      effect: { name: 'routing', params: { sides: ['right', 'left'] } },
    }),
  )
}

/** Mostly the first frames tell. */
function* sidesDiffer(store: BlockStore, { tracks, start, end }: Target): InSteps<boolean> {
  for (const track of tracks)
    for (let at: number = start; at < end; at += compared) {
      const count = Math.min(compared, end - at)
      const isOther = inScratch(() => {
        const [left, right] = readTrack(store, track, at, count)
        return left?.some((sample, i) => sample !== right?.[i]) === true
      })
      if (isOther) return true
      yield count
    }
  return false
}

/** Frames that are compared at a time. */
const compared = 1 << 15

const monoOf = (track: Track, name: string, piecesOf: (index: number) => readonly Piece[]): Track => ({
  ...track,
  name,
  channels: 1,
  pan: 0,
  clips: track.clips.map((clip, index) => withPieces(clip, piecesOf(index))),
})

function sideOf(store: BlockStore, sampleRate: number, clip: Clip, side: Side): RenderTask {
  return {
    effect: { name: 'routing', params: { sides: [side] } },
    format: { sampleRate, channels: 2 },
    channelsOut: 1,
    input: clip.length,
    read: (from, out) => readPiecesInto(store, clip.pieces, from, out),
    leadIn: 0,
    length: clip.length,
    at: clip.start,
    like: clip.pieces,
  }
}
