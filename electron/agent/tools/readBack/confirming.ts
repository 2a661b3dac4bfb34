import type { MeasureRequest } from '../../../editor/index.ts'
import { failure, type StateReading } from '../../../../shared/failures/index.ts'
import { limits } from '../../../../shared/schemas/limits.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import type { ProjectView, RangeView } from '../../../../shared/schemas/projectView.ts'
import type { PreparedStep, ReadBack } from '../contract/defineTool.ts'
import { audioIn, audioOf, sameTime, trackById, tracksOf } from './measureTracks.ts'

export interface Expectation {
  readonly holds: boolean
  readonly expected: StateReading
  readonly found: StateReading
}

/** The first expectation that does not hold is the failure. */
export function confirmAll(tool: string, expectations: readonly Expectation[]): Result<void> {
  const broken = expectations.find((one) => !one.holds)
  return broken === undefined
    ? ok()
    : err(failure('agent/not-confirmed', { tool, expected: broken.expected, found: broken.found }))
}

export function expectSameTracks({ before, after }: ReadBack): Expectation {
  return {
    holds: JSON.stringify(before.tracks) === JSON.stringify(after.tracks),
    expected: { kind: 'tracks-kept' },
    found: { kind: 'tracks-changed' },
  }
}

/** Seconds of audio on each acted-on track before and after, with what should be left. */
export function expectAudioLeft(
  step: PreparedStep,
  seen: ReadBack,
  leftOf: (all: number, inside: number) => number,
): Expectation[] {
  const range = rangeOf(step)
  return tracksOf(seen.before, step.trackIds).map((track) => {
    const expected = leftOf(audioOf(track), audioIn(track, range))
    const now = trackById(seen.after, track.id)
    const found = now === undefined ? -1 : audioOf(now)
    return {
      holds: sameTime(expected, found, seen.after),
      expected: { kind: 'audio-left-on', seconds: expected, track: track.name },
      found: now === undefined ? { kind: 'no-such-track' } : { kind: 'length', seconds: found },
    }
  })
}

/** Clips and their edges are just as they were on every track. */
export function expectSameClips(seen: ReadBack): Expectation {
  const differs = seen.before.tracks.find((track) => {
    const now = trackById(seen.after, track.id)
    return now === undefined || describeClips(now.clips) !== describeClips(track.clips)
  })
  return {
    holds: differs === undefined,
    expected: { kind: 'clips-in-place' },
    found: { kind: 'clips-moved', track: differs?.name ?? null },
  }
}

export function expectSameLength(seen: ReadBack): Expectation {
  return {
    holds: sameTime(seen.before.duration, seen.after.duration, seen.after),
    expected: { kind: 'project-length', seconds: seen.before.duration },
    found: { kind: 'length', seconds: seen.after.duration },
  }
}

/** Where something was measured: compares each range before and after. */
export function expectSound(seen: ReadBack, compare: (before: ReadBack, index: number) => Expectation): Expectation[] {
  return seen.sound === null ? [] : seen.sound.after.map((_, index) => compare(seen, index))
}

/** On every track as much audio as before, with what was in the range at another pace: `ratio` times as long. */
export function expectAudioAtPace(step: PreparedStep, { before, after }: ReadBack, ratio: number): Expectation[] {
  const range = rangeOf(step)
  return tracksOf(before, step.trackIds).map((track) => {
    const inside = audioIn(track, range)
    const expected = audioOf(track) - inside + inside * ratio
    const now = trackById(after, track.id)
    const found = now === undefined ? 0 : audioOf(now)
    // Each clip's ends are rounded to a frame by themselves.
    return {
      holds: Math.abs(expected - found) <= (track.clips.length + 2) / after.sampleRate,
      expected: { kind: 'audio-on', seconds: expected, track: track.name },
      found: { kind: 'length', seconds: found },
    }
  })
}

export function rangeOf(step: PreparedStep): RangeView {
  if (step.range === null) throw new Error(`${step.tool} was prepared without a range`)
  return step.range
}

/** The first and last moments of a range, where a fade or a turned-round sound can be told from the one before. */
export function edgesOf(range: RangeView, seconds: number): RangeView[] {
  const length = Math.min(seconds, (range.end - range.start) / 2)
  return [
    { start: range.start, end: range.start + length },
    { start: range.end - length, end: range.end },
  ]
}

/** The range without what a click-safe join can reach at its edges, in whole frames; null where nothing is left. */
export function withoutJoins({ start, end }: RangeView, sampleRate: number): RangeView | null {
  const side = Math.ceil(limits.joinSide * sampleRate) + 1
  const [first, last] = [Math.round(start * sampleRate) + side, Math.round(end * sampleRate) - side]
  return last > first ? { start: first / sampleRate, end: last / sampleRate } : null
}

/** More tracks than these are not measured one by one: read-back would take longer than the edit. */
const mostMeasured = 8

/** A range on each acted-on track by itself. */
export function onEachTrack(
  step: PreparedStep,
  ranges: readonly RangeView[],
  facts: 'levels' | 'all' = 'all',
): MeasureRequest[] {
  return step.trackIds.slice(0, mostMeasured).flatMap((id) => ranges.map((range) => ({ range, trackIds: [id], facts })))
}

/** The whole range where it is short, else its two ends: so read-back never takes longer than the edit. */
export function samplesOf(range: RangeView, longest = 4): RangeView[] {
  return range.end - range.start <= longest ? [range] : edgesOf(range, longest / 2)
}

function describeClips(clips: ProjectView['tracks'][number]['clips']): string {
  return clips.map((clip) => `${Math.round(clip.start * 1e4)}-${Math.round(clip.end * 1e4)}`).join()
}
