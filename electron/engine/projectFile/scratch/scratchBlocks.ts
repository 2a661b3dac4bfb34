import type { BlockId } from '../../../../shared/ids.ts'
import type { BlockStore, BlockSummary } from '../../blocks/blockStore.ts'
import { buildSummary } from '../../blocks/buildSummary.ts'
import { createSummaryCache } from '../blocks/byteCache.ts'
import { packSummary, unpackSummary } from '../blocks/summaryBytes.ts'
import { summaryBytes, type Shapes } from '../rows/blockShapes.ts'
import { createBlockList, type BlockPlace } from './blockList.ts'
import { createSampleReader } from './sampleReader.ts'
import type { ScratchSpace } from './scratchSpace.ts'
import type { SourceFiles } from './sourceFiles.ts'
import { createStream } from './streamedBlocks.ts'

export interface ScratchBlocks extends BlockStore {
  readonly shapes: Shapes
}

/** Blocks that nobody needs after this run: in the files that they came from, all others in scratch space. */
export function createScratchBlocks(scratch: ScratchSpace, sources: SourceFiles): ScratchBlocks {
  const blocks = createBlockList()
  const summaries = createSummaryCache()
  const samples = createSampleReader((sound: BlockPlace, bytes) => {
    if ('file' in sound) sources.read(sound, bytes)
    else scratch.read(sound.at, bytes)
  })
  const readBytes: BlockStore['bytes'] = (id, wanted) => {
    const { shape, sound } = blocks.find(id)
    if (!('stream' in sound)) return samples(id, shape, sound, wanted)
    const found = sound.stream.bytes(sound.index)
    return found === 'made again' ? readBytes(id, wanted) : found.kept
  }
  const readSummary = (id: BlockId): BlockSummary => {
    const { shape, summaryAt } = blocks.find(id)
    if (summaryAt === null) return buildSummary({ ...shape, bytes: readBytes(id, 'once') })
    const packed = new Uint8Array(summaryBytes(shape))
    scratch.read(summaryAt, packed)
    return unpackSummary(packed, shape.channels)
  }
  const keepSummary = (id: BlockId, summary: BlockSummary): BlockId => {
    blocks.change(id, { summaryAt: scratch.append(packSummary(summary)) })
    summaries.get(id, () => summary)
    return id
  }
  return {
    shapes: blocks.shapes,
    add: (block, summary) => {
      const { bytes, place } = block
      const sound = place !== undefined && sources.keeps(place) ? place : { at: scratch.append(bytes) }
      return keepSummary(blocks.push(block, sound), summary)
    },
    addInPlace: (block) => (sources.keeps(block.place) ? blocks.push(block, block.place) : null),
    stream: (wanted, again) => {
      const stream = createStream(wanted, again, (index, bytes) =>
        blocks.change(ids[index] as BlockId, { sound: { at: scratch.append(bytes) } }),
      )
      const ids = wanted.map((shape, index) => blocks.push(shape, { stream, index }))
      let come = 0
      return {
        ids,
        put: ({ bytes }, summary) => {
          stream.take(bytes)
          return keepSummary(ids[come++] as BlockId, summary)
        },
      }
    },
    shape: (id) => blocks.find(id).shape,
    bytes: readBytes,
    summary: (id) => summaries.get(id, () => readSummary(id)),
    isSummarised: (id) => blocks.find(id).summaryAt !== null || summaries.peek(id) !== undefined,
  }
}
