import { type Failure, failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { PickedPath, FilePicker, PathUse } from '../filePicker.ts'
import type { PreparedStep, Tool } from '../tools/contract/defineTool.ts'

export type WithPath =
  | { readonly kind: 'step'; readonly step: PreparedStep }
  | { readonly kind: 'idle'; readonly because: string }
  | { readonly kind: 'fail'; readonly failure: Failure }

/**
 * Puts a path into a step that reads or writes files: the one that was said, where the host takes words, else the one
 * that is chosen in a dialog. Steps that need none come back as they are.
 */
export async function fillPath(
  tool: Tool,
  step: PreparedStep,
  view: ProjectView,
  filePicker: FilePicker | null,
): Promise<WithPath> {
  const settled = tool.settle?.(step, view, new Date().getTime()) ?? { args: step.args }
  if ('because' in settled) return { kind: 'idle', because: settled.because }
  return pathFor(tool, { ...step, args: settled.args }, view, filePicker)
}

async function pathFor(
  tool: Tool,
  step: PreparedStep,
  view: ProjectView,
  filePicker: FilePicker | null,
): Promise<WithPath> {
  const because = tool.idleBecause(step, view)
  if (because !== null) return { kind: 'idle', because }
  const readiness = tool.readiness?.(step, view)
  if (readiness === undefined || readiness.kind === 'none') return { kind: 'step', step }
  if (readiness.kind !== 'needs') return readiness
  const chosen = await choosePath(filePicker, readiness)
  if (!chosen.ok) return { kind: 'fail', failure: chosen.error }
  const { path, overwrite } = chosen.value
  const replaces = overwrite === 'allowed' && 'overwrite' in tool.parameters.shape ? { overwrite } : {}
  return { kind: 'step', step: { ...step, args: { ...step.args, [readiness.parameter]: path, ...replaces } } }
}

interface PathRequest {
  readonly use: PathUse
  readonly said: string | null
  readonly suggested: string
}

/** Of several the first. A dialog that is closed cancels the request. */
async function choosePath(
  filePicker: FilePicker | null,
  { use, said, suggested }: PathRequest,
): Promise<Result<PickedPath>> {
  if (filePicker === null) return err(failure('agent/no-places'))
  const named = said === null ? ok(null) : await filePicker.fromWords(use, said)
  if (!named.ok) return named
  const name = said ?? suggested
  const chosen = named.value === null ? await filePicker.choose(use, name.split(/[/\\]/u).at(-1) ?? name) : named
  if (!chosen.ok) return chosen
  const [picked] = chosen.value ?? []
  return picked === undefined ? err(failure('agent/cancelled')) : ok(picked)
}
