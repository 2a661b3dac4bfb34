import { describe, expect, it } from 'vitest'
import type { BlockStore } from '../../../../../electron/engine/blocks/blockStore.ts'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import { markSameBlocks } from '../../../../../electron/engine/blocks/sameBlocks.ts'
import {
  gainToLoudness,
  gateLoudness,
  listenToTracks,
  measureTruePeak,
} from '../../../../../electron/engine/measure/loudness/index.ts'
import { atOnce } from '../../../../../electron/engine/measure/takeTurns.ts'
import type { Track } from '../../../../../electron/engine/model/project.ts'
import { mapPieces, scalePiece, reversePieces } from '../../../../../electron/engine/pieces/shapePieces.ts'
import { slicePieces } from '../../../../../electron/engine/pieces/slicePieces.ts'
import { makeSoundTrack } from '../../../../support/engine/makeSoundTrack.ts'
import { makeClip } from '../../../../support/engine/makeTrack.ts'
import { value } from '../../../../support/openEngine.ts'
import { noise, sine } from '../../../../support/signals.ts'

const rate = 48_000

function contextOf(store: BlockStore, sampleRate = rate, signal = new AbortController().signal) {
  return { store, sampleRate, signal, pause: async () => {}, report: () => {} }
}

async function loudnessOf(store: BlockStore, tracks: readonly Track[], sampleRate = rate) {
  const end = Math.max(...tracks.map((track) => track.clips.at(-1)?.length ?? 0))
  return atOnce(gateLoudness(value(await listenToTracks(contextOf(store, sampleRate), tracks, { start: 0, end }))))
}

/** Parts of a stereo 1 kHz tone one after the other: `[dBFS, seconds]`. */
function tones(parts: readonly (readonly [level: number, seconds: number])[], sampleRate = rate): Float32Array[] {
  const rows = parts.map(([level, seconds]) =>
    sine(1000, sampleRate, Math.round(seconds * sampleRate), 10 ** (level / 20)),
  )
  const row = new Float32Array(rows.reduce((sum, part) => sum + part.length, 0))
  let filled = 0
  for (const part of rows) {
    row.set(part, filled)
    filled += part.length
  }
  return [row, row]
}

/** EBU Tech 3341, table 1, cases 1 to 5: what is played and what the meter has to read, ±0.1 LU. */
const gatingCases = [
  ['a tone at -23', [[-23, 20]], -23],
  ['a tone at -33', [[-33, 20]], -33],
  [
    'quiet parts around a loud one',
    [
      [-36, 10],
      [-23, 60],
      [-36, 10],
    ],
    -23,
  ],
  [
    'parts below the absolute gate',
    [
      [-72, 10],
      [-36, 10],
      [-23, 60],
      [-36, 10],
      [-72, 10],
    ],
    -23,
  ],
  [
    'parts above the relative gate',
    [
      [-26, 20],
      [-20, 20.1],
      [-26, 20],
    ],
    -23,
  ],
] as const

describe('integrated loudness', () => {
  it.each(gatingCases)('reads %s as the standard has it', async (_name, parts, expected) => {
    const store = memoryBlockStore()
    const found = await loudnessOf(store, [makeSoundTrack(store, tones(parts))])
    expect(Math.abs(found.integrated - expected)).toBeLessThan(0.1)
  })

  it.each([8000, 11_025, 44_100, 96_000])('reads a tone alike at %i Hz', async (sampleRate) => {
    const store = memoryBlockStore()
    const found = await loudnessOf(store, [makeSoundTrack(store, tones([[-23, 4]], sampleRate))], sampleRate)
    expect(Math.abs(found.integrated + 23)).toBeLessThan(0.1)
  })

  it('hears one channel 3 LU quieter than two', async () => {
    const store = memoryBlockStore()
    const [row] = tones([[-23, 4]]) as [Float32Array]
    const [mono, stereo] = [
      await loudnessOf(store, [makeSoundTrack(store, [row])]),
      await loudnessOf(store, [makeSoundTrack(store, [row, row])]),
    ]
    expect(stereo.integrated - mono.integrated).toBeCloseTo(3.01, 2)
  })

  it('is the same however the sound lies in blocks', async () => {
    const sound = [noise(rate * 6, 3, 0.3), noise(rate * 6, 4, 0.3)]
    const found = []
    for (const blockFrames of [1 << 18, 50_001, 7919]) {
      const store = memoryBlockStore()
      found.push((await loudnessOf(store, [makeSoundTrack(store, sound, blockFrames)])).integrated)
    }
    for (const one of found) expect(Math.abs(one - (found[0] ?? 0))).toBeLessThan(0.01)
  })

  it('of silence is none, and there is no gain that would make it loud', async () => {
    const store = memoryBlockStore()
    const track = makeSoundTrack(store, [new Float32Array(rate * 2)])
    expect(await loudnessOf(store, [track])).toMatchObject({
      integrated: -Infinity,
      momentaryMax: -Infinity,
      shortTermMax: -Infinity,
      range: 0,
    })
    expect(
      atOnce(gainToLoudness(value(await listenToTracks(contextOf(store), [track], { start: 0, end: rate })), -16)),
    ).toBeNull()
  })

  it('of a click that is shorter than a window is that of what there is', async () => {
    const store = memoryBlockStore()
    expect((await loudnessOf(store, [makeSoundTrack(store, tones([[-20, 0.05]]))])).integrated).toBeGreaterThan(-24)
  })

  it('stops when it is told to', async () => {
    const store = memoryBlockStore()
    const abort = new AbortController()
    abort.abort()
    const found = await listenToTracks(
      contextOf(store, rate, abort.signal),
      [makeSoundTrack(store, tones([[-20, 1]]))],
      { start: 0, end: rate },
    )
    expect(found).toMatchObject({ ok: false, error: { code: 'engine/cancelled' } })
  })
})

