import { failure } from '../../../shared/failures/index.ts'
import { type Desk, finish } from './desk.ts'

/** A bug ends its request and not the conversation: the project is put back, the person is told, and the error goes on to who called. */
export async function orRecover<T>(desk: Desk, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const back = await desk.flow?.abandon()
    const { request } = desk.chat().context
    const reason = error instanceof Error ? error.message : String(error)
    const text = back === undefined || back.ok ? failure('agent/crashed', { reason }).message : back.error.message
    if (desk.chat().value !== 'idle')
      finish(desk, request ?? { id: desk.newId(), planner: 'offline' }, { text, state: 'failed' })
    throw error
  }
}
