import type { BlockId } from '../../../../shared/ids.ts'
import { maxBlockFrames, summaryFrames, type BlockFormat } from '../../blocks/blockStore.ts'
import { bytesPerSample } from '../../blocks/sampleFormat.ts'
import { DamagedRow } from '../../disk/diskErrors.ts'
import type { Findings } from './findings.ts'
import { hasSums } from './format.ts'
import { isSummed } from './rowSums.ts'
import type { Database } from './sqlite.ts'

/** What a block is made of. The sums are of its samples and of its summary; versions 1 and 2 had none. */
export interface Shape extends BlockFormat {
  readonly frames: number
  readonly sums: { readonly samples: number; readonly summary: number } | null
}

export type Shapes = Map<BlockId, Shape>

export function sampleBytes({ format, channels, frames }: Omit<Shape, 'sums'>): number {
  return frames * channels * bytesPerSample[format]
}

export function summaryBytes({ channels, frames }: Pick<Shape, 'channels' | 'frames'>): number {
  return 3 * Float32Array.BYTES_PER_ELEMENT * channels * Math.ceil(frames / summaryFrames)
}

/** More than two months of sound. */
const mostBlocks = 1_000_000

/**
 * All blocks but those whose row is not what was written. Where a page of the table is lost, the rows on both sides of
 * it are read.
 */
export function readShapes(database: Database, version: number, findings: Findings): Shapes {
  const shapes: Shapes = new Map()
  const columns = hasSums(version) ? '*' : 'id, format, channels, frames'
  const read = (order: 'ASC' | 'DESC'): void => {
    const rows = database.prepare(`SELECT ${columns} FROM block ORDER BY id ${order} LIMIT ${mostBlocks}`)
    for (const row of rows.iterate()) {
      const id = Number(row['id'])
      const shape = toShape(row)
      if (shape !== null && (!hasSums(version) || isSummed('block', id, row))) shapes.set(id as BlockId, shape)
    }
    if (shapes.size === mostBlocks) throw new DamagedRow({ kind: 'too-many-blocks' })
  }
  findings.attempt(
    { kind: 'structure', name: 'the list of its sound' },
    () => read('ASC'),
    () =>
      findings.attempt(
        { kind: 'structure', name: 'the list of its sound' },
        () => read('DESC'),
        () => undefined,
      ),
  )
  return shapes
}

/** Null for a block that can't be. */
function toShape(row: Readonly<Record<string, unknown>>): Shape | null {
  const { format, channels, frames, samples_sum: samples, summary_sum: summary } = row
  if (typeof format !== 'string' || !Object.hasOwn(bytesPerSample, format)) return null
  if ((channels !== 1 && channels !== 2) || typeof frames !== 'number') return null
  if (!Number.isInteger(frames) || frames < 1 || frames > maxBlockFrames) return null
  return {
    format: format as Shape['format'],
    channels,
    frames,
    sums: typeof samples === 'number' && typeof summary === 'number' ? { samples, summary } : null,
  }
}
