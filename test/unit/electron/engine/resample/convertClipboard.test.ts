import { expect, test } from 'vitest'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import { encodeBlock } from '../../../../../electron/engine/blocks/sampleFormat.ts'
import type { Clipboard } from '../../../../../electron/engine/model/project.ts'
import { readPieces } from '../../../../../electron/engine/render/readPieces.ts'
import { convertClipboard } from '../../../../../electron/engine/resample/convertClipboard.ts'
import { emptyState } from '../../../../../electron/engine/state/editorState.ts'
import { addImported } from '../../../../../electron/engine/import/addImported.ts'
import { soundTrack } from '../../../../../electron/engine/import/imported.ts'
import { messageOf } from '../../../../../shared/failures/index.ts'
import type { ClipId } from '../../../../../shared/ids.ts'
import { frames } from '../../../../../shared/time.ts'
import { addBlock, makePiece } from '../../../../support/engine/makePieces.ts'

const tone = (rate: number, frame: number): number => 0.5 * Math.sin((2 * Math.PI * 440 * frame) / rate)

/** A second of a tone at 8000 Hz, half as loud, a tenth of a second into what was copied. */
function copied() {
  const store = memoryBlockStore()
  const block = addBlock(
    store,
    encodeBlock([Float32Array.from({ length: 8000 }, (_, frame) => tone(8000, frame))], 'f32'),
  )
  const clip = {
    id: 'c1' as ClipId,
    name: 'tone',
    start: frames(800),
    length: frames(8000),
    pieces: [makePiece({ block, length: 8000, gain: 0.5 })],
  }
  const clipboard: Clipboard = {
    sampleRate: 8000,
    length: frames(9600),
    rows: [
      { channels: 1, clips: [clip] },
      { channels: 2, clips: [] },
    ],
  }
  return { store, clipboard }
}
const pause = async (): Promise<void> => undefined

test('what was copied sounds the same at another rate, at the same times', async () => {
  const { store, clipboard } = copied()

  const converted = await convertClipboard(clipboard, 44_100, { store, pause })

  if (!converted.ok) throw new Error(messageOf(converted.error))
  const {
    sampleRate,
    length,
    rows: [row, empty],
  } = converted.value
  expect([sampleRate, length, row?.clips[0]?.start, row?.clips[0]?.length, empty?.clips]).toEqual([
    44_100,
    52_920,
    4410,
    44_100,
    [],
  ])
  const sound = readPieces(store, row?.clips[0]?.pieces ?? [], 0, 44_100, 1)[0] ?? []
  for (let frame = 4000; frame < 40_000; frame += 97) expect(sound[frame]).toBeCloseTo(0.5 * tone(44_100, frame), 3)
})

test('at the same rate it stays the same object', async () => {
  const { store, clipboard } = copied()

  expect(await convertClipboard(clipboard, 8000, { store, pause })).toEqual({ ok: true, value: clipboard })
})

test('an import that brings its rate keeps what was copied, converted; an older copy is not put over a newer one', () => {
  const { clipboard } = copied()
  const to = { ...clipboard, sampleRate: 44_100 }
  const imported = {
    sampleRate: 44_100,
    tracks: [soundTrack('a', 1, [makePiece({ length: 10 })])],
    labels: [],
    notes: [],
  }
  const state = { ...emptyState(8000), clipboard }

  const kept = addImported(state, imported, 'Import', { from: clipboard, to })
  const newer = addImported({ ...state, clipboard: { ...clipboard } }, imported, 'Import', { from: clipboard, to })

  expect([kept.ok && kept.value.clipboard, newer.ok && newer.value.clipboard]).toEqual([to, null])
})
