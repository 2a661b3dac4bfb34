import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { limits } from '../../../shared/schemas/limits.ts'

/** A timeline that is longer than times can be told could not be selected any more. */
export function checkLength(end: number, sampleRate: number): Result<void> {
  if (end <= limits.time.max * sampleRate) return ok()
  return err(failure('engine/bad-value', { what: `The project would be longer than ${limits.time.max / 3600} hours` }))
}
