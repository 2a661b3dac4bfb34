import { copyFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { memoryBlockStore } from '../../electron/engine/blocks/memoryBlockStore.ts'
import { encodeBlock } from '../../electron/engine/blocks/sampleFormat.ts'
import { createEncoderThreads } from '../../electron/engine/codecs/encode/encoderThreads.ts'
import { exportSound } from '../../electron/engine/export/exportSound.ts'
import type { ExportRequest } from '../../electron/engine/index.ts'
import type { Piece } from '../../electron/engine/model/piece.ts'
import { expectAudio } from '../support/expectAudio.ts'
import { hear, importPaths, piecesOf, scratchFile, scratchFolder } from '../support/files/importing.ts'
import { addBlock, makePiece, makeRamp } from '../support/engine/makePieces.ts'
import { makeAudioProject, makeClip, makeTrack } from '../support/engine/makeTrack.ts'
import { makeWav, storedFields, storeSamples } from '../support/files/makeWav.ts'
import { sine } from '../support/signals.ts'

const rate = 8000

async function write(
  store: ReturnType<typeof memoryBlockStore>,
  pieces: readonly Piece[],
  format: ExportRequest['format'],
  sampleRate = rate,
): Promise<string> {
  const project = makeAudioProject([makeTrack({ clips: [makeClip(0, pieces)] })], sampleRate)
  const end = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const file = path.join(scratchFolder(), 'now.wav')
  const ctx = {
    store,
    project,
    encoders: createEncoderThreads(),
    signal: new AbortController().signal,
    report: () => undefined,
    pause: async () => undefined,
  }
  const written = await exportSound(ctx, { path: file, format, channels: 1, overwrite: 'never' }, { start: 0, end })
  expect(written).toMatchObject({ ok: true })
  return file
}

async function expectGolden(file: string, name: string, tolerance = 0): Promise<void> {
  const golden = path.join(import.meta.dirname, name)
  if (process.env['GOLDEN'] === 'write') copyFileSync(file, golden)
  expect(existsSync(golden)).toBe(true)
  expectAudio((await hear(file)).sound, (await hear(golden)).sound, tolerance)
}

describe('the sound of the engine', () => {
  it('is the same fade in, crossfade and reversed end, dithered to 16 bits', async () => {
    const store = memoryBlockStore()
    const tone = addBlock(store, encodeBlock([sine(440, rate, 1600, 0.5)], 'f32'))
    const other = addBlock(store, encodeBlock([sine(660, rate, 1600, 0.4)], 's24'))
    const pieces = [
      makePiece({ block: tone, length: 400, ramps: [makeRamp({ total: 400 })] }),
      makePiece({
        block: tone,
        from: 400,
        length: 400,
        ramps: [makeRamp({ curve: 'equalPower', from: 1, to: 0, total: 400 })],
        under: [makePiece({ block: other, length: 400, ramps: [makeRamp({ curve: 'equalPower', total: 400 })] })],
      }),
      makePiece({ block: other, from: 400, length: 800, direction: 'backward', gain: -0.5 }),
    ]
    await expectGolden(await write(store, pieces, 'wav16'), 'fades16.wav')
  })

  it('is the same tone converted from 11,025 to 8000 Hz, within -120 dB', async () => {
    const samples = sine(300, 11_025, 2205, 0.5)
    const { store, imported } = await importPaths(
      [scratchFile(makeWav(storeSamples('f32', [...samples]), storedFields('f32', 1, 11_025)))],
      { projectSampleRate: rate },
    )
    await expectGolden(
      await write(store, imported.ok ? imported.value.tracks.flatMap(piecesOf) : [], 'wavFloat'),
      'converted.wav',
      1e-6,
    )
  })
})
