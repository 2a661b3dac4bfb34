import { failure } from '../../../shared/failures/index.ts'
import type { Failure } from '../../../shared/result.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { Places } from '../places.ts'
import type { PreparedStep, Tool } from '../tools/defineTool.ts'

export type Placed =
  | { readonly kind: 'step'; readonly step: PreparedStep }
  | { readonly kind: 'idle'; readonly because: string }
  | { readonly kind: 'fail'; readonly failure: Failure }

/** Puts a real place into a step that reads or writes files. Several chosen files are one step for the first, and are told of as such. */
export async function placeStep(
  tool: Tool,
  step: PreparedStep,
  view: ProjectView,
  places: Places | null,
): Promise<Placed> {
  const wish = tool.place?.(step, view)
  if (wish === undefined || wish.kind === 'none') return { kind: 'step', step }
  if (wish.kind !== 'needs') return wish
  if (places === null) return { kind: 'fail', failure: failure('agent/no-places') }
  const said = wish.said === null ? null : await places.fromWords(wish.use, wish.said)
  if (said !== null && !said.ok) return { kind: 'fail', failure: said.error }
  const chosen = said?.value ?? (await chosenPlaces(places, wish.use, wish.said ?? wish.suggested))
  if (chosen === null) return { kind: 'fail', failure: failure('agent/cancelled') }
  if ('code' in chosen) return { kind: 'fail', failure: chosen }
  const [place] = chosen
  if (place === undefined) return { kind: 'fail', failure: failure('agent/cancelled') }
  const replaces = place.overwrite === 'allowed' && 'overwrite' in tool.parameters.shape ? { overwrite: 'allowed' } : {}
  return { kind: 'step', step: { ...step, args: { ...step.args, [wish.parameter]: place.path, ...replaces } } }
}

async function chosenPlaces(places: Places, use: Parameters<Places['choose']>[0], suggested: string) {
  const asked = await places.choose(use, suggested.split(/[/\\]/u).at(-1) ?? suggested)
  return asked.ok ? asked.value : asked.error
}
