import { createHash } from 'node:crypto'
import type { PreparedStep } from '../tools/defineTool.ts'

/** Of tools, arguments, targets and content revision: equal exactly when what would run is what was shown. */
export function fingerprint(steps: readonly PreparedStep[], contentRevision: number): string {
  const shown = steps.map(({ tool, args, range, trackIds, at }) => [tool, sortKeys(args), range === null ? null : [range.start, range.end], trackIds, at])
  return createHash('sha256').update(JSON.stringify([shown, contentRevision])).digest('hex')
}

/** The identity of one call, for "a refused call is not asked again". */
export function stepKey({ tool, args, range, trackIds, at }: PreparedStep): string {
  return JSON.stringify([tool, sortKeys(args), range === null ? null : [range.start, range.end], trackIds, at])
}

function sortKeys(args: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1))
}
