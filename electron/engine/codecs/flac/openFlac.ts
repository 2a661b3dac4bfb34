import { ok, type Result } from '../../../../shared/result.ts'
import type { AudioSource } from '../../blocks/audioSource.ts'
import { type ChannelChoice, keptChannels } from '../channelChoice.ts'
import { channelNames } from '../channelNames.ts'
import type { InputFile } from '../files/inputFile.ts'
import { findShares, isDivisible } from './findShares.ts'
import { FlacSound } from './flacSound.ts'
import { readStreamInfo } from './streamInfo.ts'
import { openWasmFlac } from './wasmFlac.ts'

/**
 * A FLAC file as blocks of whole numbers. The checksum of every frame is proved, and that they follow each other: what
 * is damaged becomes silence, so that all else stays where it was, and what is cut off is missing; both are noted. Read
 * as a whole, its sound's MD5 is proved too; shares of it each know a part only.
 */
export async function openFlac(file: InputFile, at: number, choice: ChannelChoice): Promise<Result<AudioSource>> {
  const read = readStreamInfo(file, at)
  if (!read.ok) return read
  const info = read.value
  const { channels, sampleRate } = info
  const decoder = await openWasmFlac()
  const sound = new FlacSound(file, info, choice, decoder)
  return ok({
    sampleRate,
    channels: keptChannels(channels, choice),
    channelNames: channelNames(channels),
    fraction: () => sound.fraction(),
    next: () => sound.next(),
    ...(isDivisible(file, info) &&
      ({
        divide: async ({ index, of }) => {
          const points = findShares(file, info, of)
          sound.limit(points[index], points[index + 1])
          return ok(null)
        },
      } satisfies Partial<AudioSource>)),
    notes: () => [
      ...sound.notes(),
      ...(channels > 2 && choice === 'fold' ? [{ kind: 'folded' as const, channels }] : []),
    ],
    close: () => {
      decoder.free()
      file.close()
    },
  })
}
