import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'

/** A filter can't work at or above half of the sample rate. */
export function checkFrequency(frequencyHz: number, sampleRate: number): Result<void> {
  if (frequencyHz < sampleRate / 2) return ok()
  return err(
    failure('engine/bad-value', {
      what: `${frequencyHz} Hz is not below half of the project's sample rate (${sampleRate / 2} Hz)`,
    }),
  )
}
