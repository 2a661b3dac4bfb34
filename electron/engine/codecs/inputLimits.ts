import { failure } from '../../../shared/failures/index.ts'
import { err, type Result } from '../../../shared/result.ts'

/** Formats that can be opened, as sentences name them. */
export const openableFormats = 'WAV, AIFF, FLAC, MP3, Ogg Vorbis and Opus'

const channelLimit = 64
const rateLimits = { min: 1000, max: 384_000 } as const

/** The answer to a file whose content contradicts itself or is not all there. */
export const brokenFile = (name: string, reason: string): Result<never> =>
  err(failure('files/broken', { name, reason }))

/** The answer to a file that may be whole and can't be opened here all the same; `what` as in "uses the AU format". */
export const unsupportedFile = (name: string, what: string): Result<never> =>
  err(failure('files/unsupported', { name, what, formats: openableFormats }))

/** The answer to more channels or another rate than is worked with here; null within the limits. */
export function beyondLimits(
  name: string,
  { channels, sampleRate }: { readonly channels: number; readonly sampleRate: number },
): Result<never> | null {
  if (channels > channelLimit) return unsupportedFile(name, `${channels} channels`)
  return sampleRate < rateLimits.min || sampleRate > rateLimits.max
    ? unsupportedFile(name, `a sample rate of ${sampleRate} Hz`)
    : null
}
