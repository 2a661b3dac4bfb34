import { changesOf } from '../approvals/changesOf.ts'
import type { Change } from '../../../shared/schemas/editRequest.ts'
import type { Failure } from '../../../shared/result.ts'
import { failure } from '../../../shared/failures/index.ts'
import type { Desk } from '../chat/desk.ts'
import { noCall, type Observation } from '../planner/index.ts'
import { answerQuery } from '../prepare/answerQuery.ts'
import type { Performed } from '../run/requestRun.ts'
import { tracksOf } from '../tools/measureTracks.ts'
import type { Missed } from './checkGoals.ts'
import type { Batch, BatchItem } from './readBatch.ts'

/** One observation for every call of the batch, in order: what was done, in numbers that were read back. */
export async function observeBatch(
  desk: Desk,
  batch: Batch,
  performed: readonly Performed[],
  callIds: readonly (string | null)[],
  refusal: string | null = null,
  answer: string | null = null,
): Promise<Observation[]> {
  return observeEach(desk, batch, answer, (item) => {
    const mine = performed.filter((_, index) => callIds[index] === item.callId)
    if (mine.length > 0) return { done: true, steps: mine.map(describe) }
    if (refusal !== null) return problem(failure('agent/refused', { tool: item.tool, reason: refusal }))
    return performed.length > 0
      ? { done: false, note: 'The person changed this. Done instead:', steps: performed.map(describe) }
      : skipped
  })
}

export async function observeRefused(desk: Desk, batch: Batch, reason: string): Promise<Observation[]> {
  return observeEach(desk, batch, null, (item) => problem(failure('agent/refused', { tool: item.tool, reason })))
}

/** There is nothing to do: so the model hears it, and what it did before stays open. */
export async function observeIdle(desk: Desk, batch: Batch, why: string): Promise<Observation[]> {
  return observeEach(desk, batch, null, () => ({ done: false, note: why }))
}

/** The call that failed is told why; its neighbours are told that they were not made. */
export async function observeFailed(
  desk: Desk,
  batch: Batch,
  callId: string | null,
  error: Failure,
): Promise<Observation[]> {
  return observeEach(desk, batch, null, (item) =>
    callId === null || item.callId === callId ? problem(error) : skipped,
  )
}

/** Behind the step that failed while it ran stands nothing of this request any more, also not what earlier turns did. */
export async function observeTakenBack(
  desk: Desk,
  batch: Batch,
  callId: string | null,
  error: Failure,
): Promise<Observation[]> {
  const note =
    'The whole request was taken back, also what earlier turns did: the project is as it was before it. Plan anew, another way, or tell the person what could not be done.'
  return observeEach(desk, batch, null, (item) =>
    callId === null || item.callId === callId ? { ...problem(error), note } : { done: false, note },
  )
}

/** Questions before the first edit of a turn are about the project before it: they are answered before anything is done. */
export async function answerFirst(desk: Desk, batch: Batch): Promise<void> {
  if (batch.planned.length === 0) return
  for (const item of batch.items) {
    if (item.kind === 'step') return
    if (item.kind === 'query') batch.answered.set(item.callId, await answer(desk, item))
  }
}

async function answer(desk: Desk, { query, asked }: BatchItem & { kind: 'query' }): Promise<unknown> {
  const answered = await answerQuery(desk.editor, query, asked)
  return answered.ok ? { value: answered.value.value } : problem(answered.error)
}

/** Said behind an answer of the model whose goals are not met: no call asked for it. */
export function observeMissed(missed: readonly Missed[]): Observation {
  return {
    callId: noCall,
    content: JSON.stringify({
      not_met: missed,
      note: 'Measured now. Go on until it is met, or answer and say what could not be reached.',
    }),
  }
}

const skipped = {
  done: false,
  note: 'Not done, because another call of the same turn could not be made. Call it again if it is still wanted.',
}

async function observeEach(
  desk: Desk,
  batch: Batch,
  said: string | null,
  observeStep: (item: BatchItem & { kind: 'step' }) => unknown,
): Promise<Observation[]> {
  const content = async (item: BatchItem): Promise<unknown> => {
    switch (item.kind) {
      case 'step':
        return observeStep(item)
      case 'query':
        return batch.answered.get(item.callId) ?? withPlace(batch, item, await answer(desk, item))
      case 'ask':
        return said === null ? skipped : { answer: said }
      case 'plan':
        return { noted: item.steps, note: 'Measured when you answer.' }
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

/** Between edits of one turn a question is about the project behind all of them. */
function withPlace(batch: Batch, item: BatchItem, answered: unknown): unknown {
  const later = batch.items.slice(batch.items.indexOf(item) + 1).some(({ kind }) => kind === 'step')
  return later && typeof answered === 'object'
    ? { ...answered, note: 'As it is after all calls of this turn.' }
    : answered
}

function problem(error: Failure) {
  return { done: false, error: error.message, ...(error.hint === undefined ? {} : { hint: error.hint }) }
}

/** More of a list would fill the model's memory. */
const mostChanges = 20

function describe({ tool, step, seen }: Performed) {
  const names = tracksOf(seen.before, step.trackIds).map((track) => track.name)
  const changes = changesOf({ tool, step, seen })
  return {
    did: tool.done(step, names, seen),
    changed: seen.outcome.changed,
    ...(step.range === null ? {} : { range: [step.range.start, step.range.end] }),
    ...(step.at === null ? {} : { at: step.at }),
    ...(changes.length === 0
      ? {}
      : {
          changes: changes.slice(0, mostChanges).map(sayChange),
          ...(changes.length > mostChanges ? { more_changes: changes.length - mostChanges } : {}),
        }),
    tracks: names,
    project_seconds: { before: seen.before.duration, after: seen.after.duration },
  }
}

function sayChange({ what, track, range, before, after }: Change) {
  return {
    what,
    ...(track === null ? {} : { track }),
    ...(range === null ? {} : { range: [range.start, range.end] }),
    before,
    after,
  }
}
