import type { BlockId } from '../../../../shared/ids.ts'
import type { BlockSummary } from '../../blocks/blockStore.ts'
import { buildSummary } from '../../blocks/buildSummary.ts'
import { isLost } from '../../disk/diskErrors.ts'
import { sampleBytes, summaryBytes, type Shape, type Shapes } from '../rows/blockShapes.ts'
import type { Findings } from '../rows/findings.ts'
import { bytesSum } from '../rows/rowSums.ts'
import { prepareBytes, readBytes } from '../rows/rowReader.ts'
import type { Database } from '../rows/sqlite.ts'
import { unpackSummary } from '../blocks/summaryBytes.ts'

/** `doubtful`: from a version without sums, and what was drawn of it does not fit what it holds. */
export type Verdict = 'whole' | 'lost' | 'overview' | 'doubtful'

/** Reads a block and its summary past all caches, and compares them with their sums. */
export function createBlockCheck(database: Database, shapes: Shapes): (id: BlockId) => Verdict {
  const samplesOf = prepareBytes(database, 'block_samples')
  const summaryOf = prepareBytes(database, 'block_summary')
  const read = (
    statement: typeof samplesOf,
    id: BlockId,
    length: number,
    sum: number | undefined,
  ): Uint8Array | null => {
    try {
      const bytes = readBytes(statement, id, length, 'bytes')
      return sum === undefined || bytesSum(bytes) === sum ? bytes : null
    } catch (error) {
      if (!isLost(error)) throw error
      return null
    }
  }
  return (id) => {
    const shape = shapes.get(id)
    if (shape === undefined) return 'lost'
    const bytes = read(samplesOf, id, sampleBytes(shape), shape.sums?.samples)
    if (bytes === null) return 'lost'
    const summary = read(summaryOf, id, summaryBytes(shape), shape.sums?.summary)
    if (summary === null) return 'overview'
    return shape.sums !== null || isOf(summary, bytes, shape) ? 'whole' : 'doubtful'
  }
}

/** Whether a summary may have been made of these samples: its energies were not always added up in the same order. */
function isOf(packed: Uint8Array, bytes: Uint8Array, shape: Shape): boolean {
  const was = unpackSummary(packed, shape.channels)
  const is: BlockSummary = buildSummary({ ...shape, bytes })
  return is.min.every(
    (min, index) =>
      min === was.min[index] &&
      is.max[index] === was.max[index] &&
      Math.abs((is.energy[index] ?? 0) - (was.energy[index] ?? 0)) <= 1e-4 * (1 + Math.abs(is.energy[index] ?? 0)),
  )
}

/** So much sound is checked before a project is shown; that of a longer one while it is open, and when it is read. */
export const checkedAtOnce = 16 << 20

export interface CheckedBlocks {
  readonly lost: readonly BlockId[]
  readonly whole: Set<BlockId>
}

/** Checks the blocks of a short project; what is wrong with others than their sound is noted. */
export function checkShort(database: Database, shapes: Shapes, findings: Findings): CheckedBlocks {
  const lost: BlockId[] = []
  const whole = new Set<BlockId>()
  const bytes = shapes.values().reduce((sum, shape) => sum + sampleBytes(shape), 0)
  if (bytes > checkedAtOnce) return { lost, whole }
  const check = findings.attempt<((id: BlockId) => Verdict) | null>(
    { kind: 'structure', name: 'its sound' },
    () => createBlockCheck(database, shapes),
    () => null,
  )
  for (const id of shapes.keys()) {
    const verdict = check === null ? 'lost' : check(id)
    if (verdict === 'lost') lost.push(id)
    else whole.add(id)
    if (verdict === 'overview' || verdict === 'doubtful') findings.note({ kind: verdict, name: String(id) })
  }
  return { lost, whole }
}

/** Checks what was not checked yet, a few blocks a step. */
export function checkRest(
  database: Database,
  { shapes, known, onLost }: { shapes: Shapes; known: Set<BlockId>; onLost: (id: BlockId) => void },
): () => boolean {
  const rest = [...shapes.keys()].filter((id) => !known.has(id))
  const check = rest.length === 0 ? null : createBlockCheck(database, shapes)
  return () => {
    for (const id of rest.splice(0, blocksAtATime)) {
      if (!shapes.has(id) || known.has(id)) continue
      if (check?.(id) === 'lost') onLost(id)
      else known.add(id)
    }
    return rest.length > 0
  }
}

const blocksAtATime = 2
