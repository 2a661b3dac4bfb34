import { failure } from '../../../shared/failures/index.ts'
import { err, ok } from '../../../shared/result.ts'
import type { Change } from '../../../shared/schemas/change.ts'
import { readTargetWithAudio } from '../edits/readTarget.ts'
import type { FrameRange } from '../measure/quietRuns.ts'
import type { Piece } from '../model/piece.ts'
import { piecesLength, slicePieces } from '../pieces/slicePieces.ts'
import { hearClicks, knownClicks, repairTask } from './hearClicks.ts'
import type { PartClicks } from './knownClicks.ts'
import type { LongEdit } from './longEdit.ts'
import { type RangePart, replaceRange } from './renderRange.ts'

/** What clicks are told from is the sound on both sides of them. */
const leadIn = 0.1

/** A click, on all channels of a part. Frames of the part. */
interface Click extends FrameRange {
  readonly part: number
  /** A time inside that no other has, in seconds. */
  readonly leave: number
}

/**
 * Where somebody looks, it listens for all that it will repair, so that each of it can be left out. What is left out
 * gets its own samples back; all the rest is what it is without that. What it found is what it repairs, then and later.
 */
export const clickRemoval: LongEdit<'clickRemoval'> = async (state, request, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const { kind: _, except, ...params } = request
  const { parts, apply } = replaceRange(state, target.value, { store: env.store, leadIn })
  const listens = env.lists === true || except.length > 0
  const heard = listens ? await hearClicks(env, parts, params) : null
  if (heard?.ok === false) return heard
  const known = heard?.value ?? knownClicks(env.store, parts, params)
  const all = heard === null ? [] : clicksOf(heard.value, parts)
  const left = leftOut(all, except, parts)
  if (left.size > 0 && left.size === all.length)
    return err(failure('engine/bad-value', { problem: { kind: 'every-part-left-out' } }))
  return ok({
    tasks: parts.map((part, index) => repairTask(part, params, known[index])),
    apply: (now, made, on) => {
      const done = apply(
        now,
        made.map((pieces, index) => putBack(pieces, parts[index], own(left, index))),
        on,
      )
      if (!done.ok) return done
      const changes = all.map((click) => changeOf(click, parts, left.has(click)))
      return ok({ ...done.value, outcome: { ...done.value.outcome, changes } })
    },
  })
}

const own = (clicks: ReadonlySet<Click>, index: number): readonly Click[] =>
  [...clicks].filter(({ part }) => part === index)

const clicksOf = (heard: readonly PartClicks[], parts: readonly RangePart[]): readonly Click[] =>
  heard.flatMap(({ clicks }, part) =>
    clicks.map((range) => ({ ...range, part, leave: leaveOf(range, parts[part] as RangePart, part) })),
  )

/** Parts of different tracks may click at once: each has times of its own, apart by less than a frame. */
const apart = 1e-7

function leaveOf({ from, to }: FrameRange, { sound }: RangePart, part: number): number {
  return (sound.at + (from + to) / 2) / sound.format.sampleRate + part * apart
}

/** The one of which a time is; else all that click then. */
function leftOut(all: readonly Click[], except: readonly number[], parts: readonly RangePart[]): ReadonlySet<Click> {
  return new Set(
    except.flatMap((time) => {
      const exact = all.filter(({ leave }) => Math.abs(leave - time) < apart / 2)
      return exact.length > 0 ? exact : all.filter((click) => isAt(click, time, parts[click.part]))
    }),
  )
}

function isAt({ from, to }: Click, time: number, part: RangePart | undefined): boolean {
  if (part === undefined) return false
  const frame = time * part.sound.format.sampleRate - part.sound.at
  return from <= frame && frame < to
}

/** The very samples that were there, in the place of what was made of them. */
function putBack(made: readonly Piece[], part: RangePart | undefined, clicks: readonly FrameRange[]): readonly Piece[] {
  if (part === undefined || clicks.length === 0) return made
  const out: Piece[] = []
  let at = 0
  for (const { from, to } of clicks.toSorted((a, b) => a.from - b.from)) {
    out.push(...slicePieces(made, at, from), ...slicePieces(part.sound.like, from, to))
    at = to
  }
  return [...out, ...slicePieces(made, at, piecesLength(made))]
}

function changeOf({ from, to, part, leave }: Click, parts: readonly RangePart[], isLeft: boolean): Change {
  const { track, sound } = parts[part] as RangePart
  const { sampleRate } = sound.format
  const length = { kind: 'duration', seconds: (to - from) / sampleRate } as const
  return {
    what: 'click',
    track: track.name,
    range: { start: (sound.at + from) / sampleRate, end: (sound.at + to) / sampleRate },
    before: length,
    after: isLeft ? length : { kind: 'repaired' },
    leave,
    left: isLeft,
  }
}
