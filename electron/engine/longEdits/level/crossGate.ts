import { failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import type { Change } from '../../../../shared/schemas/change.ts'
import type { RequestOf } from '../../edits/edit.ts'
import { finish, type EditState } from '../../edits/edit.ts'
import { readTargetWithAudio, type Target } from '../../edits/readTarget.ts'
import { type IdlePart, idleParts, listenToVoices, type Speakers, stepsASecond } from '../../measure/voices/index.ts'
import { toGain } from '../../model/decibels.ts'
import type { Track } from '../../model/project.ts'
import { dipTrack } from './dips.ts'
import type { LongEdit, LongEnv } from '../longEdit.ts'
import { butForAll } from '../places.ts'
import { listenPart } from './loudnessGain.ts'

/** A microphone that is taken down while somebody else speaks. Frames. */
interface Idle {
  readonly track: Track
  readonly from: number
  readonly to: number
  /** A time inside that no other has, in seconds. */
  readonly leave: number
}

/** A step of 16-bit sound is louder. */
const silentDb = -100

type Request = RequestOf<'crossGate'>

/** What stays down at least between two fades, seconds. */
const leastDown = 0.2

/**
 * Takes each microphone down while its own person does not speak and another one does. Never to nothing, with fades
 * that lie inside what is taken down, held up for a while behind each word: ramps and gains on pieces, nothing is
 * rendered.
 */
export const crossGate: LongEdit<'crossGate'> = async (state, request, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const { sampleRate } = state.project
  const heard = await hear(state, target.value, env)
  if (!heard.ok) return heard
  const all = idleIn(heard.value, target.value, request, sampleRate)
  if (all.length === 0) return err(failure('engine/bad-value', { problem: { kind: 'nobody-idle' } }))
  const kept = butForAll(leftOut(all, request.except, sampleRate), all)
  if (!kept.ok) return kept
  const left = kept.value
  const fade = Math.round((request.fadeMs / 1000) * sampleRate)
  const level = toGain(-request.reductionDb)
  return ok({
    tasks: [],
    apply: (now) => {
      const tracks = now.project.tracks.map((track) =>
        all
          .filter((one) => one.track.id === track.id && !left.has(one))
          .reduce(
            (it, { from, to }) => dipTrack(it, { from: from + fade, to: to - fade, down: fade, up: fade }, level),
            track,
          ),
      )
      const changes = all.map((one) => changeOf(one, { ...request, isLeft: left.has(one) }, sampleRate))
      const names = new Set(all.map(({ track }) => track.name))
      return finish(now, { project: { ...now.project, tracks } }, { tracks: [...names], range: target.value, changes })
    },
  })
}

interface Voices extends Speakers {
  readonly speaking: readonly Uint8Array[]
}

/** All that can be heard tell who speaks, not only what is to be turned down. */
async function hear({ project }: EditState, { ids, start, end }: Target, env: LongEnv): Promise<Result<Voices>> {
  const heard = project.tracks.filter(({ id, muted, clips }) => clips.length > 0 && (ids.has(id) || !muted))
  const listened = await listenToVoices(listenPart(env, 0, 1, project.sampleRate), heard, { start, end })
  if (!listened.ok) return listened
  const { speaking, tracks, levels } = listened.value
  if (tracks.length < 2) return err(failure('engine/bad-value', { problem: { kind: 'one-voice' } }))
  if (speaking === null) return err(failure('engine/bad-value', { problem: { kind: 'voices-not-apart' } }))
  return ok({ tracks, speaking, levels })
}

function idleIn(
  { tracks, speaking, levels }: Voices,
  { ids, start, end }: Target,
  { holdMs, fadeMs }: Request,
  sampleRate: number,
): Idle[] {
  const frameOf = (step: number): number => Math.min(end, start + Math.round((step * sampleRate) / stepsASecond))
  const rules = { hold: holdMs / 1000, least: (2 * fadeMs) / 1000 + leastDown }
  return idleParts(speaking, rules)
    .flatMap((parts, index) =>
      parts
        .filter((part) => isHeard(levels[index], part))
        .map(({ from, to }): Idle => {
          const own = { track: tracks[index] as Track, from: frameOf(from), to: frameOf(to) }
          return { ...own, leave: leaveOf((own.from + own.to) / 2 / sampleRate, index, tracks.length) }
        }),
    )
    .filter(({ track }) => ids.has(track.id))
    .toSorted((one, other) => one.from - other.from)
}

/** Where nothing is heard anyway nothing gets quieter. */
const isHeard = (levels: Float32Array | undefined, { from, to }: IdlePart): boolean =>
  levels?.subarray(from, to).some((db) => db > silentDb) === true

/**
 * Hundredths of a second are dealt out to the tracks in turn, so that two that are down at once have times of their
 * own.
 */
function leaveOf(middle: number, index: number, count: number): number {
  const hundredth = Math.floor(middle * 100)
  return (hundredth - (hundredth % count) + index) / 100
}

/** The one of which a time is; else all that are down then. */
function leftOut(all: readonly Idle[], except: readonly number[], sampleRate: number): ReadonlySet<Idle> {
  return new Set(
    except.flatMap((time) => {
      const own = all.filter(({ leave }) => Math.abs(leave - time) < 1e-6)
      return own.length > 0 ? own : all.filter(({ from, to }) => from <= time * sampleRate && time * sampleRate < to)
    }),
  )
}

function changeOf(
  { track, from, to, leave }: Idle,
  { reductionDb, isLeft }: Request & { isLeft: boolean },
  sampleRate: number,
): Change {
  return {
    what: 'level',
    track: track.name,
    range: { start: from / sampleRate, end: to / sampleRate },
    before: { kind: 'gain', db: 0 },
    after: { kind: 'gain', db: isLeft ? 0 : -reductionDb },
    leave,
    left: isLeft,
  }
}
