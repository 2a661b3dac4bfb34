import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import type { Block, SampleFormat } from '../../../../../../electron/engine/blocks/blockStore.ts'
import { buildSummary } from '../../../../../../electron/engine/blocks/buildSummary.ts'
import { DamagedRow } from '../../../../../../electron/engine/disk/diskErrors.ts'
import { openProjectFile } from '../../../../../../electron/engine/projectFile/openProjectFile.ts'
import { createGlance } from '../../../../../../electron/engine/projectFile/blocks/glanceBlocks.ts'
import { emptyState } from '../../../../../../electron/engine/state/editorState.ts'
import type { BlockId } from '../../../../../../shared/ids.ts'
import { value } from '../../../../../support/openEngine.ts'
import { newProjectPath } from '../../../../../support/projectFolder.ts'

const frames = 4096

const block = (format: SampleFormat, channels: 1 | 2, size: number): Block => {
  const bytes = Uint8Array.from({ length: frames * channels * size }, (_, k) => (k * 31) % 251)
  return { format, channels, frames, bytes }
}

/** A block in a file, and who glances at it; `reads` counts who needed all of it. */
function glanceAt(one: Block, kept?: Uint8Array) {
  const path = newProjectPath()
  const { file } = value(openProjectFile(path, emptyState(44_100)))
  const id = file.blocks.add(one, buildSummary(one))
  file.close()
  const database = new DatabaseSync(path)
  const [whole, lost]: [BlockId[], BlockId[]] = [[], []]
  const glance = createGlance(database, {
    shape: () => one,
    bytes: (wanted) => {
      whole.push(wanted)
      return one.bytes
    },
    kept: () => kept,
    onLost: (gone) => lost.push(gone),
  })
  return { id, database, glance, whole, lost }
}

describe('a glance at a block', () => {
  it.each([
    ['s16', 2, 2],
    ['s24', 1, 3],
    ['f32', 2, 4],
    ['u8', 1, 1],
  ] as const)('reads a few frames of %s as the whole block has them', (format, channels, size) => {
    const one = block(format, channels, size)
    const { id, glance, whole } = glanceAt(one)
    const frame = channels * size
    for (const [from, count] of [
      [0, 1],
      [1000, 300],
      [frames - 7, 7],
    ] as const)
      expect(glance.frames?.(id, from, count)).toEqual(one.bytes.slice(from * frame, (from + count) * frame))
    expect(whole).toEqual([])
  })

  it('takes a large part from the whole block, which is compared with what was written', () => {
    const one = block('s16', 2, 2)
    const { id, glance, whole } = glanceAt(one)

    expect(glance.frames?.(id, 8, frames / 2)).toEqual(one.bytes.slice(32, 32 + frames * 2))
    expect(whole).toEqual([id])
  })

  it('looks at what is kept before it reads', () => {
    const one = block('s16', 1, 2)
    const { id, database, glance } = glanceAt(one, one.bytes)
    database.exec('DELETE FROM block_samples')

    expect(glance.frames?.(id, 5, 2)).toEqual(one.bytes.slice(10, 14))
  })

  it.each(['DELETE FROM block_samples', 'UPDATE block_samples SET bytes = zeroblob(9)'])(
    'tells of a block that is lost: %s',
    (harm) => {
      const { id, database, glance, lost } = glanceAt(block('s16', 1, 2))
      database.exec(harm)

      expect(() => glance.frames?.(id, 0, 4)).toThrow(DamagedRow)
      expect(lost).toEqual([id])
    },
  )
})
