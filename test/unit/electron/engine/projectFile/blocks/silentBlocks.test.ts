import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Block, SampleFormat } from '../../../../../../electron/engine/blocks/blockStore.ts'
import { buildSummary } from '../../../../../../electron/engine/blocks/buildSummary.ts'
import { createSilentBlocks } from '../../../../../../electron/engine/projectFile/blocks/silentBlocks.ts'
import { openProjectFile } from '../../../../../../electron/engine/projectFile/openProjectFile.ts'
import { emptyState } from '../../../../../../electron/engine/state/editorState.ts'
import type { BlockId } from '../../../../../../shared/ids.ts'
import { value } from '../../../../../support/openEngine.ts'
import { newProjectPath } from '../../../../../support/projectFolder.ts'

const frames = 1 << 16

const block = (bytes: Uint8Array, more: Partial<Block> = {}): Block => ({
  format: 's16',
  channels: 2,
  frames,
  bytes,
  ...more,
})
const silence = (more: Partial<Block> = {}): Block => block(new Uint8Array(frames * 4), more)

function openFile() {
  const path = newProjectPath()
  const { file } = value(openProjectFile(path, emptyState(44_100)))
  const add = (one: Block): BlockId => file.blocks.add(one, buildSummary(one))
  return { path, file, add }
}

describe('silence in a project file', () => {
  it('is there once, however long it is', () => {
    const { path, file, add } = openFile()
    const ids = Array.from({ length: 200 }, () => add(silence()))
    file.close()
    expect(new Set(ids).size).toBe(1)
    expect(statSync(path).size).toBeLessThan(2 << 20)
  })

  it('reads as silence, and what is no silence is added for itself', () => {
    const { file, add } = openFile()
    const quiet = new Uint8Array(frames * 4)
    quiet[frames] = 1
    const [first, loud, again] = [add(silence()), add(block(quiet)), add(silence())]
    const sums = [first, loud].map((id) => file.blocks.bytes(id).reduce((sum, byte) => sum + byte, 0))
    file.close()
    expect(again).toBe(first)
    expect(loud).not.toBe(first)
    expect(sums).toEqual([0, 1])
  })

  it.each<[string, Block, Block]>([
    ['of another length', silence(), silence({ frames: frames / 2, bytes: new Uint8Array(frames * 2) })],
    ['of one channel', silence(), silence({ channels: 1, bytes: new Uint8Array(frames * 2) })],
    [
      'of eight bits, where the middle is 128',
      silence({ format: 'u8', bytes: new Uint8Array(frames * 2).fill(128) }),
      silence({ format: 'u8', bytes: new Uint8Array(frames * 2) }),
    ],
    [
      'of floats below zero',
      silence({ format: 'f32', bytes: new Uint8Array(frames * 8) }),
      silence({ format: 'f32', bytes: new Uint8Array(new Float32Array(frames * 2).fill(-0).buffer) }),
    ],
  ])('%s is another block', (_, one, other) => {
    const { file, add } = openFile()
    const ids = [add(one), add(other)]
    file.close()
    expect(new Set(ids).size).toBe(2)
  })

  it.each<SampleFormat>(['u8', 's16', 's24', 's32', 'f32'])('is found in %s', (format) => {
    const { file, add } = openFile()
    const sizes = { u8: 1, s16: 2, s24: 3, s32: 4, f32: 4 }
    const bytes = new Uint8Array(frames * 2 * sizes[format]).fill(format === 'u8' ? 128 : 0)
    const ids = [add(silence({ format, bytes })), add(silence({ format, bytes }))]
    file.close()
    expect(new Set(ids).size).toBe(1)
  })

  it('that was taken out of the file is added again', () => {
    const there = new Set<BlockId>([1 as BlockId])
    const silent = createSilentBlocks((id) => there.has(id))
    const one = silence()
    const summary = buildSummary(one)
    const next = (id: number) => silent.addOnce(one, summary, () => id as BlockId)
    const before = [next(1), next(2)]
    there.clear()
    expect([...before, next(3)]).toEqual([1, 1, 3])
  })
})
