import { type Failure, hintOf, messageOf, recoverOf } from '../../shared/failures/index.ts'
import type { Result } from '../../shared/result.ts'

/** A failure with the words that are made of it, so that a test can read both. */
export function toldFailure(error: Failure): object {
  const [hint, recover] = [hintOf(error), recoverOf(error)]
  return {
    ...error,
    message: messageOf(error),
    ...(hint === null ? {} : { hint }),
    ...(recover === null ? {} : { recover }),
  }
}

export function told(result: Result<unknown>): object {
  return result.ok ? result : { ok: false, error: toldFailure(result.error) }
}
