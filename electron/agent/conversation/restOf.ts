import type { ModelProgress } from '../loop/modelProgress.ts'
import { type Rest, restOfWords } from '../opinion/restOfWords.ts'
import { type Conversation, performedIn } from './conversation.ts'
import { memoryNow } from './memory.ts'
import type { Ending } from './state/facts.ts'
import { blankRequest } from './state/openRequest.ts'

/** What the words say and the model has not done; what the person said no to is not missing. */
export async function restOf(conversation: Conversation, { offline, refusals }: ModelProgress): Promise<Rest | null> {
  const { registry, editor } = conversation
  if (refusals > 0 || conversation.request().leftOut.length > 0) return null
  const memory = memoryNow(conversation)
  return restOfWords({ registry, memory, offline, performed: performedIn(conversation) }, await editor.view())
}

export const sayRest = (rest: Rest | null): string =>
  rest === null
    ? ''
    : `Not done of what you said: ${rest.sentences.join('; ')}.${rest.steps.length > 0 ? ' Say “do the rest” to do it.' : ''}`

/** One press, or "do the rest", has it prepared and asked as it was said. */
export function setRestAside(conversation: Conversation, rest: Rest | null): Pick<Ending, 'rest' | 'offer'> {
  if (rest === null || rest.steps.length === 0) return {}
  const words = rest.steps.map((step) => step.words).join(', ')
  return { rest: { ...blankRequest(conversation, words, 'offline'), planned: rest.steps }, offer: 'rest' }
}
