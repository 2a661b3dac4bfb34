import { messageOf } from '../../shared/failures/index.ts'
import type { Result } from '../../shared/result.ts'

/** The value of work that may not fail here; throws the sentence of the failure where it does. */
export async function must<T>(work: Promise<Result<T>>): Promise<T> {
  const result = await work
  if (!result.ok) throw new Error(messageOf(result.error))
  return result.value
}
