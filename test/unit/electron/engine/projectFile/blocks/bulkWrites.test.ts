import { copyFileSync, existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildSummary } from '../../../../../../electron/engine/blocks/buildSummary.ts'
import type { Block } from '../../../../../../electron/engine/blocks/blockStore.ts'
import { openProjectFile } from '../../../../../../electron/engine/projectFile/openProjectFile.ts'
import { connect } from '../../../../../../electron/engine/projectFile/rows/sqlite.ts'
import { changeState, emptyState } from '../../../../../../electron/engine/state/editorState.ts'
import type { BlockId } from '../../../../../../shared/ids.ts'
import { makePiece } from '../../../../../support/engine/makePieces.ts'
import { value } from '../../../../../support/openEngine.ts'
import { newProjectPath } from '../../../../../support/projectFolder.ts'
import { makeAudioProject, makeClip, makeTrack } from '../../../../../support/engine/makeTrack.ts'

const frames = 1 << 18

/** A megabyte of one value. */
function block(sample: number): Block {
  return { format: 's16', channels: 2, frames, bytes: new Uint8Array(new Int16Array(frames * 2).fill(sample).buffer) }
}

function openFile(path = newProjectPath()) {
  const { file, state } = value(openProjectFile(path, emptyState(44_100)))
  const add = (count: number, from = 0): BlockId[] =>
    Array.from({ length: count }, (_, k) => {
      const one = block(from + k)
      return file.blocks.add(one, buildSummary(one))
    })
  const stateWith = (ids: readonly BlockId[]) => {
    const project = makeAudioProject(
      [
        makeTrack({
          channels: 2,
          clips: [
            makeClip(
              0,
              ids.map((id) => makePiece({ block: id, length: frames })),
            ),
          ],
        }),
      ],
      44_100,
    )
    const changed = changeState(state, { project })
    return { ...changed, history: { ...state.history, base: { project } } }
  }
  const firstSample = (id: BlockId): number => new Int16Array(file.blocks.bytes(id).slice(0, 2).buffer)[0] ?? NaN
  return { path, file, add, stateWith, firstSample }
}

describe('many blocks on end', () => {
  it('are read back before and after they are kept, and when the file is opened again', () => {
    const { path, file, add, stateWith, firstSample } = openFile()
    const ids = add(24)
    const isLong = existsSync(`${path}-journal`)
    expect([isLong, ids.map(firstSample)]).toEqual([true, ids.map((_, k) => k)])
    value(file.save(stateWith(ids)))
    expect([existsSync(`${path}-journal`), ids.map(firstSample)]).toEqual([false, ids.map((_, k) => k)])
    file.close()

    const again = openFile(path)
    expect(ids.map(again.firstSample)).toEqual(ids.map((_, k) => k))
    again.file.close()
  })

  it('are taken back when the app was killed before they were kept, and the file opens as it was', () => {
    const { path, file, add, stateWith } = openFile()
    const kept = add(2)
    value(file.save(stateWith(kept)))
    add(24, 100)
    // What a process that is killed now leaves behind.
    const killed = newProjectPath()
    for (const ending of ['', '-journal']) copyFileSync(`${path}${ending}`, `${killed}${ending}`)
    file.close()

    const again = openFile(killed)
    expect(kept.map(again.firstSample)).toEqual([0, 1])
    value(again.file.writeDocument('said', 'something'))
    again.file.close()
    const database = connect(killed, 'read')
    expect(database.prepare('SELECT count(*) AS count FROM block').get()).toEqual({ count: 2 })
    database.close()
  })

  it('do not hold up what is saved in between', () => {
    const { path, file, add } = openFile()
    add(24)
    value(file.writeDocument('log', { step: 1 }))
    add(24)
    file.close()

    const again = openFile(path)
    expect(again.file.readDocument('log')).toEqual({ step: 1 })
    again.file.close()
  })

  it('that are not there refuse the project that names them', () => {
    const { file, stateWith } = openFile()
    expect(file.save(stateWith([77 as BlockId]))).toMatchObject({ ok: false, error: { code: 'engine/disk' } })
    file.close()
  })
})
