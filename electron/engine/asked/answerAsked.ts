import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Asked, FoundPlace, SoundAnswer } from '../../editor/index.ts'
import {
  channelsOf,
  integratedLoudness,
  listenToTracks,
  monoBeside,
  type ListenContext,
  type MeasuredRange,
} from '../measure/loudness/index.ts'
import { mixSound } from '../measure/mix/index.ts'
import { takeTurns } from '../measure/takeTurns.ts'
import { toDecibels, toGain } from '../model/decibels.ts'
import type { Project, Track } from '../model/project.ts'
import { alignTracks } from './alignTracks.ts'
import { findClipping } from './findClipping.ts'
import { findExtremes } from './findExtremes.ts'
import { humFinder } from './findHum.ts'
import { type Ceiling, findOvers } from './findOvers.ts'
import type { FoundSpan } from './places.ts'
import { quietCut } from '../measure/joins/quietCut.ts'
import { floorSeconds, roomNoise } from './roomNoise.ts'

/** What is asked about: these tracks of a project in a range. */
interface About {
  readonly ctx: ListenContext
  readonly project: Project
  readonly tracks: readonly Track[]
  readonly range: MeasuredRange
}

/** Answers a question about the sound with places. */
export async function answerAsked(about: About, asked: Asked): Promise<Result<SoundAnswer>> {
  switch (asked.kind) {
    case 'clipping':
      return clipping(about)
    case 'overs':
      return overs(about, asked)
    case 'hum':
      return hum(about)
    case 'extremes':
      return extremes(about, asked)
    case 'noise':
      return noise(about)
    case 'balance':
      return balance(about)
    case 'sync':
      return sync(about)
    case 'cut':
      return ok(cut(about))
  }
}

const part = ({ ctx, tracks }: About, index: number): ((fraction: number) => void) => {
  const { length } = tracks
  return (fraction) => ctx.report((index + fraction) / length)
}

async function clipping(about: About): Promise<Result<SoundAnswer>> {
  const { ctx, tracks, range } = about
  const { sampleRate, store } = ctx
  const seconds = secondsAt(sampleRate)
  const clipped: { trackId: string; start: number; end: number; count: number }[] = []
  for (const track of tracks) {
    const found = await takeTurns(ctx, findClipping(store, track, range, sampleRate))
    if (!found.ok) return found
    clipped.push(...found.value.map((place) => ({ trackId: track.id, ...seconds(place) })))
  }
  const over = await listenForOvers(about, { of: 'sample-peak', at: 1 })
  if (!over.ok) return over
  const { places, peak } = over.value
  return ok({ kind: 'clipping', clipped, overs: places.map(seconds), peakDb: toDecibels(peak) })
}

async function overs(about: About, { of, ceilingDb }: Extract<Asked, { kind: 'overs' }>): Promise<Result<SoundAnswer>> {
  const found = await listenForOvers(about, { of, at: toGain(ceilingDb) })
  return found.ok ? ok({ kind: 'overs', places: found.value.places.map(secondsAt(about.ctx.sampleRate)) }) : found
}

const secondsAt =
  (sampleRate: number) =>
  ({ start, end, count }: FoundSpan): FoundPlace => ({ start: start / sampleRate, end: end / sampleRate, count })

function listenForOvers({ ctx, project, tracks, range }: About, ceiling: Ceiling) {
  const sound = mixSound(ctx.store, project, tracks)
  return takeTurns(
    ctx,
    findOvers(sound, range, { ceiling, sampleRate: ctx.sampleRate }, (done) => ctx.report(done)),
  )
}

