import { ok } from '../../../shared/result.ts'
import type { Change } from '../../../shared/schemas/change.ts'
import type { EditRequest, LongKind } from '../../../shared/schemas/editRequest.ts'
import { readTargetWithAudio } from '../edits/readTarget.ts'
import type { EffectCall } from '../effects/index.ts'
import { joinSides, reach, type JoinRules } from '../joins/joinSides.ts'
import type { FrameRange } from '../measure/quietRuns.ts'
import { toGain } from '../model/decibels.ts'
import type { Piece } from '../model/piece.ts'
import { mapPieces, scalePiece } from '../pieces/shapePieces.ts'
import { piecesLength, slicePieces } from '../pieces/slicePieces.ts'
import type { ReducedPlace, ReductionRules } from './followReduction.ts'
import { hearPlaces } from './hearPlaces.ts'
import type { LongEdit } from './longEdit.ts'
import { leftOut, ofPart, placeOf, placesIn, type ActedPlace } from './places.ts'
import type { EffectRender, ReadEffect } from './rangeEffect.ts'
import { type RangePart, replaceRange } from './renderRange.ts'

export interface PlacedRender extends EffectRender {
  readonly effect: EffectCall
  readonly reduces: ReductionRules
}

type Found = ReducedPlace & ActedPlace

/**
 * A long edit that turns down in places. Where somebody looks it listens for them, so that each is told and can be left
 * out where the request has that. What is left out keeps its own samples, with the gain that all others get too, and
 * joins as at any edit: it begins and ends where next to nothing is turned down.
 */
export function placedEffect<K extends LongKind>(readEffect: ReadEffect<K, PlacedRender>): LongEdit<K> {
  return async (state, request: Extract<EditRequest, { kind: K }>, env) => {
    const target = readTargetWithAudio(state)
    if (!target.ok) return target
    const render = readEffect(request, target.value, state)
    if (!render.ok) return render
    const { effect, reduces, ...change } = render.value
    const { parts, apply } = replaceRange(state, target.value, { store: env.store, ...change })
    const tasks = parts.map(({ sound }) => ({ effect, ...sound }))
    const except = 'except' in request ? request.except : null
    if (env.lists !== true && (except ?? []).length === 0) return ok({ tasks, apply })
    const heard = await hearPlaces(env, parts, effect, reduces)
    if (!heard.ok) return heard
    const all = placesIn(heard.value, parts)
    const kept = leftOut(all, except ?? [], parts)
    if (!kept.ok) return kept
    const left = kept.value
    const changes = all.map((place) => changeOf(place, parts, { mayLeave: except !== null, isLeft: left.has(place) }))
    return ok({
      tasks,
      apply: (now, made, on) => {
        const rules: JoinRules = { joins: on.joins, sampleRate: now.project.sampleRate }
        const whole = made.map((pieces, index) =>
          putBack(pieces, parts[index], ofPart(left, index), { rules, gain: toGain(reduces.makeupDb) }),
        )
        const done = apply(now, whole, on)
        return done.ok ? ok({ ...done.value, outcome: { ...done.value.outcome, changes } }) : done
      },
    })
  }
}

interface PutBack {
  readonly rules: JoinRules
  readonly gain: number
}

function putBack(
  made: readonly Piece[],
  part: RangePart | undefined,
  places: readonly FrameRange[],
  { rules, gain }: PutBack,
): readonly Piece[] {
  if (part === undefined || places.length === 0) return made
  const own = mapPieces(part.sound.like, (piece) => scalePiece(piece, gain))
  const side = reach(rules)
  const end = piecesLength(made)
  let out: readonly Piece[] = []
  let at = 0
  for (const { from, to } of places.toSorted((a, b) => a.from - b.from)) {
    const before = at === 0 ? slicePieces(made, 0, from) : joinAt(out, own, made, { at, to: from }, rules)
    out = joinSides(
      { kept: before, beyond: slicePieces(made, from, from + side) },
      { kept: slicePieces(own, from, to), before: slicePieces(own, from - side, from) },
      rules,
    )
    at = to
  }
  return joinAt(out, own, made, { at, to: end }, rules)
}

/** Goes on from what was put back, which ends at `at`, with what was made. */
function joinAt(
  out: readonly Piece[],
  own: readonly Piece[],
  made: readonly Piece[],
  { at, to }: { readonly at: number; readonly to: number },
  rules: JoinRules,
): readonly Piece[] {
  const side = reach(rules)
  return joinSides(
    { kept: out, beyond: slicePieces(own, at, at + side) },
    { kept: slicePieces(made, at, to), before: slicePieces(made, at - side, at) },
    rules,
  )
}

interface Left {
  readonly mayLeave: boolean
  readonly isLeft: boolean
}

/** What is left out is told with what would be done to it. */
function changeOf(place: Found, parts: readonly RangePart[], { mayLeave, isLeft }: Left): Change {
  const { track, range, leave } = placeOf(place, parts)
  return {
    what: 'level',
    track,
    range,
    before: { kind: 'gain', db: 0 },
    after: { kind: 'gain', db: -Math.round(place.db * 10) / 10 },
    leave: mayLeave ? leave : null,
    left: isLeft,
  }
}
