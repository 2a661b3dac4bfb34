import { describe, expect, it } from 'vitest'
import { expectAudio } from '../../../../support/expectAudio.ts'
import { failureOf, hear, scratchFile } from '../../../../support/files/importing.ts'
import { aiffChunk, commonChunk, makeAiff, soundChunk } from '../../../../support/files/makeAiff.ts'

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values)
const float = (value: number, size: 4 | 8): Uint8Array => {
  const view = new DataView(new ArrayBuffer(size))
  if (size === 4) view.setFloat32(0, value)
  else view.setFloat64(0, value)
  return new Uint8Array(view.buffer)
}

const kinds: [string, number, string | undefined, Uint8Array, number, string][] = [
  ['8 bits', 8, undefined, bytes(0x80), -1, 'u8'],
  ['16 bits', 16, undefined, bytes(0x40, 0x01), 0x4001 / 32_768, 's16'],
  ['24 bits', 24, undefined, bytes(0xc0, 0x00, 0x03), (0x3 - 0x400000) / 8_388_608, 's24'],
  ['32 bits', 32, undefined, bytes(0x20, 0, 0, 0), 0.25, 's32'],
  ['12 bits', 12, undefined, bytes(0x7f, 0xf0), 0x7ff / 2048, 's16'],
  ['16 bits of the other order', 16, 'sowt', bytes(0x01, 0x40), 0x4001 / 32_768, 's16'],
  ['unsigned 8 bits', 8, 'raw ', bytes(0xc0), 0.5, 'u8'],
  ['floats', 32, 'fl32', float(0.75, 4), 0.75, 'f32'],
  ['long floats', 64, 'fl64', float(-0.375, 8), -0.375, 'f32'],
  ['A-law', 16, 'alaw', bytes(0xd5), 8 / 32_768, 's16'],
  ['µ-law', 16, 'ulaw', bytes(0x00), -32_124 / 32_768, 's16'],
]

describe('an AIFF file', () => {
  it.each(kinds)('of %s is read to the bit', async (_, bits, compression, samples, value, format) => {
    const common = commonChunk({
      frames: 1,
      bits,
      sampleRate: 22_050,
      ...(compression === undefined ? {} : { compression }),
    })
    const heard = await hear(
      scratchFile(makeAiff(compression === undefined ? 'AIFF' : 'AIFC', common, soundChunk(samples))),
    )
    expectAudio(heard.sound, [Float32Array.of(value)])
    expect(heard).toMatchObject({ sampleRate: 22_050, formats: [format] })
  })

  it('may have its sound in front of its header, and odd chunks in between', async () => {
    const file = makeAiff(
      'AIFF',
      soundChunk(bytes(0x10, 0, 0x20, 0)),
      aiffChunk('NAME', bytes(65, 66, 67)),
      commonChunk({ frames: 1, channels: 2, bits: 16 }),
    )
    expectAudio((await hear(scratchFile(file))).sound, [Float32Array.of(0.125), Float32Array.of(0.25)])
  })

  it('that ends earlier than it says is opened as far as it goes, with a note', async () => {
    const heard = await hear(
      scratchFile(
        makeAiff('AIFF', commonChunk({ frames: 5_000_000, bits: 16 }), soundChunk(bytes(1, 2, 3, 4), 0xffff_fff0)),
      ),
    )
    expect(heard.sound[0]?.length).toBe(2)
    expect(heard.notes).toEqual(['"take.wav": it ends earlier than its header says, so what is there was opened.'])
  })

  const nonsense: [string, Uint8Array][] = [
    ['infinite', bytes(0x7f, 0xff, 0, 0, 0, 0, 0, 0, 0, 0)],
    ['negative', bytes(0xc0, 0x0e, 0xac, 0x44, 0, 0, 0, 0, 0, 0)],
    ['zero', new Uint8Array(10)],
    ['tiny', bytes(0, 1, 255, 255, 255, 255, 255, 255, 255, 255)],
  ]
  it.each(nonsense)('whose rate is %s is damaged', async (_, rateBytes) => {
    const file = makeAiff('AIFF', commonChunk({ frames: 1, bits: 16, rateBytes }), soundChunk(bytes(1, 2)))
    expect(await failureOf(file)).toBe(
      'files/broken: "take.wav" is damaged: its header holds no sample rate. Nothing was imported.',
    )
  })

  it("of an absurd rate, of 300 channels, or in an unknown compression can't be opened", async () => {
    const of = async (fields: Parameters<typeof commonChunk>[0]): Promise<string> =>
      failureOf(makeAiff('AIFC', commonChunk({ compression: 'NONE', ...fields }), soundChunk(new Uint8Array(1200))))
    expect(await of({ frames: 1, bits: 16, sampleRate: 2_000_000_000 })).toContain(
      'files/unsupported: "take.wav" uses a sample rate of 2000000000 Hz',
    )
    expect(await of({ frames: 1, bits: 16, channels: 300 })).toContain('uses 300 channels')
    expect(await of({ frames: 1, bits: 16, compression: 'ima4' })).toContain('uses "ima4" compression in an AIFF file')
    expect(await of({ frames: 1, bits: 99 })).toContain('uses samples of 99 bits')
  })
})
