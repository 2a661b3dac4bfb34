import type { BlockId } from '../../../../shared/ids.ts'
import type { Block, BlockStore, BlockSummary } from '../../blocks/blockStore.ts'
import { buildSummary } from '../../blocks/buildSummary.ts'
import { DamagedRow, isLost } from '../../disk/diskErrors.ts'
import { sampleBytes, summaryBytes, type Shape, type Shapes } from '../rows/blockShapes.ts'
import type { BulkWrites } from './bulkWrites.ts'
import { createByteCache, createSummaryCache } from './byteCache.ts'
import { createInserts } from '../rows/inserts.ts'
import { prepareBytes, readBytes } from '../rows/rowReader.ts'
import { bytesSum } from '../rows/rowSums.ts'
import type { Database } from '../rows/sqlite.ts'
import { createGlance } from './glanceBlocks.ts'
import { createSilentBlocks } from './silentBlocks.ts'
import { packSummary, unpackSummary } from './summaryBytes.ts'

/** Reads are kept up to these many bytes, so that memory does not grow with the length of the audio. */
const sampleCacheBytes = 48 << 20
/**
 * A mix of many tracks reads all their blocks again and again; whoever plays or writes one track soon needs none of
 * those before.
 */
const idleReads = 128

/** Which blocks need not be compared with their sums again, and who is told of one that does not fit. */
export interface SoundCheck {
  readonly known: Set<BlockId>
  readonly onLost: (id: BlockId) => void
}

/** The blocks of a file that is only read: `add` throws. */
export function createBlockReads(
  database: Database,
  shapes: Shapes,
  { known, onLost }: SoundCheck,
): BlockStore & { readonly keepSummary: (id: BlockId, summary: BlockSummary) => void } {
  const samplesOf = prepareBytes(database, 'block_samples')
  const summaryOf = prepareBytes(database, 'block_summary')
  const samples = createByteCache<Uint8Array>({
    limit: sampleCacheBytes,
    size: (bytes) => bytes.byteLength,
    idleReads,
    release: giveBack,
  })
  const summaries = createSummaryCache()
  const shape = (id: BlockId): Shape => {
    const known = shapes.get(id)
    if (known === undefined) throw new DamagedRow({ kind: 'block-missing', part: 'sound', block: id })
    return known
  }
  const readSamples = (id: BlockId): Uint8Array => {
    const { sums, ...format } = shape(id)
    try {
      const bytes = readBytes(samplesOf, id, sampleBytes(format), 'sound')
      if (sums !== null && !known.has(id) && bytesSum(bytes) !== sums.samples)
        throw new DamagedRow({ kind: 'block-damaged', block: id })
      known.add(id)
      return bytes
    } catch (error) {
      if (isLost(error)) onLost(id)
      throw error
    }
  }
  const readSummary = (id: BlockId): BlockSummary => {
    const { sums, ...format } = shape(id)
    try {
      const bytes = readBytes(summaryOf, id, summaryBytes(format), 'picture')
      if (sums === null || bytesSum(bytes) === sums.summary) return unpackSummary(bytes, format.channels)
    } catch (error) {
      if (!isLost(error)) throw error
    }
    // It can be made again of what it was made of.
    return buildSummary({ ...format, bytes: samples.get(id, () => readSamples(id)) })
  }
  const bytes: BlockStore['bytes'] = (id, wanted) => samples.get(id, () => readSamples(id), wanted)
  return {
    shape,
    add: () => {
      throw new DamagedRow({ kind: 'written-to-nothing' })
    },
    bytes,
    glance: createGlance(database, { shape, bytes, kept: (id) => samples.peek(id), onLost }),
    summary: (id) => summaries.get(id, () => readSummary(id)),
    letGo: () => samples.clear(),
    keepSummary: (id, summary) => void summaries.get(id, () => summary),
  }
}

/**
 * A block can be read when `add` returns, and is as safe as the history entry that names it. Throws what SQLite throws.
 */
export function createSqliteBlockStore(
  database: Database,
  shapes: Shapes,
  check: SoundCheck,
  writes: BulkWrites,
): BlockStore {
  const { keepSummary, ...reads } = createBlockReads(database, shapes, check)
  const addBlock = createInserts(database, 'block')
  const addSamples = database.prepare('INSERT INTO block_samples (block, bytes) VALUES (?, ?)')
  const addSummary = database.prepare('INSERT INTO block_summary (block, bytes) VALUES (?, ?)')
  // While blocks are added nothing is taken out of the file, and what was planned to go has no shape any more.
  const silent = createSilentBlocks((id) => shapes.has(id))
  const markLitter = database.prepare('UPDATE session SET litter = 1 WHERE litter <> 1')
  const add = ({ bytes, format, channels, frames }: Block, summary: BlockSummary): BlockId => {
    const packed = packSummary(summary)
    const sums = { samples: bytesSum(bytes), summary: bytesSum(packed) }
    const id = writes.add(bytes.byteLength, () => {
      // Nobody's until a history entry names it.
      markLitter.run()
      const row = addBlock([format, channels, frames, sums.samples, sums.summary])
      addSamples.run(row, bytes)
      addSummary.run(row, packed)
      return row as BlockId
    })
    shapes.set(id, { format, channels, frames, sums })
    check.known.add(id)
    // The picture of what comes in is wanted next.
    keepSummary(id, summary)
    return id
  }
  return {
    ...reads,
    expectMany: () => writes.expectMany(),
    add: (block, summary) => silent.addOnce(block, summary, () => add(block, summary)),
  }
}

/** Frees the memory now: left to the garbage collector, an hour of sound costs it more than reading it. */
function giveBack(bytes: Uint8Array): void {
  if (bytes.buffer instanceof ArrayBuffer) bytes.buffer.transfer(0)
}
