import { type AudioFault, type AudioFeature, failure } from '../../../shared/failures/index.ts'
import { err, type Result } from '../../../shared/result.ts'

const channelLimit = 64
const rateLimits = { min: 1000, max: 384_000 } as const

/** The answer to a file whose content contradicts itself or is not all there. */
export const brokenFile = (name: string, fault: AudioFault): Result<never> =>
  err(failure('files/broken', { name, fault }))

/** The answer to a file that may be whole and can't be opened here all the same. */
export const unsupportedFile = (name: string, feature: AudioFeature): Result<never> =>
  err(failure('files/unsupported', { name, feature }))

/** The answer to more channels or another rate than is worked with here; null within the limits. */
export function beyondLimits(
  name: string,
  { channels, sampleRate }: { readonly channels: number; readonly sampleRate: number },
): Result<never> | null {
  if (channels > channelLimit) return unsupportedFile(name, { kind: 'channels', channels })
  return sampleRate < rateLimits.min || sampleRate > rateLimits.max
    ? unsupportedFile(name, { kind: 'sample-rate', sampleRate })
    : null
}
