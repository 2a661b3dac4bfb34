import { failure } from '../../../../shared/failures/index.ts'
import { err, ok } from '../../../../shared/result.ts'
import { toFrames } from '../../../../shared/time.ts'
import type { Change } from '../../../../shared/schemas/change.ts'
import { changeTracks } from '../../edits/changeTracks.ts'
import { toGain } from '../../model/decibels.ts'
import { finish } from '../../edits/edit.ts'
import { readTargetWithAudio } from '../../edits/readTarget.ts'
import { listenForSilences, type FrameRange } from '../../measure/findSilences.ts'
import type { Track } from '../../model/project.ts'
import { type Dip, dipTrack } from './dips.ts'
import type { LongEdit } from '../longEdit.ts'

/** Shorter pauses of the control track bring nothing up: Audacity's default. */
const longestPause = 1

/**
 * Where the control track is heard the others get quieter: down by the time that it begins, up again behind it. Ramps
 * and gains on pieces, nothing is rendered.
 */
export const autoDuck: LongEdit<'autoDuck'> = async (state, request, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const control = findTrack(state.project.tracks, request.control)
  if (control === undefined) return err(failure('engine/unknown-track', { id: request.control }))
  const ducked = target.value.tracks.filter((track) => track !== control)
  if (ducked.length === 0) return err(failure('engine/bad-value', { problem: { kind: 'ducked-by-itself' } }))
  const { sampleRate } = state.project
  const range = { from: target.value.start, to: target.value.end }
  const silences = await listenForSilences(env, [control], range, {
    thresholdDb: request.thresholdDb,
    minFrames: toFrames(longestPause, sampleRate),
  })
  if (!silences.ok) return silences
  const loud = loudParts(silences.value, range)
  if (loud.length === 0) return err(failure('engine/only-silence', { track: control.name }))
  const fade = toFrames(request.fadeMs / 1000, sampleRate)
  const dips = joinDips(loud, fade)
  const level = toGain(request.duckDb)
  return ok({
    tasks: [],
    apply: (now) => {
      const project = changeTracks(now.project, new Set(ducked.map((track) => track.id)), (track) =>
        dips.reduce((one, dip) => dipTrack(one, dip, level), track),
      )
      return finish(
        now,
        { project },
        {
          tracks: ducked.map((track) => track.name),
          range: target.value,
          changes: dips.map(({ from, to }): Change => ({
            what: 'level',
            track: null,
            range: { start: from / sampleRate, end: to / sampleRate },
            before: { kind: 'gain', db: 0 },
            after: { kind: 'gain', db: request.duckDb },
            leave: null,
            left: false,
          })),
        },
      )
    },
  })
}

function findTrack(tracks: readonly Track[], name: string): Track | undefined {
  const wanted = name.toLowerCase()
  return (
    tracks.find((track) => track.id === name) ??
    tracks.find((track) => track.name === name) ??
    tracks.find((track) => track.name.toLowerCase() === wanted)
  )
}

function loudParts(silences: readonly FrameRange[], range: FrameRange): FrameRange[] {
  const edges = [range.from, ...silences.flatMap(({ from, to }) => [from, to]), range.to]
  return Array.from({ length: edges.length / 2 }, (_, k) => ({
    from: edges[k * 2] as number,
    to: edges[k * 2 + 1] as number,
  })).filter(({ from, to }) => to > from)
}

/** Dips that would run into each other are one. */
function joinDips(loud: readonly FrameRange[], fade: number): Dip[] {
  const joined: FrameRange[] = []
  for (const part of loud) {
    const last = joined.at(-1)
    if (last !== undefined && part.from - last.to < 2 * fade)
      joined[joined.length - 1] = { from: last.from, to: part.to }
    else joined.push(part)
  }
  return joined.map(({ from, to }) => ({ from, to, down: Math.min(fade, from), up: fade }))
}
