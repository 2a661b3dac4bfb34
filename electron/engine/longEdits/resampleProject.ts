import { failure } from '../../../shared/failures/index.ts'
import { err, ok } from '../../../shared/result.ts'
import { frames } from '../../../shared/time.ts'
import { finish } from '../edits/edit.ts'
import { atRate } from '../model/atRate.ts'
import { checkLength } from '../model/projectEnd.ts'
import type { Piece } from '../model/piece.ts'
import type { Clip, Project, Track } from '../model/project.ts'
import { settleFocus } from '../model/settleFocus.ts'
import { silentPieces } from '../pieces/silence.ts'
import { slicePieces } from '../pieces/slicePieces.ts'
import { readTrack } from '../render/readTrack.ts'
import type { RenderTask } from '../rendering/renderTask.ts'
import { convertClipboard } from '../resample/convertClipboard.ts'
import { largestRatio } from '../resample/createRateConverter.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import type { LongEdit } from './longEdit.ts'

/** Seconds of sound on each side of what is kept: as far as the filter hears. */
const heardBeside = 0.05

/**
 * Everything at another rate: the same sound at the same times. Clips that meet are converted as one sound, so that
 * nothing is heard where they do; what was hidden at their edges is gone.
 */
export const resampleProject: LongEdit<'resampleProject'> = async (state, { sampleRate: to }, env) => {
  const { project } = state
  const from = project.sampleRate
  if (from === to) return ok({ tasks: [], apply: (now) => finish(now, {}) })
  if (Math.max(from, to) / Math.min(from, to) > largestRatio)
    return err(failure('engine/bad-value', { problem: { kind: 'rate-too-far', sampleRate: to, projectRate: from } }))
  const runs = project.tracks.flatMap((track) => runsOf(track).map((run) => ({ track, run })))
  const last = Math.max(0, ...runs.map(({ run }) => run.end))
  const fits = checkLength(placeAt(last, from, to), to)
  if (!fits.ok) return fits
  const clipboard =
    state.clipboard === null
      ? null
      : await convertClipboard(state.clipboard, to, { store: env.store, pause: async () => env.pause() })
  if (clipboard !== null && !clipboard.ok) return clipboard
  const tasks = runs.map(({ track, run }) => taskOf(env.store, track, run, { from, to }))
  return ok({
    tasks: tasks.map(({ task }) => task),
    apply: (now, made) => {
      const pieces = new Map(
        runs.flatMap(({ run }, index) =>
          run.clips.map((clip) => [clip.id, cutOut(made[index] ?? [], tasks[index]?.begins ?? 0, clip, { from, to })]),
        ),
      )
      const tracks = now.project.tracks.map((track): Track => ({
        ...track,
        clips: track.clips.flatMap((clip) => convertedClip(clip, pieces.get(clip.id) ?? [], { from, to })),
      }))
      const moved = atRate(now.project, now.focus, to)
      const next: Project = { ...moved.project, tracks }
      const kept = now.clipboard === state.clipboard ? (clipboard?.value ?? null) : now.clipboard
      return finish(
        now,
        { project: next, focus: settleFocus(moved.focus, next), clipboard: kept },
        { tracks: tracks.map((track) => track.name) },
      )
    },
  })
}

interface Rates {
  readonly from: number
  readonly to: number
}

const placeAt = (frame: number, from: number, to: number): number => Math.round((frame * to) / from)

/** Clips that meet. */
interface Run {
  readonly clips: readonly Clip[]
  readonly start: number
  readonly end: number
}

function runsOf(track: Track): readonly Run[] {
  const runs: Run[] = []
  for (const clip of track.clips) {
    const before = runs.at(-1)
    const end = clip.start + clip.length
    if (before?.end === clip.start) runs.splice(-1, 1, { ...before, clips: [...before.clips, clip], end })
    else runs.push({ clips: [clip], start: clip.start, end })
  }
  return runs
}

/** Begins where a frame of both rates lies, so that all tracks stay in step to a part of a frame. */
function taskOf(
  store: BlockStore,
  track: Track,
  run: Run,
  { from, to }: Rates,
): { readonly task: RenderTask; readonly begins: number } {
  const common = greatestDivisor(from, to)
  const [period, converted] = [from / common, to / common]
  const periods = Math.max(0, Math.floor((run.start - heardBeside * from) / period))
  const begin = periods * period
  const end = run.end + Math.ceil(heardBeside * from)
  const begins = periods * converted
  const task: RenderTask = {
    effect: { name: 'rate', params: { from, to } },
    format: { sampleRate: from, channels: track.channels },
    input: end - begin,
    read: (at, out) => readTrack(store, track, begin + at, out[0]?.length ?? 0).forEach((row, c) => out[c]?.set(row)),
    leadIn: 0,
    length: placeAt(run.end, from, to) - begins,
    at: begins,
    like: [...silentPieces(run.start - begin), ...run.clips.flatMap((clip) => clip.pieces)],
  }
  return { task, begins }
}

function cutOut(made: readonly Piece[], begins: number, clip: Clip, { from, to }: Rates): readonly Piece[] {
  const [start, end] = [clip.start, clip.start + clip.length].map((frame) => placeAt(frame, from, to) - begins)
  return slicePieces(made, start ?? 0, end ?? 0)
}

/** A clip shorter than a frame of the new rate is gone. */
function convertedClip(clip: Clip, pieces: readonly Piece[], { from, to }: Rates): readonly Clip[] {
  const start = placeAt(clip.start, from, to)
  const length = placeAt(clip.start + clip.length, from, to) - start
  const { id, name } = clip
  return length === 0 ? [] : [{ id, name, start: frames(start), length: frames(length), pieces }]
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))
