import { closeSync, openSync, writeSync } from 'node:fs'
import { encodeBlock } from '../blocks/sampleFormat.ts'
import { wavHeader } from '../codecs/wav/wavHeader.ts'
import type { ProgramRequest } from '../../editor/index.ts'
import type { RangePart } from '../longEdits/renderRange.ts'
import { chunkFrames } from '../rendering/renderTask.ts'

const encodings = { wav16: 's16', wav24: 's24', wavFloat: 'f32' } as const

/** Writes the sound of a part as a WAV file. Throws what the file system refuses. False: it was cancelled. */
export async function writeInput(
  file: string,
  { format, input, read }: RangePart['sound'],
  form: ProgramRequest['input'],
  { signal, pause }: { readonly signal: AbortSignal; readonly pause: () => Promise<void> },
): Promise<boolean> {
  const encoding = encodings[form]
  const channels = format.channels === 2 ? 2 : 1
  const handle = openSync(file, 'wx', 0o600)
  try {
    write(handle, wavHeader({ encoding, channels, sampleRate: format.sampleRate }, input))
    for (let at = 0; at < input; at += chunkFrames) {
      if (signal.aborted) return false
      const rows = Array.from({ length: channels }, () => new Float32Array(Math.min(chunkFrames, input - at)))
      read(at, rows)
      write(handle, encodeBlock(rows, encoding).bytes)
      await pause()
    }
    if ((input * channels * { s16: 2, s24: 3, f32: 4 }[encoding]) % 2 === 1) write(handle, new Uint8Array(1))
    return true
  } finally {
    closeSync(handle)
  }
}

function write(handle: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at)
}
