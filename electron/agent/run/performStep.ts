import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { MeasureRequest, Measurement } from '../../editor/index.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { EditOutcome } from '../../../shared/schemas/editRequest.ts'
import { confirmPlanned } from './confirmPlanned.ts'
import { confirmTold, type Proof } from './confirmTold.ts'
import { setState, type Surface } from './setState.ts'
import type { PreparedStep, ReadBack, Tool } from '../tools/contract/defineTool.ts'
import type { FilesDone, OutsideRequest } from '../tools/contract/toolRequest.ts'
import { planRedo, planUndo } from '../tools/editing/historyMoves.ts'
import { performFiles } from './performFiles.ts'
import { restoreFocus } from './restoreFocus.ts'

/** One step, whole: prepare the state, do it, read back, and put back what only the preparation had changed. */
export async function performStep(
  surface: Surface,
  tool: Tool,
  step: PreparedStep,
  proof: Proof,
): Promise<Result<ReadBack>> {
  const former = await surface.view()
  const gone = step.trackIds.find((id) => !former.tracks.some((track) => track.id === id))
  if (gone !== undefined) return err(failure('engine/unknown-track', { id: gone }))
  const prepared = await setState(surface, tool, step)
  if (!prepared.ok) return prepared

  const requests = proof === 'measured' ? tool.proof(step, prepared.value) : []
  const soundBefore = await measureAll(surface, tool.proves === 'outcome' ? [] : requests)
  if (!soundBefore.ok) return soundBefore
  const carried = await carryOut(surface, tool, step, prepared.value)
  if (!carried.ok) return carried
  const after = await surface.view()
  const soundAfter = await measureAll(surface, requests)
  if (!soundAfter.ok) return soundAfter

  const sound = requests.length === 0 ? null : { before: soundBefore.value, after: soundAfter.value }
  const seen: ReadBack = {
    before: prepared.value,
    after,
    outcome: carried.value.outcome,
    sound,
    historyLabel: carried.value.label,
    files: carried.value.files,
  }
  const confirmed = await confirmStep(surface, tool, step, { seen, proof })
  if (!confirmed.ok) return confirmed
  const restored = await restoreFocus(surface, tool, step, { former, prepared: prepared.value, after })
  return restored.ok ? ok(seen) : restored
}

async function confirmStep(
  surface: Surface,
  tool: Tool,
  step: PreparedStep,
  { seen, proof }: { readonly seen: ReadBack; readonly proof: Proof },
): Promise<Result<void>> {
  const told = confirmTold(tool, tool.request(step), seen, proof)
  if (!told.ok) return told
  const asPlanned = proof === 'measured' ? await confirmPlanned(surface, tool, seen) : ok()
  return asPlanned.ok ? tool.confirm(step, seen) : asPlanned
}

const nothingMeasured: EditOutcome = {
  changed: true,
  tracks: [],
  range: null,
  at: null,
  peakBeforeDb: null,
  peakAfterDb: null,
}

async function carryOut(
  surface: Surface,
  tool: Tool,
  step: PreparedStep,
  view: ProjectView,
): Promise<Result<{ outcome: EditOutcome; label: string | null; files: FilesDone | null }>> {
  const request = tool.request(step)
  if (request.kind === 'undo' || request.kind === 'redo') {
    const planned = request.kind === 'undo' ? planUndo(view, request) : planRedo(view, request)
    if (!planned.ok) return planned
    const moved = await surface[request.kind](planned.value.move)
    return moved.ok ? ok({ outcome: nothingMeasured, label: moved.value.label, files: null }) : moved
  }
  if (request.kind === 'limitHistory') {
    const limited = (await surface.limitHistory?.(request)) ?? err(failure('agent/cannot-yet', { what: tool.title }))
    return limited.ok ? ok({ outcome: nothingMeasured, label: null, files: null }) : limited
  }
  if ('request' in request && request.kind !== 'runProgram') {
    const done = await performFiles(surface, request)
    return done.ok ? ok({ outcome: nothingMeasured, label: null, files: done.value }) : done
  }
  const done = request.kind === 'runProgram' ? await runOutside(surface, tool, request) : await surface.perform(request)
  return done.ok ? ok({ outcome: done.value, label: null, files: null }) : done
}

/** What nobody has allowed does not run, however it came here. */
async function runOutside(surface: Surface, tool: Tool, { request }: OutsideRequest): Promise<Result<EditOutcome>> {
  if (tool.outside?.isTrusted() !== true && isReal(surface))
    return err(failure('programs/new', { tool: tool.title, file: tool.outside?.file ?? '' }))
  return (await surface.runProgram?.(request)) ?? err(failure('agent/cannot-yet', { what: tool.title }))
}

/** A fork runs no program, and has no files. */
const isReal = (surface: Surface): boolean => surface.exportAudio !== undefined

async function measureAll(surface: Surface, requests: readonly MeasureRequest[]): Promise<Result<Measurement[]>> {
  const out: Measurement[] = []
  for (const request of requests) {
    const one = await surface.measure(request)
    if (!one.ok) return one
    out.push(one.value)
  }
  return ok(out)
}
