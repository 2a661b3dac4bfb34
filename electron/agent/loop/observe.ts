import { type Failure, failure, hintOf, messageOf } from '../../../shared/failures/index.ts'
import type { Editor } from '../../editor/index.ts'
import { receiptForModel, receiptOf } from '../answers/receiptOf.ts'
import { noCall, type Observation } from '../planner/index.ts'
import { answerQuery } from '../prepare/answerQuery.ts'
import type { Performed } from '../run/requestRun.ts'
import { sayName } from '../tools/sentences/saying.ts'
import type { Registry } from '../tools/contract/registry.ts'
import type { Missed } from '../goals/goals.ts'
import type { CallBatch, CallItem } from './modelProgress.ts'

/** What has become of a turn's calls. */
export type Outcome =
  | {
      readonly kind: 'ran'
      /** What was carried out, in numbers that were read back; with the call that each came from. */
      readonly performed: readonly Performed[]
      readonly callIds: readonly (string | null)[]
      /** Why the person said no to the rest. */
      readonly refusal: string | null
      /** What the person said to the model's own question. */
      readonly answer: string | null
    }
  | { readonly kind: 'refused'; readonly reason: string }
  /** There is nothing to do; what it did before stays open. */
  | { readonly kind: 'nothingToDo'; readonly why: string }
  /** Could not be prepared: the call that failed is told why, its neighbours that they were not made. */
  | { readonly kind: 'failed'; readonly callId: string | null; readonly failure: Failure }
  /** Failed while it ran: nothing of this turn stands, but what earlier turns did. */
  | { readonly kind: 'takenBack'; readonly callId: string | null; readonly failure: Failure }

interface Source {
  readonly editor: Editor
  readonly registry: Registry
}

/** One observation for every call of the batch, in order. Questions to the project are answered as it is now. */
export async function observe(source: Source, batch: CallBatch, outcome: Outcome): Promise<Observation[]> {
  const observed: Observation[] = []
  for (const item of batch.items) {
    const content = await observeItem(source, batch, item, outcome)
    const isLast = item === batch.items.findLast(({ kind }) => kind === 'step')
    const now = isLast && outcome.kind === 'ran' && outcome.performed.length > 0 ? await summaryOf(source.editor) : {}
    observed.push({ callId: item.callId, content: JSON.stringify({ ...(content as object), ...now }) })
  }
  return observed
}

/** More would fill the model's memory; there are queries for the rest. */
const mostListed = 12

/** What the times of the next answer are counted on. */
async function summaryOf(editor: Editor): Promise<{ readonly project_now: unknown }> {
  const { duration, tracks, labels, selection } = await editor.view()
  const round = (seconds: number): number => Number(seconds.toFixed(3))
  return {
    project_now: {
      seconds: round(duration),
      selection: selection === null ? null : [round(selection.start), round(selection.end)],
      tracks: tracks.slice(0, mostListed).map(({ name, clips }) => ({
        name: sayName(name),
        clips: clips.slice(0, mostListed).map(({ start, end }) => [round(start), round(end)]),
      })),
      labels: labels.slice(0, mostListed).map(({ text, start, end }) => [sayName(text), round(start), round(end)]),
    },
  }
}

async function observeItem(source: Source, batch: CallBatch, item: CallItem, outcome: Outcome): Promise<unknown> {
  switch (item.kind) {
    case 'step':
      return observeStep(item, outcome)
    case 'query':
      return withRepeat(item, batch.answered[item.callId] ?? withPlace(batch, item, await answer(source, item)))
    case 'ask':
      return outcome.kind === 'ran' && outcome.answer !== null ? { answer: outcome.answer } : skipped
    case 'plan':
      return { noted: item.steps, note: 'Measured when you answer.' }
    case 'wrong':
      return problem(item.failure)
    case 'skipped':
      return skipped
    case 'twice':
      return { done: false, note: notesOfTwice[item.of] }
  }
}

const edited = 'The person changed this before the yes: it is done as they want it. Do not do the rest of the call.'

