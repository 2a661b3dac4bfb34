import type { Failure } from '../../../shared/result.ts'
import { failure } from '../../../shared/failures/index.ts'
import type { Desk } from '../chat/desk.ts'
import type { Observation } from '../planner/index.ts'
import { answerQuery } from '../prepare/answerQuery.ts'
import type { Performed } from '../run/requestRun.ts'
import { tracksOf } from '../tools/measureTracks.ts'
import type { Batch, BatchItem } from './readBatch.ts'

/** One observation for every call of the batch, in order: what was done, in numbers that were read back. */
export async function observeBatch(desk: Desk, batch: Batch, performed: readonly Performed[], callIds: readonly (string | null)[], refusal: string | null = null, answer: string | null = null): Promise<Observation[]> {
  return observeEach(desk, batch, answer, (item) => {
    const mine = performed.filter((_, index) => callIds[index] === item.callId)
    if (mine.length > 0) return { done: true, steps: mine.map(describe) }
    if (refusal !== null) return problem(failure('agent/refused', { tool: item.tool, reason: refusal }))
    return performed.length > 0 ? { done: false, note: 'The person changed this. Done instead:', steps: performed.map(describe) } : skipped
  })
}

export async function observeRefused(desk: Desk, batch: Batch, reason: string): Promise<Observation[]> {
  return observeEach(desk, batch, null, (item) => problem(failure('agent/refused', { tool: item.tool, reason })))
}

/** The call that failed is told why; its neighbours are told that they were not made. */
export async function observeFailed(desk: Desk, batch: Batch, callId: string | null, error: Failure): Promise<Observation[]> {
  return observeEach(desk, batch, null, (item) => (callId === null || item.callId === callId ? problem(error) : skipped))
}

const skipped = { done: false, note: 'Not done, because another call of the same turn could not be made. Call it again if it is still wanted.' }

async function observeEach(desk: Desk, batch: Batch, answer: string | null, observeStep: (item: BatchItem & { kind: 'step' }) => unknown): Promise<Observation[]> {
  const content = async (item: BatchItem): Promise<unknown> => {
    switch (item.kind) {
      case 'step':
        return observeStep(item)
      case 'query': {
        const answered = await answerQuery(desk.editor, item.query, item.asked)
        return answered.ok ? { value: answered.value.value } : problem(answered.error)
      }
      case 'ask':
        return answer === null ? skipped : { answer }
      case 'wrong':
        return problem(item.failure)
      case 'skipped':
        return skipped
    }
  }
  const observed: Observation[] = []
  for (const item of batch.items) observed.push({ callId: item.callId, content: JSON.stringify(await content(item)) })
  return observed
}

function problem(error: Failure) {
  return { done: false, error: error.message, ...(error.hint === undefined ? {} : { hint: error.hint }) }
}

function describe({ tool, step, seen }: Performed) {
  const names = tracksOf(seen.before, step.trackIds).map((track) => track.name)
  return {
    did: tool.done(step, names, seen),
    changed: seen.outcome.changed,
    ...(step.range === null ? {} : { range: [step.range.start, step.range.end] }),
    ...(step.at === null ? {} : { at: step.at }),
    tracks: names,
    project_seconds: { before: seen.before.duration, after: seen.after.duration },
  }
}
