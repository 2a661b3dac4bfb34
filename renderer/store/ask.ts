import type { Input, InvokeChannel, Output } from '../../shared/ipc/channels.ts'
import type { AppContext } from './appContext.ts'

/** Asks the app, and tells the person when it could not be done. */
export async function ask<K extends InvokeChannel>(
  { api, store }: AppContext,
  channel: K,
  input: Input<K>,
): Promise<Output<K>> {
  const answer = await api.invoke(channel, input)
  if (!answer.ok) store.getState().tell(answer.error.message, 'problem', answer.error.recover)
  return answer
}
