import { createProcessor, type EffectCall } from '../effects/index.ts'
import type { SoundFormat } from '../effects/processor.ts'
import { borrowRows, inScratch } from '../kernels/index.ts'
import { createSpareMemory } from './spareMemory.ts'
import { collectBlocks, type Keeping, partFrames, type RenderedBlock } from './collectBlocks.ts'

/** What came of one call. */
export interface Rendered {
  readonly blocks: readonly RenderedBlock[]
  /** Memory of rows that nobody needs any more, for rows to come. */
  readonly rows: readonly Float32Array[]
}

/** An effect at work, in whichever thread: rows go in, blocks come out. */
export interface EffectRun {
  /** `used` is the memory of earlier blocks, to be used again. */
  process(input: readonly Float32Array[], used: readonly ArrayBuffer[]): Rendered
  /** The same of what is read for it, in steps whose rows never leave the processor's cache. */
  processRead(input: ReadInput, used: readonly ArrayBuffer[]): Rendered
  /** What is still inside. */
  finish(): Rendered
}

/** Frames that go in, and what reads them into arrays of zeros, one a channel. */
export interface ReadInput {
  readonly from: number
  readonly frames: number
  readonly read: (from: number, out: readonly Float32Array[]) => void
}

/** What is asked of a render thread. */
export interface RenderCalls {
  open(request: { readonly effect: EffectCall; readonly format: SoundFormat; readonly keeping: Keeping }): void
  process(request: { readonly input: readonly Float32Array[]; readonly used: readonly ArrayBuffer[] }): Rendered
  finish(request: null): Rendered
}

export async function createEffectRun(effect: EffectCall, format: SoundFormat, keeping: Keeping): Promise<EffectRun> {
  const processor = await createProcessor(effect, format)
  const memory = createSpareMemory()
  const collector = collectBlocks(keeping, memory.borrow)
  return {
    process(input, used) {
      memory.give(used)
      const rows = processor.process(input)
      return { blocks: collector.add(rows), rows: wholeRows(input) }
    },
    processRead({ from, frames, read }, used) {
      memory.give(used)
      const blocks: RenderedBlock[] = []
      for (let at = 0; at < frames; at += partFrames)
        inScratch(() => {
          const rows = borrowRows(format.channels, Math.min(partFrames, frames - at))
          read(from + at, rows)
          blocks.push(...collector.add(processor.process(rows)))
        })
      return { blocks, rows: [] }
    },
    finish() {
      const blocks = collector.missing() > 0 ? collector.add(processor.finish()) : []
      return { blocks: [...blocks, ...collector.end()], rows: [] }
    },
  }
}

/** The memory of what went in: only whole buffers can be handed over. */
function wholeRows(rows: readonly Float32Array[]): Float32Array[] {
  return rows.filter(
    (row, index) =>
      row.buffer instanceof ArrayBuffer &&
      row.byteLength === row.buffer.byteLength &&
      rows.findIndex((one) => one.buffer === row.buffer) === index,
  )
}
