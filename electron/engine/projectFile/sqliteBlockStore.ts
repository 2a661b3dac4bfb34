import { DamagedRow } from '../disk/diskErrors.ts'
import type { BlockId } from '../../../shared/ids.ts'
import type { Block, BlockFormat, BlockStore, BlockSummary } from '../blocks/blockStore.ts'
import { createByteCache } from './byteCache.ts'
import type { BulkWrites } from './bulkWrites.ts'
import type { Database } from './sqlite.ts'

type Shape = BlockFormat & { readonly frames: number }

/** Reads are kept up to these many bytes, so that memory does not grow with the length of the audio. */
const sampleCacheBytes = 48 << 20
const summaryCacheBytes = 24 << 20
/**
 * A mix of many tracks reads all their blocks again and again; whoever plays or writes one track soon needs none of
 * those before.
 */
const idleReads = 128

/**
 * A block can be read when `add` returns, and is as safe as the history entry that names it. Throws what SQLite throws.
 */
export function createSqliteBlockStore(
  database: Database,
  shapes: Map<BlockId, Shape>,
  writes: BulkWrites,
): BlockStore {
  const addBlock = database.prepare('INSERT INTO block (format, channels, frames) VALUES (?, ?, ?)')
  const addSamples = database.prepare('INSERT INTO block_samples (block, bytes) VALUES (?, ?)')
  const addSummary = database.prepare('INSERT INTO block_summary (block, bytes) VALUES (?, ?)')
  const readSamples = database.prepare('SELECT bytes FROM block_samples WHERE block = ?')
  const readSummary = database.prepare('SELECT bytes FROM block_summary WHERE block = ?')
  const markLitter = database.prepare('UPDATE session SET litter = 1 WHERE litter = 0')
  const samples = createByteCache<Uint8Array>({
    limit: sampleCacheBytes,
    size: (bytes) => bytes.byteLength,
    idleReads,
    release: giveBack,
  })
  const summaries = createByteCache<BlockSummary>({
    limit: summaryCacheBytes,
    size: (summary) => 3 * summary.min.byteLength,
  })

  const shape = (id: BlockId): Shape => {
    const known = shapes.get(id)
    if (known === undefined) throw new Error(`There is no block ${id}.`)
    return known
  }
  return {
    shape,
    expectMany: () => writes.expectMany(),
    add: (block: Block, summary) => {
      const id = writes.add(block.bytes.byteLength, () => {
        // Nobody's until a history entry names it.
        markLitter.run()
        const row = Number(addBlock.run(block.format, block.channels, block.frames).lastInsertRowid)
        addSamples.run(row, block.bytes)
        addSummary.run(row, packSummary(summary))
        return row as BlockId
      })
      shapes.set(id, { format: block.format, channels: block.channels, frames: block.frames })
      // The picture of what comes in is wanted next.
      summaries.get(id, () => summary)
      return id
    },
    bytes: (id, wanted) => samples.get(id, () => readBytes(readSamples.get(id), id), wanted),
    summary: (id) => summaries.get(id, () => unpackSummary(readBytes(readSummary.get(id), id), shape(id).channels)),
  }
}

export function readShapes(database: Database): Map<BlockId, Shape> {
  const shapes = new Map<BlockId, Shape>()
  for (const row of database.prepare('SELECT id, format, channels, frames FROM block').iterate()) {
    shapes.set(Number(row['id']) as BlockId, {
      format: row['format'] as Shape['format'],
      channels: row['channels'] === 1 ? 1 : 2,
      frames: Number(row['frames']),
    })
  }
  return shapes
}

function packSummary(summary: BlockSummary): Uint8Array {
  const packed = new Float32Array(3 * summary.min.length)
  packed.set(summary.min, 0)
  packed.set(summary.max, summary.min.length)
  packed.set(summary.energy, 2 * summary.min.length)
  return new Uint8Array(packed.buffer)
}

function unpackSummary(bytes: Uint8Array, channels: number): BlockSummary {
  const all = new Float32Array(bytes.slice().buffer)
  const each = all.length / 3
  return {
    entries: each / channels,
    min: all.subarray(0, each),
    max: all.subarray(each, 2 * each),
    energy: all.subarray(2 * each),
  }
}

/** Frees the memory now: left to the garbage collector, an hour of sound costs it more than reading it. */
function giveBack(bytes: Uint8Array): void {
  if (bytes.buffer instanceof ArrayBuffer) bytes.buffer.transfer(0)
}

/** Throws `DamagedRow` where there are none. */
function readBytes(row: Record<string, unknown> | undefined, id: BlockId): Uint8Array {
  const bytes = row?.['bytes']
  if (!(bytes instanceof Uint8Array)) throw new DamagedRow(`the sound of block ${id} is missing`)
  return bytes
}
