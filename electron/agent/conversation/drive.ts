import { receiptOf, sayReceipt } from '../answers/receiptOf.ts'
import type { Performed } from '../run/requestRun.ts'
import { conclude } from './conclude.ts'
import { type Conversation, transactionOf } from './conversation.ts'
import { askAnew } from './decideApproval.ts'
import type { Because, Fact } from './state/facts.ts'
import type { StageName } from './state/machine.ts'
import type { Stands } from './state/openRequest.ts'
import { startCall } from './startRequest.ts'
import { followPlan, think } from './think.ts'
import { prepareRequest } from './prepareRequest.ts'
import { readMessage } from './readMessage.ts'

/**
 * From a fact until the conversation waits for the person again or is idle: the machine says what is done next, and
 * what comes of it is the next fact.
 */
export async function drive(conversation: Conversation, first: Fact | null): Promise<void> {
  let fact = first
  while (fact !== null) {
    const stage = conversation.send(fact)
    // What everybody sees is known to the conversation before a model takes its time.
    if (fact.type === 'ran' && stage === 'think') {
      await followPlan(conversation, 'carriedOut')
      await conversation.keep()
    }
    fact = stage === null ? null : await perform(stage, conversation, fact)
  }
}

type Stages = {
  readonly [S in StageName]: (conversation: Conversation, because: Because[S]) => Promise<Fact>
}

const stages: Stages = {
  read: async (conversation, because) =>
    because.type === 'said' ? readMessage(conversation, because.text) : startCall(conversation, because.raw),
  prepare: (conversation) => prepareRequest(conversation),
  run,
  think,
  conclude,
}

/** The machine names a stage only behind the facts that it is for; the test of the machine has the whole table. */
async function perform(stage: StageName, conversation: Conversation, because: Fact): Promise<Fact> {
  return (stages[stage] as (conversation: Conversation, because: Fact) => Promise<Fact>)(conversation, because)
}

/**
 * Carries out what is approved: all of it, or this batch is taken back. Where the project changed at the last
 * moment nothing is begun, and it is prepared again.
 */
async function run(conversation: Conversation, { batch }: Because['run']): Promise<Fact> {
  const transaction = transactionOf(conversation)
  const before = transaction.performed().length
  const done = await transaction.run(batch, conversation.live.controller.signal)
  const stands = standsNow(conversation, transaction.performed().slice(before))
  if (done.ok) return { type: 'ran', batch, stands }
  const request = conversation.request()
  if (done.error.code === 'engine/stale')
    return batch.shown ? askAnew(request, conversation.texts()) : { type: 'planned', request }
  const failed = transaction.failedAt()
  const at = failed === null ? -1 : batch.steps.indexOf(failed)
  return { type: 'takenBack', stands, failure: done.error, step: batch.origins[at] ?? null }
}

function standsNow(conversation: Conversation, batch: readonly Performed[]): Stands {
  const texts = conversation.texts()
  const told = batch.filter(({ tool }) => tool.impact !== 'focus').map((one) => sayReceipt(receiptOf(one), texts))
  const before = conversation.request().stands?.told ?? []
  return { historyId: transactionOf(conversation).historyId(), told: [...before, ...told] }
}

/** Work of one conversation, one piece after the other in the order it came. */
export interface WorkQueue {
  add<T>(work: () => Promise<T>): Promise<T>
  isBusy(): boolean
}

/** `after` runs behind each piece, before the next one. A piece that throws does not hold up the others. */
export function createWorkQueue(after: () => Promise<void>): WorkQueue {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    add: (work) => {
      waiting += 1
      const done = last.then(async () => {
        try {
          return await work()
        } finally {
          waiting -= 1
          await after()
        }
      })
      last = done.catch(() => undefined)
      return done
    },
    isBusy: () => waiting > 0,
  }
}
