import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { DidBefore, EarlierTurn } from '../planner/index.ts'
import { sayName } from '../tools/sentences/saying.ts'
import type { PreparedStep } from '../tools/contract/defineTool.ts'
import { targetParameters } from '../tools/contract/target.ts'
import type { RequestLog, Transcript } from './transcript.ts'

/** What was said before, for a model: what was done as the calls that do it, with what was read back. */
export function earlierTurns({ messages, log }: Transcript, { tracks }: Pick<ProjectView, 'tracks'>): EarlierTurn[] {
  const names = new Map(tracks.map(({ id, name }) => [id, sayName(name)]))
  let open: RequestLog | null = null
  return messages.flatMap(({ id, from, text, state }, index): EarlierTurn[] => {
    if (from === 'person') {
      open = log.find((entry) => entry.id === id) ?? null
      return [{ from, text }]
    }
    // What was asked in the dialog has its answer there; the end of the request tells what came of it.
    if (state === 'asked' && messages[index + 1]?.from === 'tapehand') return []
    const isEnd = open !== null && (state === 'done' || state === 'partly')
    return [{ from, text, did: isEnd ? didBefore(open, names) : null }]
  })
}

function didBefore(entry: RequestLog | null, names: ReadonlyMap<string, string>): DidBefore | null {
  if (entry === null || entry.ran.length === 0 || entry.did === undefined) return null
  return { calls: entry.ran.map((step) => ({ tool: step.tool, args: argsOf(step, names) })), told: entry.did }
}

/** As a model would have called it: what nobody gave is left out. */
function argsOf(
  { args, range, at, trackIds, sources }: PreparedStep,
  names: ReadonlyMap<string, string>,
): Readonly<Record<string, unknown>> {
  const isGiven = (key: string) => sources.some((one) => one.key === key && one.author !== 'default')
  const isNamed = sources.some(({ what, author }) => what === 'tracks' && author !== 'default')
  const tracks = trackIds.flatMap((id) => names.get(id) ?? [])
  const isOwn = (key: string) => !(targetParameters as readonly string[]).includes(key)
  return {
    ...Object.fromEntries(Object.entries(args).filter(([key]) => isOwn(key) && isGiven(key))),
    ...(range && { start_time: range.start, end_time: range.end }),
    ...(at !== null && { time: at }),
    ...(isNamed && tracks.length > 0 && { tracks }),
  }
}