describe('after an edit', () => {
  const sound = [noise(rate * 4, 5, 0.2), noise(rate * 4, 6, 0.2)]
  const edited = (
    track: Track,
    change: (pieces: Track['clips'][number]['pieces']) => Track['clips'][number]['pieces'],
  ): Track => ({ ...track, clips: track.clips.map((clip) => makeClip(0, change(clip.pieces))) })

  it('follows a gain, a polarity and a direction without reading the sound again', async () => {
    const store = memoryBlockStore()
    const track = makeSoundTrack(store, sound)
    const before = await loudnessOf(store, [track])
    const blind = markSameBlocks(
      {
        ...store,
        bytes: () => {
          throw new Error('The sound was read again.')
        },
      },
      store,
    )
    const known = await loudnessOf(blind, [
      edited(track, (pieces) => mapPieces(pieces, (piece) => scalePiece(piece, -0.5))),
    ])
    expect(known.integrated - before.integrated).toBeCloseTo(-6.02, 2)
    expect((await loudnessOf(blind, [edited(track, reversePieces)])).integrated).toBeCloseTo(before.integrated, 2)
  })

  it('measures what is left of a cut', async () => {
    const store = memoryBlockStore()
    const loud = tones([
      [-33, 5],
      [-13, 5],
    ])
    const track = makeSoundTrack(store, loud)
    const cut = edited(track, (pieces) => slicePieces(pieces, 0, rate * 5))
    expect(Math.abs((await loudnessOf(store, [cut])).integrated + 33)).toBeLessThan(0.1)
  })

  it('measures a mix as one sound, and knows it again when all of it gets louder', async () => {
    const store = memoryBlockStore()
    const [row] = tones([[-29, 4]]) as [Float32Array]
    const [one, other] = [
      { ...makeSoundTrack(store, [row]), id: 'a' },
      { ...makeSoundTrack(store, [row]), id: 'b' },
    ] as unknown as [Track, Track]
    const alone = await loudnessOf(store, [one])
    const both = await loudnessOf(store, [one, other])
    expect(both.integrated - alone.integrated).toBeCloseTo(6.02, 2)
    const louder = [one, other].map((track) =>
      edited(track, (pieces) => mapPieces(pieces, (piece) => scalePiece(piece, 2))),
    )
    expect((await loudnessOf(store, louder)).integrated - both.integrated).toBeCloseTo(6.02, 2)
  })
})

describe('the other figures', () => {
  it('give the loudest moments', async () => {
    const store = memoryBlockStore()
    const found = await loudnessOf(store, [
      makeSoundTrack(
        store,
        tones([
          [-40, 5],
          [-20, 3.2],
          [-40, 5],
        ]),
      ),
    ])
    expect(found.momentaryMax).toBeCloseTo(-20, 0)
    expect(found.shortTermMax).toBeCloseTo(-20, 0)
  })

  /** EBU Tech 3342, table 1, cases 1 to 4: ±1 LU. */
  it.each([
    [
      [
        [-20, 20],
        [-30, 20],
      ],
      10,
    ],
    [
      [
        [-20, 20],
        [-15, 20],
      ],
      5,
    ],
    [
      [
        [-40, 20],
        [-20, 20],
      ],
      20,
    ],
    [
      [
        [-50, 20],
        [-35, 20],
        [-20, 20],
        [-35, 20],
        [-50, 20],
      ],
      15,
    ],
  ] as const)('give the loudness range of %j as %i LU', async (parts, expected) => {
    const store = memoryBlockStore()
    expect(Math.abs((await loudnessOf(store, [makeSoundTrack(store, tones(parts))])).range - expected)).toBeLessThan(1)
  })

  it('find the peak between samples that all lie beside it', async () => {
    // A quarter of the rate at 45 degrees: samples at 0.707 of the top (EBU Tech 3341, case 16).
    const store = memoryBlockStore()
    const row = Float32Array.from({ length: rate }, (_, i) => 0.5 * Math.sin((Math.PI / 2) * i + Math.PI / 4))
    const found = value(
      await measureTruePeak(contextOf(store), [makeSoundTrack(store, [row])], { start: 0, end: rate }),
    )
    expect(20 * Math.log10(found)).toBeGreaterThan(-6.4)
    expect(20 * Math.log10(found)).toBeLessThan(-5.8)
  })

  it('look at nothing that can not reach what is asked about', async () => {
    const store = memoryBlockStore()
    const found = await measureTruePeak(
      contextOf(store),
      [makeSoundTrack(store, [noise(rate, 1, 0.1)])],
      { start: 0, end: rate },
      0.5,
    )
    expect(value(found)).toBeLessThanOrEqual(0.5)
  })
})
