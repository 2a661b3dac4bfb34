import { messageOf } from '../../../../../shared/failures/index.ts'
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { maxBlockFrames } from '../../../../../electron/engine/blocks/blockStore.ts'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import { expectAudio } from '../../../../support/expectAudio.ts'
import { hear, importPaths, piecesOf, scratchFile, scratchFolder } from '../../../../support/files/importing.ts'
import { makeWav, storeSamples, storedFields } from '../../../../support/files/makeWav.ts'

const short = makeWav(storeSamples('s16', [1000, 2000, 3000, 4000]))
const long = makeWav(new Uint8Array(maxBlockFrames * 4 * 2 + 40), storedFields('s16', 2))

describe('importFiles', () => {
  it('makes one track a file, named after it, in the order given', async () => {
    const folder = scratchFolder()
    const files = ['Intro take.wav', 'no extension', 'two.dots.wav', '.hidden.wav', 'voice.mp3'].map((name) =>
      path.join(folder, name),
    )
    files.forEach((file) => writeFileSync(file, short))
    const { imported } = await importPaths(files)
    expect(imported.ok && imported.value.tracks.map((track) => track.name)).toEqual([
      'Intro take',
      'no extension',
      'two.dots',
      '.hidden',
      'voice',
    ])
    expect(imported.ok && imported.value.tracks.map((track) => track.channels)).toEqual([1, 1, 1, 1, 1])
  })

  it('cuts long files into blocks, lets others have their turn between them, and reports how far it is', async () => {
    const seen: number[] = []
    let pauses = 0
    const { imported, store } = await importPaths([scratchFile(long), scratchFile(short)], {
      report: (fraction) => seen.push(fraction),
      pause: async () => void pauses++,
    })
    const pieces = imported.ok ? imported.value.tracks.flatMap(piecesOf) : []
    expect(pieces.map((piece) => piece.length)).toEqual([maxBlockFrames, maxBlockFrames, 10, 4])
    expect(pieces.map((piece) => (piece.block === null ? 0 : store.shape(piece.block).frames))).toEqual([
      maxBlockFrames,
      maxBlockFrames,
      10,
      4,
    ])
    expect(pauses).toBe(4)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(seen.at(-1)).toBe(1)
  })

  it('tells the store beforehand of a file that makes many blocks, and of no other', async () => {
    const calls: string[] = []
    const store = memoryBlockStore()
    const telling = {
      ...store,
      expectMany: () => void calls.push('many'),
      add: (...block: Parameters<typeof store.add>) => (calls.push('add'), store.add(...block)),
    }
    await importPaths([scratchFile(long)], { store: telling })
    expect(calls).toEqual(['add', 'add', 'add'])
    calls.length = 0
    await importPaths([scratchFile(makeWav(new Uint8Array(18 << 20), storedFields('s16', 2)))], { store: telling })
    expect(calls.filter((call) => call === 'many')).toEqual(['many'])
    expect(calls[0]).toBe('many')
  })

  it('ends as cancelled between two blocks', async () => {
    const stop = new AbortController()
    let added = 0
    const store = memoryBlockStore()
    const counting = { ...store, add: (...block: Parameters<typeof store.add>) => (added++, store.add(...block)) }
    const { imported } = await importPaths([scratchFile(long)], {
      store: counting,
      signal: stop.signal,
      pause: async () => stop.abort(),
    })
    expect(imported).toMatchObject({ ok: false, error: { code: 'files/cancelled' } })
    expect(added).toBe(1)
  })

  it('imports none of several when one is bad', async () => {
    const { imported } = await importPaths([
      scratchFile(short),
      scratchFile(Uint8Array.of(1, 2, 3)),
      scratchFile(short),
    ])
    expect(imported).toMatchObject({ ok: false, error: { code: 'files/not-audio' } })
  })

  it('says of a file that is not there, and of a folder, what it is', async () => {
    const folder = scratchFolder()
    mkdirSync(path.join(folder, 'takes.wav'))
    symlinkSync('loop.wav', path.join(folder, 'loop.wav'))
    const sentences = await Promise.all(
      ['gone.wav', 'takes.wav', 'loop.wav'].map(async (name) => {
        const { imported } = await importPaths([path.join(folder, name)])
        return imported.ok ? 'ok' : `${imported.error.code}: ${messageOf(imported.error)}`
      }),
    )
    expect(sentences).toEqual([
      'files/missing: "gone.wav" is not there any more. Nothing was opened; choose another file.',
      'files/unreadable: "takes.wav" can\'t be read (it is a folder). Nothing was opened.',
      'files/unreadable: "loop.wav" can\'t be read (its path leads in a circle). Nothing was opened.',
    ])
  })

  it.skipIf(process.platform === 'win32')('does not wait for ever on something that is not a file', async () => {
    const { imported } = await importPaths(['/dev/null'])
    expect(imported).toMatchObject({ ok: false, error: { code: 'files/unreadable' } })
  })

  it('notes it when a file becomes shorter while it is read', async () => {
    const file = scratchFile(long)
    const heard = await hear(file, { pause: async () => truncateSync(file, 100 + maxBlockFrames * 4) })
    expect(heard.sound[0]?.length).toBe(maxBlockFrames + 14)
    expect(heard.notes).toEqual(['"take.wav": it became shorter while it was read.'])
  })

  it('keeps the samples of a 16-bit file as they are', async () => {
    const heard = await hear(scratchFile(short))
    expectAudio(heard.sound, [Float32Array.of(1000, 2000, 3000, 4000).map((step) => step / 32_768)])
    expect(heard.formats).toEqual(['s16'])
  })
})