const notesOfTwice = {
  call: 'The same call stands before it in this answer; it was made once.',
  words:
    'An earlier call has done all that the words of the person say of it. Give this one a place of its own if more is meant.',
} as const

const skipped = {
  done: false,
  note: 'Not done, because another call of the same turn could not be made. Call it again if it is still wanted.',
}

const batchTakenBack =
  'All calls of this turn were taken back; what earlier turns did stands. Plan anew, another way, or tell the person what could not be done.'

function observeStep(item: CallItem & { kind: 'step' }, outcome: Outcome): unknown {
  switch (outcome.kind) {
    case 'ran':
      return observeRun(item, outcome)
    case 'refused':
      return problem(failure('agent/refused', { tool: item.tool, reason: outcome.reason }))
    case 'nothingToDo':
      return { done: false, note: outcome.why }
    case 'failed':
      return isAbout(outcome, item) ? problem(outcome.failure) : skipped
    case 'takenBack':
      return { ...(isAbout(outcome, item) ? problem(outcome.failure) : { done: false }), note: batchTakenBack }
  }
}

const isAbout = ({ callId }: { readonly callId: string | null }, item: CallItem): boolean =>
  callId === null || item.callId === callId

function observeRun(
  item: CallItem & { kind: 'step' },
  { performed, callIds, refusal }: Outcome & { kind: 'ran' },
): unknown {
  const describe = (steps: readonly Performed[]) => steps.map(receiptOf).map(receiptForModel)
  const mine = performed.filter((_, index) => callIds[index] === item.callId)
  const isEdited = mine.some(({ step }) => step.sources.some(({ author }) => author === 'you'))
  if (mine.length > 0) return { done: true, steps: describe(mine), ...(isEdited && { note: edited }) }
  if (refusal !== null) return problem(failure('agent/refused', { tool: item.tool, reason: refusal }))
  if (performed.length === 0) return skipped
  return { done: false, note: 'The person changed this. Done instead:', steps: describe(performed) }
}

/**
 * Questions before the first edit of a turn are about the project before it: they are answered before anything is done.
 */
export async function answerFirst(source: Source, batch: CallBatch): Promise<CallBatch> {
  if (!batch.items.some(({ kind }) => kind === 'step')) return batch
  const answered: Record<string, unknown> = {}
  for (const item of batch.items) {
    if (item.kind === 'step') break
    if (item.kind === 'query') answered[item.callId] = await answer(source, item)
  }
  return { ...batch, answered }
}

async function answer({ editor, registry }: Source, item: CallItem & { kind: 'query' }): Promise<unknown> {
  const query = registry.findQuery(item.query)
  if (query === null) throw new Error(`a question is gone: ${item.query}`)
  const answered = await answerQuery(editor, query, item.asked)
  return answered.ok ? { value: answered.value.value } : problem(answered.error)
}

/** A model that asks once more has not read what it was told. */
function withRepeat({ again }: CallItem & { kind: 'query' }, answered: unknown): unknown {
  return again && typeof answered === 'object'
    ? { ...answered, note: 'You have asked before, and nothing has changed since. Go on, or answer the person.' }
    : answered
}

/** Between edits of one turn a question is about the project behind all of them. */
function withPlace(batch: CallBatch, item: CallItem, answered: unknown): unknown {
  const later = batch.items.slice(batch.items.indexOf(item) + 1).some(({ kind }) => kind === 'step')
  return later && typeof answered === 'object'
    ? { ...answered, note: 'As it is after all calls of this turn.' }
    : answered
}

/** Said behind an answer of the model whose goals are not met: no call asked for it. */
export function observeMissed(missed: readonly Missed[]): Observation {
  return {
    callId: noCall,
    content: JSON.stringify({
      not_met: missed.map(({ goal, measure, expected, found }) => ({ goal, measure, expected, found })),
      note: 'Measured now. Go on until it is met, or answer and say what could not be reached.',
    }),
  }
}

function problem(error: Failure) {
  const hint = hintOf(error)
  return { done: false, error: messageOf(error), ...(hint === null ? {} : { hint }) }
}
