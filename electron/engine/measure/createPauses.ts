import { setImmediate } from 'node:timers/promises'
import { limits } from '../../../shared/schemas/limits.ts'
import { toFrames, toSeconds } from '../../../shared/time.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import { fromDiskLater } from '../disk/diskFailures.ts'
import type { Clip, Project, Track } from '../model/project.ts'
import { trackEnd } from '../model/projectEnd.ts'
import { findSilences } from './findSilences.ts'
import { takeTurns } from './takeTurns.ts'

interface Shown {
  readonly store: BlockStore
  readonly shown: { readonly project: Project }
}

/** A breath is shorter, the end of a sentence longer. */
const leastSeconds = 0.3

/**
 * Reads the pauses of tracks as the screen wants them, start and end in turn, one track behind the other and with a
 * pause for all else that the thread does. What was found is kept for as long as somebody has the clips as they were:
 * an edit elsewhere costs nothing. The screen never waits for an answer about a drive: what can't be read has none.
 */
export function createPauses(session: Shown): (request: { readonly trackId: string }) => Promise<Float64Array> {
  const kept = new WeakMap<readonly Clip[], Float64Array>()
  let last: Promise<unknown> = Promise.resolve()
  const find = async (track: Track, sampleRate: number): Promise<Float64Array> => {
    const turns = { signal: new AbortController().signal, pause: async () => setImmediate() }
    const rules = { thresholdDb: limits.silenceDb.default, minFrames: toFrames(leastSeconds, sampleRate) }
    const range = { from: 0, to: trackEnd(track) }
    const found = await fromDiskLater(async () => takeTurns(turns, findSilences(session.store, track, range, rules)))
    if (!found.ok) return new Float64Array(0)
    const times = found.value.flatMap(({ from, to }) => [toSeconds(from, sampleRate), toSeconds(to, sampleRate)])
    const pauses = Float64Array.from(times)
    kept.set(track.clips, pauses)
    return pauses
  }
  const read = async (trackId: string): Promise<Float64Array> => {
    const { tracks, sampleRate } = session.shown.project
    const track = tracks.find(({ id }) => id === trackId)
    return track === undefined ? new Float64Array(0) : (kept.get(track.clips) ?? find(track, sampleRate))
  }
  return async ({ trackId }) => {
    const turn = last.then(async () => read(trackId))
    last = turn.catch(() => undefined)
    return turn
  }
}
