import { messageIn, recoverOf, wasCancelled } from '../../shared/failures/index.ts'
import type { Input, InvokeChannel, Output } from '../../shared/ipc/channels.ts'
import { isFocus } from '../../shared/schemas/editKinds.ts'
import type { EditRequestInput } from '../../shared/schemas/editRequest.ts'
import type { AppContext } from './appContext.ts'
import { textsOf } from './useTexts.ts'

/** Asks the app, and tells the person when it could not be done. */
export async function ask<K extends InvokeChannel>(
  { api, store, focus }: AppContext,
  channel: K,
  input: Input<K>,
): Promise<Output<K>> {
  const asked = api.invoke(channel, input)
  const answer = await (isFocus(input) ? focus.follow(asked) : asked)
  const { tell, settle, announce } = store.getState()
  const about = aboutOf(channel, input)
  if (answer.ok) {
    settle(about)
    return answer
  }
  const message = messageIn(answer.error, textsOf(store.getState()).language)
  // What the person stopped is no problem: it is said to those who do not see that it is gone.
  if (wasCancelled(answer.error)) announce(message, 'polite')
  else tell(message, 'problem', { recover: recoverOf(answer.error), about })
  return answer
}

/** Edits share a channel, and are as different as what else is asked for. */
function aboutOf(channel: string, input: unknown): string {
  const isKind = typeof input === 'object' && input !== null && 'kind' in input
  return isKind ? `${channel} ${String(input.kind)}` : channel
}

/** Asks for an edit, and says it aloud when it was made: what shows it may be far from where one is. */
export async function editAndAnnounce(
  app: AppContext,
  request: EditRequestInput,
  said: string,
): Promise<'changed' | 'as before'> {
  const answer = await ask(app, 'app:edit:apply', request)
  if (!answer.ok || !answer.value.changed) return 'as before'
  app.store.getState().announce(said, 'polite')
  return 'changed'
}
