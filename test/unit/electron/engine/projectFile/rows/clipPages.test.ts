import { DamagedRow } from '../../../../../../electron/engine/disk/diskErrors.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Piece } from '../../../../../../electron/engine/model/piece.ts'
import type { Clip, Track } from '../../../../../../electron/engine/model/project.ts'
import { createClipPages } from '../../../../../../electron/engine/projectFile/rows/clipPages.ts'
import {
  mostInline,
  readTrackRow,
  rowsIn,
  writeTrack,
} from '../../../../../../electron/engine/projectFile/rows/trackRows.ts'
import type { ClipId, TrackId } from '../../../../../../shared/ids.ts'
import { frames } from '../../../../../../shared/time.ts'
import { code, makeSeed, openEngine, value } from '../../../../../support/openEngine.ts'
import { newProjectPath } from '../../../../../support/projectFolder.ts'

const makeClip = (id: number, start: number, length: number): Clip => ({
  id: `c${id}` as ClipId,
  name: `clip ${id % 7}`,
  start: frames(start),
  length: frames(length),
  pieces: [],
})
const makeLong = (count: number): Track => ({
  id: 't1' as TrackId,
  name: 'Long',
  channels: 1,
  gainDb: 0,
  pan: 0,
  muted: false,
  soloed: false,
  clips: Array.from({ length: count }, (_, index) => makeClip(index + 1, index * 10, 9)),
})
/** Another clip than before where it moved, as edits leave it. */
const move = (clip: Clip, by: number): Clip => ({ ...clip, start: frames(clip.start + by) })
const removeFew = (track: Track, at: number, count: number): Track => ({
  ...track,
  clips: [...track.clips.slice(0, at), ...track.clips.slice(at + count).map((clip) => move(clip, -10 * count))],
})

function openTable() {
  const pages: Uint8Array[] = []
  const pieces: (readonly Piece[])[] = []
  const pieceRow = (list: readonly Piece[]): number => {
    if (!pieces.includes(list)) pieces.push(list)
    return pieces.indexOf(list) + 1
  }
  const clipPages = createClipPages((body) => pages.push(body), pieceRow)
  const page = (row: number): Uint8Array => {
    const found = pages[row - 1]
    if (found === undefined) throw new DamagedRow({ kind: 'no-track-list' })
    return found
  }
  return {
    pages,
    page,
    clipPages,
    write: (track: Track) => writeTrack(track, pieceRow, clipPages),
    read: (row: Uint8Array) => readTrackRow(row, { pieces: (id) => pieces[id - 1] ?? [], page }),
  }
}

test('the row of a track keeps its colour, and one that is not known here is left out', () => {
  const table = openTable()
  const track: Track = { ...makeLong(2), colour: 'teal' }
  expect(table.read(table.write(track))).toEqual(track)
  const later = { ...track, colour: 'ultraviolet' } as unknown as Track
  expect(table.read(table.write(later))).toEqual(makeLong(2))
})

describe('clips in pages', () => {
  test('come back as they were, whatever was put in, taken out or moved before', () => {
    const changes = fc.array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 60 })), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(changes, (all) => {
        const table = openTable()
        let track = makeLong(1000)
        const rows = [{ track, row: table.write(track) }]
        for (const [at, count] of all) {
          track = removeFew(track, at, count)
          rows.push({ track, row: table.write(track) })
        }
        for (const one of rows) expect(table.read(one.row)).toEqual(one.track)
      }),
      { numRuns: 30 },
    )
  })

  test('write only the pages that are different, also where all that follows has moved', () => {
    const table = openTable()
    const long = makeLong(5000)
    table.write(long)
    const first = table.pages.length
    table.write(removeFew(long, 2000, 3))

    expect(first).toBeGreaterThan(10)
    expect(table.pages.length - first).toBeLessThanOrEqual(2)
  })

  test('that were undone are not written again by the next edit', () => {
    const table = openTable()
    const long = makeLong(5000)
    table.write(long)
    table.write(removeFew(long, 4000, 3))
    const before = table.pages.length
    const row = table.write(removeFew(long, 2000, 3))

    expect(table.pages.length - before).toBe(1)
    expect(table.read(row)).toEqual(removeFew(long, 2000, 3))
  })

  test('are written again when they did not get into the file', () => {
    const table = openTable()
    const track = makeLong(1000)
    table.write(track)
    table.pages.length = 0
    table.clipPages.forget()

    expect(table.read(table.write(track))).toEqual(track)
  })

  test('of a track with few clips do not exist', () => {
    const table = openTable()
    const row = table.write(makeLong(mostInline))

    expect([table.pages, table.read(row)]).toEqual([[], makeLong(mostInline)])
  })

  test('are told by the row that names them, and one that is too long is damaged', () => {
    const table = openTable()
    const row = table.write(makeLong(1000))

    expect(rowsIn(row, table.page)).toEqual({
      pieces: Array.from({ length: 1000 }, (_, index) => index + 1),
      pages: table.pages.map((_, index) => index + 1),
    })
    table.pages[0] = Buffer.concat([table.pages[0] as Uint8Array, Buffer.alloc(1)])
    expect(() => table.read(row)).toThrow(DamagedRow)
  })

  test('are read once for all versions that share them', () => {
    const table = openTable()
    const track = makeLong(1000)
    const rows = [table.write(track), table.write({ ...track, clips: track.clips.slice(0, -1) })]
    const seen = new Set<number>()
    let read = 0
    const page = (id: number): Uint8Array => {
      read++
      return table.page(id)
    }
    for (const row of rows) for (const id of rowsIn(row, page, (one) => !seen.has(one)).pages) seen.add(id)

    expect(read).toBe(table.pages.length)
    expect(read).toBe(seen.size)
  })

  test('are all in the file again after edits, undo, redo and cleaning up', async () => {
    const file = newProjectPath()
    const clips = Array.from({ length: 900 }, (_, index) => ({
      name: `take ${index}`,
      start: index / 10,
      end: index / 10 + 0.1,
    }))
    const engine = await openEngine({ file })
    value(await engine.seed(makeSeed({ tracks: [{ name: 'Voice', channels: 1, clips, silences: [] }] })))
    for (let round = 0; round < 12; round++) {
      value(await engine.perform({ kind: 'setTimeSelection', start: 3 * round + 0.25, end: 3 * round + 0.85 }))
      value(await engine.perform({ kind: round % 2 === 0 ? 'deleteSelection' : 'reverse' }))
    }
    for (let round = 0; round < 5; round++) value(await engine.undo())
    value(await engine.perform({ kind: 'fadeIn' }))
    const before = await engine.view()
    await engine.close()

    const again = await openEngine({ file })
    const view = await again.view()
    const codes: string[] = []
    for (let round = 0; round < 8; round++) codes.push(code(await again.undo()))
    const first = await again.view()

    expect(view.tracks).toEqual(before.tracks)
    expect([codes, first.canUndo]).toEqual([Array.from({ length: 8 }, () => 'ok'), false])
    expect(first.tracks[0]?.clips.map((clip) => [clip.name, clip.start])).toEqual(
      clips.map((clip) => [clip.name, clip.start]),
    )
  })
})
