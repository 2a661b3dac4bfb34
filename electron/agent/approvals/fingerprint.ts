import type { PreparedStep } from '../tools/contract/defineTool.ts'

/** Of tools, arguments, targets and content revision: equal exactly when what would run is what was shown. */
export async function fingerprint(steps: readonly PreparedStep[], contentRevision: number): Promise<string> {
  const shown = steps.map(({ tool, args, range, trackIds, at }) => [
    tool,
    sortKeys(args),
    range === null ? null : [range.start, range.end],
    trackIds,
    at,
  ])
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(JSON.stringify([shown, contentRevision])),
  )
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The identity of one call, for "a refused call is not asked again". A few hundredths of a second more or less does not
 * make it another one.
 */
export function stepKey({ tool, args, range, trackIds, at }: PreparedStep): string {
  const values = sortKeys(args).map(([key, value]) => [key, typeof value === 'number' ? nearly(value) : value])
  return JSON.stringify([
    tool,
    values,
    range === null ? null : [nearly(range.start), nearly(range.end)],
    trackIds.toSorted(),
    at === null ? null : nearly(at),
  ])
}

const nearly = (value: number): number => Math.round(value * 20) / 20

function sortKeys(args: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1))
}
