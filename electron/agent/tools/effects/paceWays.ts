import type { ArgumentProblem } from '../../../../shared/failures/index.ts'
import { timesAsFast } from '../../../../shared/timesAsFast.ts'
import { limits } from '../../../../shared/schemas/limits.ts'
import { numberIn } from '../schema/parameters.ts'

/** The ways of telling a pace, of which one is used. */
export const paceShape = {
  percent: numberIn(limits.pacePercent)
    .optional()
    .describe('10 is a tenth faster, 100 twice as fast, -50 half as fast.'),
  factor: numberIn(limits.paceFactor)
    .optional()
    .describe('Times as fast: 2 is twice as fast, 0.5 half as fast. Instead of percent.'),
  length: numberIn(limits.stretchedTo).optional().describe('New length of the range, in seconds. Instead of percent.'),
}

/** Tempo can be told in beats too. */
export const tempoShape = {
  ...paceShape,
  bpm_from: numberIn(limits.beats).optional().describe('Beats a minute as it is. With bpm_to, instead of percent.'),
  bpm_to: numberIn(limits.beats).optional().describe('Beats a minute as it is to be.'),
}

export type PaceWays = {
  readonly length?: number | undefined
  readonly percent?: number | undefined
  readonly factor?: number | undefined
  readonly bpm_from?: number | undefined
  readonly bpm_to?: number | undefined
}

/** How much faster in percent, whichever way it was told; `lasts`: seconds that it lasts now. */
export function percentOf(ways: PaceWays, lasts: number): number {
  if (ways.percent !== undefined) return ways.percent
  if (ways.length !== undefined) return (lasts / ways.length - 1) * 100
  return Math.round(((timesAsFast(ways) ?? 1) - 1) * 1e6) / 1e4
}

type Issue =
  | { readonly code: 'custom'; readonly path: string[]; readonly params: { readonly problem: ArgumentProblem } }
  | { readonly code: 'invalid_type'; readonly expected: 'number'; readonly path: string[]; readonly input: undefined }

export const isPossible = (percent: number): boolean =>
  percent >= limits.pacePercent.min && percent <= limits.pacePercent.max

/** Exactly one way, with a pace that can be made. */
export function checkPace(args: PaceWays, into: { addIssue(issue: Issue): void }): void {
  const issue = issueOf(args)
  if (issue !== null) into.addIssue(issue)
}

function issueOf(args: PaceWays): Issue | null {
  const missing = (parameter: string): Issue => ({
    code: 'invalid_type',
    expected: 'number',
    path: [parameter],
    input: undefined,
  })
  const beats = [args.bpm_from, args.bpm_to].filter((bpm) => bpm !== undefined).length
  const told = [args.percent, args.factor, args.length].filter((way) => way !== undefined)
  const ways = told.length + Math.min(1, beats)
  if (ways > 1) return { code: 'custom', path: ['percent'], params: { problem: 'pace-in-several-ways' } }
  if (beats === 1) return missing(args.bpm_from === undefined ? 'bpm_from' : 'bpm_to')
  if (ways === 0) return missing('percent')
  // What a length comes to hangs on what it is of.
  return args.length !== undefined || isPossible(percentOf(args, 0))
    ? null
    : {
        code: 'custom',
        path: [beats === 2 ? 'bpm_to' : 'factor'],
        params: { problem: 'pace-impossible' },
      }
}
