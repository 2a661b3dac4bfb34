import { ok } from '../../../shared/result.ts'
import type { Change } from '../../../shared/schemas/change.ts'
import { readTargetWithAudio } from '../edits/readTarget.ts'
import type { FrameRange } from '../measure/quietRuns.ts'
import type { Piece } from '../model/piece.ts'
import { piecesLength, slicePieces } from '../pieces/slicePieces.ts'
import { hearClicks, knownClicks, repairTask } from './hearClicks.ts'
import type { LongEdit } from './longEdit.ts'
import { leftOut, ofPart, placeOf, placesIn, type ActedPlace } from './places.ts'
import { type RangePart, replaceRange } from './renderRange.ts'

/** What clicks are told from is the sound on both sides of them. */
const leadIn = 0.1

/**
 * Where somebody looks, it listens for all that it will repair, so that each of it can be left out. What is left out
 * gets its own samples back; all the rest is what it is without that. What it found is what it repairs, then and later.
 */
export const clickRemoval: LongEdit<'clickRemoval'> = async (state, request, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const { except, threshold, widthMs } = request
  const params = { threshold, widthMs }
  const { parts, apply } = replaceRange(state, target.value, { store: env.store, leadIn })
  const listens = env.lists === true || except.length > 0
  const heard = listens ? await hearClicks(env, parts, params) : null
  if (heard?.ok === false) return heard
  const known = heard?.value ?? knownClicks(env.store, parts, params)
  const all =
    heard === null
      ? []
      : placesIn(
          heard.value.map(({ clicks }) => clicks),
          parts,
        )
  const kept = leftOut(all, except, parts)
  if (!kept.ok) return kept
  const left = kept.value
  return ok({
    tasks: parts.map((part, index) => repairTask(part, params, known[index])),
    apply: (now, made, on) => {
      const done = apply(
        now,
        made.map((pieces, index) => putBack(pieces, parts[index], ofPart(left, index))),
        on,
      )
      if (!done.ok) return done
      const changes = all.map((click) => changeOf(click, parts, left.has(click)))
      return ok({ ...done.value, outcome: { ...done.value.outcome, changes } })
    },
  })
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

function changeOf(click: ActedPlace, parts: readonly RangePart[], isLeft: boolean): Change {
  const { track, range, leave } = placeOf(click, parts)
  const length = { kind: 'duration', seconds: range.end - range.start } as const
  return {
    what: 'click',
    track,
    range,
    before: length,
    after: isLeft ? length : { kind: 'repaired' },
    leave,
    left: isLeft,
  }
}
