import { failure } from '../../../shared/failures/index.ts'
import { type Desk, finish } from './desk.ts'

/** A bug ends its request and not the conversation: the project is put back, the person is told, and the error goes on to who called. */
export async function orRecover<T>(desk: Desk, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await desk.flow?.abandon()
    const { request } = desk.chat().context
    const reason = error instanceof Error ? error.message : String(error)
    if (desk.chat().value !== 'idle') finish(desk, request ?? { id: desk.newId(), planner: 'offline' }, { text: failure('agent/crashed', { reason }).message, state: 'failed' })
    throw error
  }
}
