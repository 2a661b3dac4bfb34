import { failure } from '../../../shared/failures/index.ts'
import { err, ok } from '../../../shared/result.ts'
import type { Change } from '../../../shared/schemas/change.ts'
import { readTargetWithAudio } from '../edits/readTarget.ts'
import { type ClickRemovalParams, clickListener } from '../effects/restoration/clickRemoval.ts'
import type { FrameRange } from '../measure/quietRuns.ts'
import { type InSteps, takeTurns } from '../measure/takeTurns.ts'
import type { Piece } from '../model/piece.ts'
import { piecesLength, slicePieces } from '../pieces/slicePieces.ts'
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
 * gets its own samples back; all the rest is what it is without that.
 */
export const clickRemoval: LongEdit<'clickRemoval'> = async (state, request, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const { kind: name, except, ...params } = request
  const { parts, apply } = replaceRange(state, target.value, { store: env.store, leadIn })
  const listens = env.lists === true || except.length > 0
  const heard = listens
    ? await takeTurns(
        env,
        findAll(parts, params, (fraction) => env.report(fraction)),
      )
    : ok([])
  if (!heard.ok) return heard
  const left = leftOut(heard.value, except, parts)
  if (left.size > 0 && left.size === heard.value.length)
    return err(failure('engine/bad-value', { problem: { kind: 'every-part-left-out' } }))
  return ok({
    tasks: parts.map(({ sound }) => ({ effect: { name, params }, ...sound })),
    apply: (now, made, on) => {
      const done = apply(
        now,
        made.map((pieces, index) => putBack(pieces, parts[index], own(left, index))),
        on,
      )
      if (!done.ok) return done
      const changes = heard.value.map((click) => changeOf(click, parts, left.has(click)))
      return ok({ ...done.value, outcome: { ...done.value.outcome, changes } })
    },
  })
}

const own = (clicks: ReadonlySet<Click>, index: number): readonly Click[] =>
  [...clicks].filter(({ part }) => part === index)

/** Of each part in its order, those of all channels together. */
function* findAll(
  parts: readonly RangePart[],
  params: ClickRemovalParams,
  report: (fraction: number) => void,
): InSteps<readonly Click[]> {
  const found: Click[] = []
  const all = parts.reduce((sum, { sound }) => sum + sound.input, 0)
  let heard = 0
  for (const [part, one] of parts.entries()) {
    const { sound } = one
    const listener = clickListener(params, sound.format)
    for (let at = 0; at < sound.input; at += step) {
      const count = Math.min(step, sound.input - at)
      const rows = Array.from({ length: sound.format.channels }, () => new Float32Array(count))
      sound.read(at, rows)
      listener.hear(rows)
      heard += count
      report(heard / all)
      yield count * costOf
    }
    const inside = listener
      .end()
      .map(({ from, to }) => ({
        from: Math.max(0, from - sound.leadIn),
        to: Math.min(sound.length, to - sound.leadIn),
      }))
      .filter(({ from, to }) => from < to)
    found.push(...joinTouching(inside).map((range) => ({ ...range, part, leave: leaveOf(range, one, part) })))
  }
  return found
}

/** Frames that are heard at once, and how many times dearer than reading that is. */
const [step, costOf] = [1 << 14, 16]

function joinTouching(ranges: readonly FrameRange[]): FrameRange[] {
  const joined: { from: number; to: number }[] = []
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to)
    else joined.push({ from, to })
  }
  return joined
}

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
