import { describe, expect, it } from 'vitest'
import { expectAudio } from '../../../../support/expectAudio.ts'
import { hear, scratchFile } from '../../../../support/files/importing.ts'
import {
  bytesOf,
  type Chunk,
  formatChunk,
  makeRiff,
  makeWav,
  numbers,
  pcm16,
  type StoredKind,
  storeSamples,
  storedFields,
} from '../../../../support/files/makeWav.ts'

const values: Readonly<Record<StoredKind, readonly number[]>> = {
  u8: [-128, 127, 0, 1, -1, 64],
  s16: [-32_768, 32_767, 0, 1, -1, 12_345],
  s24: [-8_388_608, 8_388_607, 0, 1, -1, 1_234_567],
  s32: [-2_147_483_648, 2_147_483_520, 0, 256, -256, 1_234_567_936],
  f32: [-1, 1, 0, 1.5, -2.25, 0.1],
  f64: [-1, 1, 0, 1.5, -2.25, 0.1],
}
const scales: Readonly<Record<StoredKind, number>> = {
  u8: 128,
  s16: 32_768,
  s24: 8_388_608,
  s32: 2_147_483_648,
  f32: 1,
  f64: 1,
}
const kinds = Object.keys(values) as StoredKind[]
const four = storeSamples('s16', [1000, -1000, 2000, -2000])
const asFloats = (steps: readonly number[]): Float32Array => Float32Array.from(steps, (step) => step / 32_768)

