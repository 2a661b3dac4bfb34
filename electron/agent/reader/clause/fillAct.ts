import type { Edge } from '../chart/parse.ts'
import { costs } from '../decide/costs.ts'
import type { Frame } from '../frames/frame.ts'
import type { FramesByAct } from '../frames/index.ts'
import { bareCandidates, type Candidate, candidatesOf, inputOf } from './candidates.ts'
import type { Act } from './clause.ts'
import { fillBelow } from './fill.ts'
import type { Parts } from './parts.ts'
import type { Argument } from '../meaning/types.ts'
import type { SpeechGuess } from './speech.ts'
import type { FillInput } from './state.ts'
import { takesStretch, withStretchApart } from './stretchApart.ts'

/** More than any tool takes: no clause, whatever it is. */
const mostArguments = 9

interface FilledAct {
  readonly act: Act | null
  readonly unplaced: readonly Edge[]
  readonly misfits: number
  readonly cost: number
  readonly filling: FillInput | null
}

/** The frame that takes most of it; null where every one is dearer than `dearest`. */
export function fillAct(parts: Parts, guess: SpeechGuess, frames: FramesByAct, dearest: number): FilledAct | null {
  if (parts.args.length > mostArguments)
    return withoutAct(
      parts.args.map(({ edge }) => edge),
      0,
    )
  const isFragment = guess.speech === 'fragment'
  const candidates = isFragment ? bareCandidates(parts) : candidatesOf(parts, guess)
  const best = bestOf(parts, candidates, frames, isFragment ? Math.min(dearest, costs.fragment) : dearest)
  if (best !== null) return best
  if (!isFragment && canFill(candidates, parts, frames)) return null
  if (looksFor(parts)) return withoutAct([], costs.verbless)
  const crowd = Math.max(0, parts.args.length - 1) * costs.verbless
  return withoutAct(
    [...parts.verbs, ...parts.effects].map(({ edge }) => edge),
    crowd + (standsForAct(parts) ? costs.verbless : costs.fragment),
  )
}

/** "find the cough": no tool does that by itself, and the order behind it may be about what is looked for. */
const looksFor = ({ verbs, effects }: Parts): boolean =>
  effects.length === 0 && verbs.length === 1 && verbs.every(({ is }) => is.senses.some(({ act }) => act === 'lookFor'))

/** "the same on the host", "again": an act is meant, by no name. */
const standsForAct = ({ args, markers, verbs }: Parts): boolean =>
  verbs.length === 0 &&
  (markers.some(({ is }) => is.marks === 'same' || is.marks === 'again') ||
    args.some(({ is: { content } }) => content.kind === 'value' && content.same === true))

function bestOf(
  parts: Parts,
  candidates: readonly Candidate[],
  frames: FramesByAct,
  dearest: number,
): FilledAct | null {
  let best: FilledAct | null = null
  for (const candidate of candidates) {
    const own = candidate.cost + candidate.misfits * costs.misfit
    const fitting = framesFor(candidate, parts, frames)
    if (fitting.length === 0 || own + cheapestFrame >= (best?.cost ?? dearest)) continue
    const said = inputOf(parts, candidate)
    const apart = withStretchApart(said, parts.verbs[0]?.edge)
    for (const frame of fitting) {
      const filling = apart !== null && takesStretch(frame) ? apart : said
      const filled = fillBelow(frame, filling, (best?.cost ?? dearest) - own)
      if (filled === null) continue
      best = {
        act: dividedAtPoints(filled.act),
        unplaced: [...candidate.unplaced, ...filled.unplaced],
        misfits: candidate.misfits + filled.misfits,
        cost: filled.cost + own,
        filling,
      }
    }
  }
  return best
}

/** "in two at 2:00": so many points make so many parts, and no more are to be made. */
const dividedAtPoints = (act: Act): Act => (act.points.length + 1 === act.into ? { ...act, into: null } : act)

/** No frame makes a reading cheaper by more than this. */
export const cheapestFrame = -1

function framesFor({ key, sense, bareOnly }: Candidate, parts: Parts, frames: FramesByAct): readonly Frame[] {
  const { effects } = parts
  const isThere = (sense === null || sense.leaves === true) && effects[0]?.is.definite === true
  const isHeard = sense === null && isOnlyNamed(parts)
  const all = (frames.get(key) ?? []).filter(
    ({ way, makes, mayBeHeard }) =>
      (way === undefined || sense?.direction !== -way) &&
      !(isThere && makes === true) &&
      !(isHeard && mayBeHeard === true),
  )
  return bareOnly && effects.length === 0 ? all.filter((frame) => frame.bare === true) : all
}

/** "noise on the host": nothing is said of it but where. */
const isOnlyNamed = ({ effects: [effect], args }: Parts): boolean =>
  effect?.is.brings.length === 0 && args.every(({ is: { content } }) => !howItIs.has(content.kind))

const howItIs: ReadonlySet<string> = new Set<Argument['content']['kind']>(['value', 'choice', 'setting'])

const canFill = (candidates: readonly Candidate[], parts: Parts, frames: FramesByAct): boolean =>
  candidates.some((candidate) => framesFor(candidate, parts, frames).length > 0)

/** No tool does it: all of these are left over. */
const withoutAct = (unplaced: readonly Edge[], cost: number): FilledAct => ({
  act: null,
  unplaced,
  misfits: 0,
  cost: cost + unplaced.length * costs.misfit,
  filling: null,
})
