import { ok, type Result } from '../../../shared/result.ts'
import { openByWindow } from '../codecs/window/openByWindow.ts'
import type { Windows } from '../codecs/window/windows.ts'
import type { Decoders, Decoding } from './decoders.ts'
import { decodingOf } from './openDecoding.ts'

/** Containers that a window can take apart. */
const containers: ReadonlySet<string> = new Set(['mp4', 'matroska', 'aac'])

/**
 * What our own readers do not read, and no FFmpeg is there for, is decoded by an open window. Where that can't do it
 * either, the answer stays what it was.
 */
export function withWindows(decoders: Decoders, windows: Windows): Decoders {
  return {
    ...decoders,
    open: async (path, name, sampleRate, choice = 'fold'): Promise<Result<Decoding>> => {
      const opened = await decoders.open(path, name, sampleRate, choice)
      if (opened.ok || opened.error.code !== 'files/convert-first') return opened
      if (!containers.has(opened.error.values.feature.kind)) return opened
      const source = await openByWindow(windows, { path, name, choice, otherwise: opened.error })
      return source.ok ? ok(decodingOf(source.value, name)) : source
    },
  }
}