describe('a WAV file', () => {
  it.each(kinds)('of %s samples is read bit for bit, mono and stereo', async (kind) => {
    const floats = values[kind].map((value) => value / scales[kind])
    for (const extensible of [false, true]) {
      const mono = await hear(
        scratchFile(makeWav(storeSamples(kind, values[kind]), { ...storedFields(kind, 1), extensible })),
      )
      expectAudio(mono.sound, [Float32Array.from(floats)])
      const stereo = await hear(
        scratchFile(makeWav(storeSamples(kind, values[kind]), { ...storedFields(kind, 2), extensible })),
      )
      expectAudio(
        stereo.sound,
        [0, 1].map((side) => Float32Array.from(floats.filter((_, i) => i % 2 === side))),
      )
      expect(stereo.formats).toEqual([kind === 'f64' ? 'f32' : kind])
      expect(stereo.notes).toEqual(kind === 'f64' ? ['"take.wav": its 64-bit samples are kept with 32 bits.'] : [])
    }
  })

  it.each([
    [6, 'A-law', [8, -8, 32_256, -32_256]],
    [7, 'µ-law', [0, 0, 32_124, -32_124]],
  ] as const)('of the telephone law number %i, %s, is read as its 16 bits', async (tag, _name, steps) => {
    const codes = tag === 6 ? [0xd5, 0x55, 0xaa, 0x2a] : [0xff, 0x7f, 0x80, 0x00]
    const heard = await hear(scratchFile(makeWav(Uint8Array.from(codes), { tag, bits: 8, blockAlign: 1 })))
    expectAudio(heard.sound, [asFloats(steps)])
    expect(heard.formats).toEqual(['s16'])
  })

  it.each([8000, 22_050, 44_100, 48_000, 96_000, 192_000, 11_111])(
    'of %i Hz sets the rate of an empty project',
    async (sampleRate) => {
      expect((await hear(scratchFile(makeWav(four, { sampleRate, channels: 1 })))).sampleRate).toBe(sampleRate)
    },
  )

  it('with integers of 24 bits in four bytes is read from their upper end', async () => {
    const file = makeWav(storeSamples('s32', [0x12345600, -0x12345600]), { bits: 24, blockAlign: 4, extensible: true })
    expectAudio((await hear(scratchFile(file))).sound, [Float32Array.of(0x123456 / 0x800000, -0x123456 / 0x800000)])
  })

  it('longer than a block is cut into blocks without a seam', async () => {
    const samples = Array.from({ length: 600_001 }, (_, i) => (i % 60_000) - 30_000)
    const heard = await hear(scratchFile(makeWav(storeSamples('s16', samples))))
    expectAudio(heard.sound, [asFloats(samples)])
  })

  it.each(['RF64', 'BW64'] as const)('may be %s with its size in 64 bits', async (magic) => {
    const ds64: Chunk = { id: 'ds64', body: numbers([0, 8], [8, 8], [4, 8], [0, 4]) }
    const file = makeRiff(
      [
        ds64,
        formatChunk(pcm16),
        { id: 'data', body: four, claimed: 0xffff_ffff },
        { id: 'LIST', body: bytesOf('INFOISFT') },
      ],
      magic,
    )
    const heard = await hear(scratchFile(file))
    expectAudio(heard.sound, [asFloats([1000, -1000, 2000, -2000])])
    expect(heard.notes).toEqual([])
  })

  it('may have other chunks around, of odd length, padded or not, and the format behind the sound', async () => {
    const junk: Chunk = { id: 'JUNK', body: new Uint8Array(7).fill(65) }
    const format = formatChunk(pcm16)
    const data: Chunk = { id: 'data', body: four }
    const orders: Chunk[][] = [
      [junk, format, { id: 'LIST', body: bytesOf('INFOx') }, data, junk],
      [format, { ...junk, padding: 'none' }, data],
      [data, junk, format],
      [format, data, { id: 'id3 ', body: bytesOf('ID3'), padding: 'none' }],
    ]
    for (const chunks of orders) {
      const heard = await hear(scratchFile(makeRiff(chunks)))
      expectAudio(heard.sound, [asFloats([1000, -1000, 2000, -2000])])
      expect(heard.notes).toEqual([])
    }
  })

  const lies: [string, Uint8Array, number[], string[]][] = [
    [
      '0',
      makeRiff([formatChunk(pcm16), { id: 'data', body: four, claimed: 0 }]),
      [1000, -1000, 2000, -2000],
      ['its header does not say how long it is, so everything behind the header was taken as sound'],
    ],
    [
      'all ones',
      makeRiff([formatChunk(pcm16), { id: 'data', body: four, claimed: 0xffff_ffff }]),
      [1000, -1000, 2000, -2000],
      ['its header does not say how long it is, so everything behind the header was taken as sound'],
    ],
    [
      'too much',
      makeRiff([formatChunk(pcm16), { id: 'data', body: four, claimed: 4000 }]),
      [1000, -1000, 2000, -2000],
      ['it ends earlier than its header says, so what is there was opened'],
    ],
    [
      'an odd number of bytes',
      makeRiff([formatChunk(pcm16), { id: 'data', body: four.subarray(0, 7) }]),
      [1000, -1000, 2000],
      ['its last frame is cut off and was left out'],
    ],
  ]
  it.each(lies)(
    'whose size says %s is read as far as there is sound, with a note',
    async (_, bytes, samples, notes) => {
      const heard = await hear(scratchFile(bytes))
      expectAudio(heard.sound, [asFloats(samples)])
      expect(heard.notes).toEqual(notes.map((note) => `"take.wav": ${note}.`))
    },
  )

  it('with samples that are no numbers gives silence there, with a note', async () => {
    const bytes = storeSamples('f32', [0.5, Number.NaN, Infinity, -Infinity, 1e30, -0.5])
    const heard = await hear(scratchFile(makeWav(bytes, storedFields('f32', 1))))
    expectAudio(heard.sound, [Float32Array.of(0.5, 0, 0, 0, 0, -0.5)])
    expect(heard.notes).toEqual(['"take.wav": 4 samples that are not numbers were replaced by silence.'])
  })

  it('of six channels is mixed down to stereo, with a note', async () => {
    const frame = [8000, 4000, 0, 30_000, 0, 0]
    const heard = await hear(scratchFile(makeWav(storeSamples('s16', frame), storedFields('s16', 6))))
    const weight = 1 + Math.SQRT1_2 * 2
    expectAudio(heard.sound, [Float32Array.of(8000 / 32_768 / weight), Float32Array.of(4000 / 32_768 / weight)], 1e-6)
    expect(heard.notes).toEqual(['"take.wav": its 6 channels were mixed down to stereo.'])
  })

  it.each([3, 4, 5, 6, 7, 8, 9, 64])(
    'of %i channels at full scale does not clip when it is mixed down',
    async (channels) => {
      const heard = await hear(
        scratchFile(
          makeWav(
            storeSamples(
              's16',
              Array.from({ length: channels }, () => -32_768),
            ),
            storedFields('s16', channels),
          ),
        ),
      )
      heard.sound.forEach((side) => expect(Math.abs((side[0] ?? 0) + 1)).toBeLessThan(1e-6))
    },
  )
})
