import { setImmediate } from 'node:timers/promises'
import { err, ok, type Result } from '../../../shared/result.ts'
import { buildSummary } from '../blocks/buildSummary.ts'
import type { ChannelChoice } from '../codecs/channelChoice.ts'
import type { AudioSource } from '../blocks/audioSource.ts'
import { unreadable } from '../codecs/files/inputFile.ts'
import { isSystemError } from '../codecs/files/systemError.ts'
import { openAudio } from '../codecs/openAudio.ts'
import { resampleSource } from '../resample/resampleSource.ts'
import type { Decoders, Decoding } from './decoders.ts'

/** Opens a file and decodes it in this thread. */
export async function openDecoding(
  path: string,
  name: string,
  choice: ChannelChoice = 'fold',
  ffmpeg = '',
): Promise<Result<Decoding>> {
  const opened = await openAudio(path, name, choice, ffmpeg)
  if (!opened.ok) return opened
  return ok(decodingOf(opened.value, name))
}

export function decodingOf(opened: AudioSource, name: string): Decoding {
  let source = opened
  const { sampleRate, channels } = source
  const guarded = async <T>(work: () => Promise<Result<T>>): Promise<Result<T>> => {
    try {
      return await work()
    } catch (error) {
      if (isSystemError(error)) return err(unreadable(name, error))
      throw error
    }
  }
  return {
    sampleRate,
    channels,
    channelNames: source.channelNames ?? null,
    isDivisible: source.divide !== undefined,
    reusesMemory: () => source.reusesMemory === true,
    ...(opened.inPlace && { inPlace: () => opened.inPlace?.() ?? [] }),
    begin: async (rate, share) =>
      guarded(async () => {
        if (share.of > 1 && source.divide !== undefined) {
          const divided = await source.divide(share)
          if (!divided.ok) return divided
        }
        source = await resampleSource(source, rate, setImmediate)
        return ok(null)
      }),
    next: async () =>
      guarded(async () => {
        const block = await source.next()
        if (!block.ok || block.value === null) return block as Result<null>
        return ok({ block: block.value, summary: buildSummary(block.value) })
      }),
    fraction: () => source.fraction(),
    notes: () => source.notes(),
    close: () => source.close(),
  }
}

/** In the thread that asks: for tests, and where threads can't be had. */
export const createInlineDecoders = (ffmpeg: () => string): Decoders => ({
  concurrency: 1,
  open: (path, name, _, choice) => openDecoding(path, name, choice, ffmpeg()),
  openProject: async (path, name, form) =>
    (await import('./openProjectReading.ts')).openProjectReading(path, name, form),
  close: () => {},
})

/** Those for which no FFmpeg was chosen. */
export const inlineDecoders = createInlineDecoders(() => '')
