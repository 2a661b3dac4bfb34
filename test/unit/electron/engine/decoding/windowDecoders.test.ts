import { chmodSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { Windows } from '../../../../../electron/engine/codecs/window/windows.ts'
import { inlineDecoders } from '../../../../../electron/engine/decoding/openDecoding.ts'
import { withWindows } from '../../../../../electron/engine/decoding/windowDecoders.ts'
import type { FromWindow } from '../../../../../shared/schemas/windowSound.ts'
import { hear, scratchFile, scratchFolder } from '../../../../support/files/importing.ts'
import { makeMatroska, makeMp4 } from '../../../../support/files/makeContainers.ts'
import { lenaFile } from '../../../../support/files/soundSeeds.ts'

const format = { encoding: 'f32', byteOrder: 'little', channels: 1, sampleRate: 48_000 } as const
const about = { codec: 'AAC', streams: 1, hasPicture: false }

/** Frames that count up, so that each says where it was. */
function counting(from: number, to: number): FromWindow {
  const samples = Float32Array.from({ length: to - from }, (_, k) => (from + k) / 1e6)
  return { kind: 'sound', format, about, fraction: 0.5, bytes: new Uint8Array(samples.buffer) }
}

function windowThatSays(...says: readonly (FromWindow | 'silent')[]) {
  const left = [...says]
  const close = vi.fn()
  const ask = vi.fn<Windows['ask']>(() => ({ next: async () => left.shift() ?? 'silent', close }))
  return { ask, close, decoders: withWindows(inlineDecoders, { ask }) }
}

const end = { kind: 'end', seconds: 1 } as const
const m4a = (outline: Parameters<typeof makeMp4>[0] = {}): string => scratchFile(makeMp4(outline), 'memo.m4a')

describe('the way of a file that is imported', () => {
  it('leads to our own readers first: no window is asked', async () => {
    const { ask, decoders } = windowThatSays()
    await hear(lenaFile('lena.flac'), { decoders })
    expect(ask).not.toHaveBeenCalled()
  })

  it.runIf(process.platform !== 'win32')('leads to FFmpeg where it is: no window is asked', async () => {
    const folder = scratchFolder()
    for (const program of ['ffmpeg', 'ffprobe']) {
      writeFileSync(path.join(folder, program), '#!/bin/sh\nexit 1\n')
      chmodSync(path.join(folder, program), 0o755)
    }
    vi.stubEnv('TAPEHAND_FFMPEG', folder)
    const { ask, decoders } = windowThatSays()
    await expect(hear(m4a(), { decoders })).rejects.toThrow("FFmpeg can't read it either")
    expect(ask).not.toHaveBeenCalled()
  })

  it.each([
    ['memo.m4a', makeMp4()],
    ['call.webm', makeMatroska()],
    ['raw.aac', Uint8Array.of(0xff, 0xf1, 0x50, 0x80, 0x02, 0x1f, 0xfc, 0)],
  ])('leads %s to a window where there is no FFmpeg', async (name, bytes) => {
    const { ask, close, decoders } = windowThatSays(counting(0, 48_000), end)
    const file = scratchFile(bytes, name)
    const { notes, sampleRate } = await hear(file, { decoders })
    expect({ notes, sampleRate }).toEqual({
      notes: [`"${name}": it was decoded by the window (AAC).`],
      sampleRate: 48_000,
    })
    expect(ask).toHaveBeenCalledExactlyOnceWith(file)
    expect(close).toHaveBeenCalled()
  })

  it.each([[{ kind: 'gone' }], [{ kind: 'cannot', why: 'no-decoder' }]] as const)(
    'ends in the sentence where the window says %o',
    async (said) => {
      await expect(hear(m4a(), windowThatSays(said))).rejects.toThrow(/^files\/convert-first: .*install FFmpeg/u)
    },
  )

  it('never asks a window for what none can take apart', async () => {
    const { ask, decoders } = windowThatSays()
    const wma = Uint8Array.of(0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11, 0, 0, 0, 0)
    await expect(hear(scratchFile(wma, 'old.wma'), { decoders })).rejects.toThrow('files/convert-first')
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('sound that a window decodes', () => {
  const edits = [{ duration: 1000, mediaTime: 1024 }]

  it.each([1, 1000, 1024, 30_000, 60_000])('is cut to the frame, in pieces of %i frames', async (size) => {
    const length = 51_200
    const pieces = Array.from({ length: Math.min(3, Math.ceil(length / size)) }, (_, k) =>
      counting(k * size, Math.min(length, (k + 1) * size)),
    )
    const rest = counting(Math.min(length, pieces.length * size), length)
    const said = rest.kind === 'sound' && rest.bytes.length > 0 ? [...pieces, rest] : pieces
    const { sound } = await hear(m4a({ edits }), windowThatSays(...said, end))
    expect(sound[0]).toEqual(Float32Array.from({ length: 48_000 }, (_, k) => (1024 + k) / 1e6))
  })

  it('ends with the shorter last packet of a file in fragments', async () => {
    const { sound } = await hear(m4a(), windowThatSays(counting(0, 49_152), { kind: 'end', seconds: 1.001 }))
    expect(sound[0]).toHaveLength(48_048)
  })

  it('loses what a Matroska file says is too much, on both sides', async () => {
    const file = scratchFile(makeMatroska({ delay: 6_500_000, discard: 13_500_000 }), 'call.webm')
    const { sound } = await hear(file, windowThatSays(counting(0, 960), counting(960, 9600), end))
    expect(sound[0]).toEqual(Float32Array.from({ length: 9600 - 312 - 648 }, (_, k) => (312 + k) / 1e6))
  })

  it('tells of a file that ends before its edit list does', async () => {
    const { notes } = await hear(m4a({ edits }), windowThatSays(counting(0, 24_000), end))
    expect(notes).toContainEqual(expect.stringContaining('ends earlier than its header says'))
  })

  it.each([
    [{ kind: 'broken', at: 31.5 }, 'files/broken: "memo.m4a" is damaged: its sound can\'t be read from 0:31.5 on'],
    [{ kind: 'gone' }, 'files/decoder-stopped: "memo.m4a" could not be read: what decodes it stopped in the middle'],
    ['silent', 'files/decoder-stopped'],
    [{ ...counting(0, 10), format: { ...format, sampleRate: 44_100 } }, "can't be read from"],
  ] as const)('fails as a whole where the window then says %o', async (said, sentence) => {
    const { close, decoders } = windowThatSays(counting(0, 24_000), said as FromWindow)
    await expect(hear(m4a(), { decoders })).rejects.toThrow(sentence)
    expect(close).toHaveBeenCalled()
  })

  it.each([
    [{ kind: 'cannot', why: 'no-sound' }, 'it has no sound in it'],
    [{ kind: 'cannot', why: 'unreadable' }, "its sound can't be read"],
    [{ ...counting(0, 10), format: { ...format, channels: 200 } }, '200 channels'],
  ] as const)('is refused in a sentence where the window says %o first', async (said, sentence) => {
    const { close, decoders } = windowThatSays(said as FromWindow)
    await expect(hear(m4a(), { decoders })).rejects.toThrow(sentence)
    expect(close).toHaveBeenCalled()
  })

  it('is let go of when the import is cancelled', async () => {
    const stop = new AbortController()
    const close = vi.fn()
    const next = async (): Promise<FromWindow> => {
      setTimeout(() => stop.abort(), 5)
      return new Promise((resolve) => setTimeout(() => resolve(counting(0, 300_000)), 1))
    }
    const decoders = withWindows(inlineDecoders, { ask: () => ({ next, close }) })
    await expect(hear(m4a(), { decoders, signal: stop.signal })).rejects.toThrow('files/cancelled')
    await vi.waitFor(() => expect(close).toHaveBeenCalled())
  })
})