async function hum(about: About): Promise<Result<SoundAnswer>> {
  const { ctx, project, tracks, range } = about
  const found: Extract<SoundAnswer, { kind: 'hum' }>['found'][number][] = []
  for (const [index, track] of tracks.entries()) {
    const sound = mixSound(ctx.store, project, [track])
    const work = await humFinder(sound, range, ctx.sampleRate, part(about, index))
    const heard = await takeTurns(ctx, work)
    if (!heard.ok) return heard
    if (heard.value === null) continue
    const { hz, power, tones, aboveDb } = heard.value
    found.push({ trackId: track.id, hz, levelDb: toDecibels(Math.sqrt(power)), tones, aboveDb })
  }
  return ok({ kind: 'hum', found })
}

async function extremes(
  { ctx, tracks, range }: About,
  { which, most }: Extract<Asked, { kind: 'extremes' }>,
): Promise<Result<SoundAnswer>> {
  const steps = await listenToTracks(ctx, tracks, range)
  if (!steps.ok) return steps
  const from = range.start / ctx.sampleRate
  const until = range.end / ctx.sampleRate
  const places = findExtremes(steps.value, which, most).map(({ start, end, lufs }) => ({
    start: from + start,
    end: Math.min(until, from + end),
    lufs,
  }))
  return ok({ kind: 'extremes', which, places })
}

async function noise(about: About): Promise<Result<SoundAnswer>> {
  const { ctx, project, tracks, range } = about
  const { sampleRate, store } = ctx
  const found: Extract<SoundAnswer, { kind: 'noise' }>['found'][number][] = []
  for (const [index, track] of tracks.entries()) {
    const work = roomNoise(mixSound(store, project, [track]), range, sampleRate, part(about, index))
    const heard = await takeTurns(ctx, work)
    if (!heard.ok) return heard
    if (heard.value === null) continue
    const { at, floor, loud } = heard.value
    const start = at / sampleRate
    const [floorDb, loudDb] = [toDecibels(Math.sqrt(floor)), toDecibels(Math.sqrt(loud))]
    found.push({ trackId: track.id, start, end: start + floorSeconds, floorDb, loudDb })
  }
  return ok({ kind: 'noise', found })
}

/** Each track beside the first of them. */
async function sync(about: About): Promise<Result<SoundAnswer>> {
  const { ctx, project, tracks, range } = about
  const { sampleRate, store } = ctx
  const [first, ...others] = tracks
  if (first === undefined || others.length === 0)
    return err(failure('engine/bad-value', { problem: { kind: 'one-to-align' } }))
  const reference = mixSound(store, project, [first])
  const found: Extract<SoundAnswer, { kind: 'sync' }>['found'][number][] = []
  for (const [index, track] of others.entries()) {
    const other = mixSound(store, project, [track])
    const turns = { ...ctx, report: part({ ...about, tracks: others }, index) }
    const aligned = await alignTracks(turns, { reference, other, range, sampleRate })
    if (!aligned.ok) return aligned
    found.push({ trackId: track.id, alignment: aligned.value })
  }
  return ok({ kind: 'sync', reference: first.id, found })
}

function cut({ ctx, project, tracks, range }: About): SoundAnswer {
  const { sampleRate, store, joins = 'clickSafe' } = ctx
  const { start, end } = joins === 'exact' ? range : quietCut(store, tracks, project.labels, range, sampleRate)
  return { kind: 'cut', start: start / sampleRate, end: end / sampleRate }
}

/** Each track alone with its gain and pan. */
async function balance(about: About): Promise<Result<SoundAnswer>> {
  const { ctx, tracks, range } = about
  const mono = monoBeside(tracks)
  const found: { trackId: string; lufs: number }[] = []
  for (const [index, track] of tracks.entries()) {
    const steps = await listenToTracks({ ...ctx, mono, report: part(about, index) }, [track], range)
    if (!steps.ok) return steps
    const lufs = await takeTurns(ctx, integratedLoudness(steps.value))
    if (!lufs.ok) return lufs
    found.push({ trackId: track.id, lufs: lufs.value })
  }
  return ok({ kind: 'balance', found, mono: tracks.some((track) => channelsOf([track]) === 1) ? mono : null })
}
