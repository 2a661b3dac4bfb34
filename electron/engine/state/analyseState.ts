import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { MonoCount } from '../../../shared/schemas/edits/monoCount.ts'
import { frames, toFrames, toSeconds } from '../../../shared/time.ts'
import type { Analysis, AnalyseRequest, MeasureRequest, Measurement, MixLevels } from '../../editor/index.ts'
import { answerAsked } from '../asked/answerAsked.ts'
import { listenForSilences } from '../measure/findSilences.ts'
import {
  channelsOf,
  gateLoudness,
  integratedLoudness,
  listenToTracks,
  measureTruePeak,
  type ListenContext,
  type MeasuredRange,
} from '../measure/loudness/index.ts'
import { measureMix, mixSound } from '../measure/mix/index.ts'
import { takeTurns } from '../measure/takeTurns.ts'
import { toDecibels } from '../model/decibels.ts'
import type { Project, Track } from '../model/project.ts'
import { trackEnd } from '../model/projectEnd.ts'
import { heardOf } from '../render/audibleTracks.ts'
import type { EditorState } from './editorState.ts'
import { measureState } from './measureState.ts'

type Context = Omit<ListenContext, 'sampleRate'>

/** Answers a question about the sound; reads only. Stops soon after the signal with `engine/cancelled`. */
export async function analyseState(
  ctx: Context,
  state: EditorState,
  request: AnalyseRequest,
): Promise<Result<Analysis>> {
  const chosen = chooseTracks(state, request.trackIds)
  if (!chosen.ok) return chosen
  const rate = state.project.sampleRate
  const end = chosen.value.reduce((last, track) => Math.max(last, trackEnd(track)), 0)
  const range =
    request.range === null
      ? { start: 0, end }
      : { start: toFrames(request.range.start, rate), end: Math.min(end, toFrames(request.range.end, rate)) }
  if (range.end <= range.start) return err(failure('engine/nothing-there', { where: { kind: 'range' } }))
  const seconds = { start: toSeconds(frames(range.start), rate), end: toSeconds(frames(range.end), rate) }
  if (request.kind === 'loudness') {
    const found = await loudnessOf({ ...ctx, sampleRate: rate, ...monoIn(request) }, chosen.value, range)
    return found.ok
      ? ok({ kind: 'loudness', range: seconds, tracks: chosen.value.map((track) => track.name), ...found.value })
      : found
  }
  if (request.kind === 'levels') {
    const found = await levelsOf({ ...ctx, ...monoIn(request) }, state.project, chosen.value, range)
    return found.ok
      ? ok({ kind: 'levels', range: seconds, tracks: chosen.value.map((track) => track.name), ...found.value })
      : found
  }
  if (request.kind !== 'silences') {
    const about = { ctx: { ...ctx, sampleRate: rate }, project: state.project, tracks: chosen.value, range }
    const found = await answerAsked(about, request)
    return found.ok ? ok({ range: seconds, tracks: chosen.value.map((track) => track.name), ...found.value }) : found
  }
  const filled = chosen.value.filter((track) => track.clips.length > 0)
  const runs = await listenForSilences(
    ctx,
    filled,
    { from: range.start, to: range.end },
    { thresholdDb: request.thresholdDb, minFrames: toFrames(request.minSilence, rate) },
  )
  if (!runs.ok) return runs
  const silences = runs.value.map(({ from, to }) => ({
    start: toSeconds(frames(from), rate),
    end: toSeconds(frames(to), rate),
  }))
  return ok({ kind: 'silences', range: seconds, tracks: chosen.value.map((track) => track.name), silences })
}

const monoIn = ({ mono }: { readonly mono?: MonoCount }): Pick<ListenContext, 'mono'> =>
  mono === undefined ? {} : { mono }

/** `measure` with the loudness beside it. */
export async function measureLoudnessOf(
  ctx: Context,
  state: EditorState,
  request: MeasureRequest,
): Promise<Result<Measurement>> {
  const levels = await measureState(ctx, state, { ...request, facts: 'levels' })
  if (!levels.ok) return levels
  const rate = state.project.sampleRate
  const tracks = state.project.tracks.filter((track) => request.trackIds.includes(track.id))
  const range = { start: toFrames(request.range.start, rate), end: toFrames(request.range.end, rate) }
  const steps = await listenToTracks({ ...ctx, sampleRate: rate, ...monoIn(request) }, heardOf(tracks), range)
  if (!steps.ok) return steps
  const lufs = await takeTurns(ctx, integratedLoudness(steps.value))
  return lufs.ok ? ok({ ...levels.value, lufs: lufs.value }) : lufs
}

/** `measure` with the levels of what is heard of the tracks together. */
export async function measureMixOf(
  ctx: Context,
  state: EditorState,
  request: MeasureRequest,
): Promise<Result<Measurement>> {
  const levels = await measureState(ctx, state, { ...request, facts: 'levels' })
  if (!levels.ok) return levels
  const rate = state.project.sampleRate
  const tracks = heardOf(state.project.tracks.filter((track) => request.trackIds.includes(track.id)))
  const range = { start: toFrames(request.range.start, rate), end: toFrames(request.range.end, rate) }
  const mix = await levelsOf({ ...ctx, ...monoIn(request) }, state.project, tracks, range)
  return mix.ok ? ok({ ...levels.value, mix: mix.value }) : mix
}

async function levelsOf(
  ctx: Context,
  project: Project,
  tracks: readonly Track[],
  range: MeasuredRange,
): Promise<Result<MixLevels & { readonly channels: 1 | 2; readonly sampleRate: number }>> {
  const { sampleRate } = project
  const sound = mixSound(ctx.store, project, tracks, ctx.mono)
  const found = await takeTurns(ctx, measureMix(sound, { range, through: null }, sampleRate, ctx.report))
  if (!found.ok) return found
  const { lufs, rms, peak, truePeak, floor } = found.value
  return ok({
    lufs,
    rmsDb: toDecibels(rms),
    peakDb: toDecibels(peak),
    truePeakDb: toDecibels(truePeak),
    floorDb: floor === null ? null : toDecibels(floor),
    channels: sound.channels,
    sampleRate,
  })
}

async function loudnessOf(ctx: ListenContext, tracks: readonly Track[], range: MeasuredRange) {
  const steps = await listenToTracks({ ...ctx, report: (fraction) => ctx.report(fraction / 2) }, tracks, range)
  if (!steps.ok) return steps
  const peak = await measureTruePeak({ ...ctx, report: (fraction) => ctx.report((1 + fraction) / 2) }, tracks, range)
  if (!peak.ok) return peak
  const figures = await takeTurns(ctx, gateLoudness(steps.value))
  if (!figures.ok) return figures
  const { integrated, momentaryMax, shortTermMax, range: spread } = figures.value
  return ok({
    integrated,
    momentaryMax,
    shortTermMax,
    loudnessRange: spread,
    truePeakDb: 20 * Math.log10(peak.value),
    channels: channelsOf(tracks),
  })
}

/** Those that are named, heard or not; without any those that are heard. */
function chooseTracks({ project }: EditorState, ids: readonly string[]): Result<readonly Track[]> {
  const unknown = ids.find((id) => !project.tracks.some((track) => track.id === id))
  if (unknown !== undefined) return err(failure('engine/unknown-track', { id: unknown }))
  return ok(ids.length === 0 ? heardOf(project.tracks) : project.tracks.filter((track) => ids.includes(track.id)))
}
