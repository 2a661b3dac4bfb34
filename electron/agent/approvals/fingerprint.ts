import type { PreparedStep } from '../tools/defineTool.ts'

/** Of tools, arguments, targets and content revision: equal exactly when what would run is what was shown. */
export async function fingerprint(steps: readonly PreparedStep[], contentRevision: number): Promise<string> {
  const shown = steps.map(({ tool, args, range, trackIds, at }) => [tool, sortKeys(args), range === null ? null : [range.start, range.end], trackIds, at])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify([shown, contentRevision])))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The identity of one call, for "a refused call is not asked again". */
export function stepKey({ tool, args, range, trackIds, at }: PreparedStep): string {
  return JSON.stringify([tool, sortKeys(args), range === null ? null : [range.start, range.end], trackIds, at])
}

function sortKeys(args: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1))
}
