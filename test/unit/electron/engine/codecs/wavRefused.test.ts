import { describe, expect, it } from 'vitest'
import { failureOf } from '../../../../support/files/importing.ts'
import {
  bytesOf,
  formatChunk,
  joinBytes,
  makeRiff,
  makeWav,
  numbers,
  pcm16,
  storeSamples,
} from '../../../../support/files/makeWav.ts'

const four = storeSamples('s16', [1000, -1000, 2000, -2000])

describe('a WAV file that is none', () => {
  const bad: [string, Uint8Array, string][] = [
    [
      'no channels',
      makeWav(four, { channels: 0 }),
      'files/broken: "take.wav" is damaged: its header says that it has no channels.',
    ],
    [
      '0 Hz',
      makeWav(four, { sampleRate: 0 }),
      'files/broken: "take.wav" is damaged: its header says that its sample rate is 0.',
    ],
    [
      'frames of 0 bytes',
      makeWav(four, { blockAlign: 0 }),
      'files/broken: "take.wav" is damaged: the numbers in its header contradict each other.',
    ],
    [
      'frames too small for it',
      makeWav(four, { channels: 2, blockAlign: 2 }),
      'files/broken: "take.wav" is damaged: the numbers in its header contradict each other.',
    ],
    [
      'samples of 0 bits',
      makeWav(four, { bits: 0 }),
      'files/broken: "take.wav" is damaged: its header says that its samples have 0 bits.',
    ],
    [
      '300 channels',
      makeWav(four, { channels: 300, blockAlign: 600 }),
      'files/unsupported: "take.wav" uses 300 channels,',
    ],
    [
      'samples of 7 bits',
      makeWav(four, { bits: 7, blockAlign: 1 }),
      'files/unsupported: "take.wav" uses integer samples of 7 bits,',
    ],
    [
      'floats of 16 bits',
      makeWav(four, { tag: 3 }),
      'files/unsupported: "take.wav" uses floating-point samples of 16 bits,',
    ],
    [
      '4 billion Hz',
      makeWav(four, { sampleRate: 0xffff_ffff }),
      'files/unsupported: "take.wav" uses a sample rate of 4294967295 Hz,',
    ],
    ['ADPCM', makeWav(four, { tag: 2, bits: 4 }), 'files/convert-first: "take.wav" uses ADPCM compression,'],
    [
      'an unknown tag',
      makeWav(four, { tag: 0x4321 }),
      'files/unsupported: "take.wav" uses an unknown kind of compression (number 17185),',
    ],
    [
      'an extensible header without its end',
      makeRiff([
        { id: 'fmt ', body: formatChunk({ ...pcm16, tag: 0xfffe }).body },
        { id: 'data', body: four },
      ]),
      'files/broken: "take.wav" is damaged: its header is too short.',
    ],
    [
      'half a format',
      makeRiff([
        { id: 'fmt ', body: numbers([1, 2], [1, 2]) },
        { id: 'data', body: four },
      ]),
      'files/broken: "take.wav" is damaged: its header is too short.',
    ],
    [
      'no format',
      makeRiff([{ id: 'data', body: four }]),
      'files/broken: "take.wav" is damaged: it does not say how its sound is stored.',
    ],
    ['no sound', makeRiff([formatChunk(pcm16)]), 'files/broken: "take.wav" is damaged: it has no sound in it.'],
    ['nothing but a header', makeWav(new Uint8Array(0)), 'files/empty: "take.wav" holds no audio'],
    [
      'sound of 0 bytes before other chunks',
      makeRiff([formatChunk(pcm16), { id: 'data', body: new Uint8Array(0) }, { id: 'LIST', body: bytesOf('INFO') }]),
      'files/empty: "take.wav" holds no audio',
    ],
    ['half a frame', makeWav(Uint8Array.of(1)), 'files/empty: "take.wav" holds no audio'],
    [
      'its 12 first bytes only',
      makeWav(four).subarray(0, 12),
      'files/broken: "take.wav" is damaged: it does not say how its sound is stored.',
    ],
    [
      'a hundred thousand empty chunks',
      joinBytes(makeRiff([]), new Uint8Array(800_000)),
      'files/broken: "take.wav" is damaged: it falls into too many parts.',
    ],
  ]
  it.each(bad)('with %s is refused with the reason', async (_, bytes, sentence) => {
    expect(await failureOf(bytes)).toContain(sentence)
  })

  it('with a chunk that claims to go round the 32-bit corner does not loop', async () => {
    const file = makeRiff([
      { id: 'evil', body: new Uint8Array(0), claimed: 0xffff_fff8 },
      formatChunk(pcm16),
      { id: 'data', body: four },
    ])
    expect(await failureOf(file)).toContain('it does not say how its sound is stored')
  })
})
