import type { BlockId } from '../../../../shared/ids.ts'
import type { BlockStore, BlockSummary, FilePlace } from '../../blocks/blockStore.ts'
import { buildSummary } from '../../blocks/buildSummary.ts'
import { DamagedRow } from '../../disk/diskErrors.ts'
import { createByteCache, createSummaryCache } from '../blocks/byteCache.ts'
import { packSummary, unpackSummary } from '../blocks/summaryBytes.ts'
import { sampleBytes, summaryBytes, type Shape, type Shapes } from '../rows/blockShapes.ts'
import type { ScratchSpace } from './scratchSpace.ts'
import type { SourceFiles } from './sourceFiles.ts'

/** So many bytes of sound stay in memory, which does not grow with the length of the audio. */
const sampleCacheBytes = 32 << 20
/** Reads of others after which sound is not expected to be asked for again. */
const idleReads = 32
/** Buffers that wait to be filled again: memory that is new for each block costs more than reading it. */
const mostSpare = 4

interface Kept {
  readonly shape: Shape
  readonly sound: FilePlace | { readonly at: number }
  /** Null where it is made of the sound when it is asked for: what is only copied needs none. */
  readonly summaryAt: number | null
}

export interface ScratchBlocks extends BlockStore {
  readonly shapes: Shapes
}

/** Blocks that nobody needs after this run: in the files that they came from, all others in scratch space. */
export function createScratchBlocks(scratch: ScratchSpace, sources: SourceFiles): ScratchBlocks {
  const blocks: Kept[] = []
  const shapes: Shapes = new Map()
  const spare: ArrayBuffer[] = []
  const samples = createByteCache<Uint8Array<ArrayBuffer>>({
    limit: sampleCacheBytes,
    size: (bytes) => bytes.byteLength,
    idleReads,
    release: ({ buffer }) => {
      spare.push(buffer)
      if (spare.length > mostSpare) spare.shift()?.transfer(0)
    },
  })
  const summaries = createSummaryCache()
  const find = (id: BlockId): Kept => {
    const known = blocks[id - 1]
    if (known === undefined) throw new DamagedRow({ kind: 'block-missing', part: 'sound', block: id })
    return known
  }
  const borrow = (bytes: number): Uint8Array<ArrayBuffer> => {
    const at = spare.findIndex((buffer) => buffer.byteLength === bytes)
    return new Uint8Array(spare.splice(at, at === -1 ? 0 : 1)[0] ?? new ArrayBuffer(bytes))
  }
  const readSamples = (id: BlockId): Uint8Array<ArrayBuffer> => {
    const { shape, sound } = find(id)
    const bytes = borrow(sampleBytes(shape))
    if ('file' in sound) sources.read(sound, bytes)
    else scratch.read(sound.at, bytes)
    return bytes
  }
  const readBytes = (id: BlockId, wanted?: 'again' | 'once') => samples.get(id, () => readSamples(id), wanted)
  const readSummary = (id: BlockId): BlockSummary => {
    const { shape, summaryAt } = find(id)
    if (summaryAt === null) return buildSummary({ ...shape, bytes: readBytes(id) })
    const packed = new Uint8Array(summaryBytes(shape))
    scratch.read(summaryAt, packed)
    return unpackSummary(packed, shape.channels)
  }
  return {
    shapes,
    add: ({ format, channels, frames, bytes, place }, summary) => {
      const sound = place !== undefined && sources.keeps(place) ? place : { at: scratch.append(bytes) }
      const shape = { format, channels, frames, sums: null }
      const id = blocks.push({ shape, sound, summaryAt: scratch.append(packSummary(summary)) }) as BlockId
      shapes.set(id, shape)
      summaries.get(id, () => summary)
      return id
    },
    addInPlace: ({ format, channels, frames, place }) => {
      if (!sources.keeps(place)) return null
      const shape = { format, channels, frames, sums: null }
      const id = blocks.push({ shape, sound: place, summaryAt: null }) as BlockId
      shapes.set(id, shape)
      return id
    },
    shape: (id) => find(id).shape,
    bytes: readBytes,
    summary: (id) => summaries.get(id, () => readSummary(id)),
  }
}
