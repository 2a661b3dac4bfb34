import { ok, type Result } from '../../../shared/result.ts'
import { type Block, maxBlockFrames } from '../blocks/blockStore.ts'
import { decodeFrames } from '../blocks/sampleFormat.ts'
import type { AudioSource } from '../blocks/audioSource.ts'
import { interleaveRows } from '../kernels/index.ts'
import { createRateChange } from './createRateChange.ts'
import { createShelf } from './shelf.ts'

/**
 * The same sound at another rate, as blocks of floats; a source that has the rate is given back as it is. The length is
 * that of the source times the ratio, rounded to the nearest frame. `pause` is called within a block too. Closing it
 * closes the source.
 */
export async function resampleSource(
  source: AudioSource,
  sampleRate: number,
  pause: () => Promise<void>,
): Promise<AudioSource> {
  if (source.sampleRate === sampleRate) return source
  const { channels } = source
  const change = createRateChange(channels, source.sampleRate, sampleRate)
  const ready = createShelf(channels)
  let isAtEnd = false

  const keep = (rows: readonly Float32Array[]): void => ready.put(rows.map((row) => row.slice()))
  const convert = async (block: Block): Promise<void> => {
    for (let at = 0; at < block.frames; at += change.mostFrames) {
      keep(change.convert(rowsOf(block, at, Math.min(change.mostFrames, block.frames - at))))
      await pause()
    }
  }

  return {
    sampleRate,
    channels,
    fraction: () => source.fraction(),
    next: async (): Promise<Result<Block | null>> => {
      while (!isAtEnd && ready.frames() < maxBlockFrames) {
        const block = await source.next()
        if (!block.ok) return block
        if (block.value === null) {
          isAtEnd = true
          ready.put(change.end())
        } else await convert(block.value)
      }
      const frames = Math.min(maxBlockFrames, ready.frames())
      if (frames === 0) return ok(null)
      const bytes = new Uint8Array(frames * channels * 4)
      interleaveRows(ready.take(frames), bytes)
      return ok({ format: 'f32', channels, frames, bytes })
    },
    notes: () => [...source.notes(), { kind: 'converted', from: source.sampleRate, to: sampleRate }],
    close: () => source.close(),
  }
}

function rowsOf(block: Block, from: number, count: number): readonly Float32Array[] {
  const rows = Array.from({ length: block.channels }, () => new Float32Array(count))
  decodeFrames({ ...block, from, direction: 'forward', gain: 1 }, rows)
  return rows
}
