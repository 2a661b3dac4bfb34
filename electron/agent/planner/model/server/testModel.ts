import { failure } from '../../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../../shared/result.ts'
import { callsInText } from '../answers/callsInText.ts'
import { hostOf, type ModelOptions } from '../modelOptions.ts'
import { askChat } from './openaiChat.ts'

/** For the settings dialog: less patience than in earnest, no second try. */
const impatience = { first: 30_000, idle: 15_000, total: 60_000, retries: 0 }

/** Asks for one short answer, so that a person sees whether address, model and key are right. */
export async function testModel(
  options: ModelOptions,
  signal: AbortSignal = new AbortController().signal,
): Promise<Result<{ answer: string }>> {
  const asked = await askChat(
    { ...options, patience: { ...impatience, ...options.patience } },
    {
      messages: [{ role: 'user', content: 'Answer with one short sentence: are you ready?' }],
      tools: [],
      onText: () => undefined,
      signal,
    },
  )
  if (!asked.ok) return asked
  const answer = callsInText(asked.value.text, () => false).text
  return answer === ''
    ? err(failure('model/empty', { host: hostOf(options.baseUrl) }))
    : ok({ answer: answer.slice(0, 300) })
}
