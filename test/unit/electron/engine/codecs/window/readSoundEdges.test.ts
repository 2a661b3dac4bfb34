import { describe, expect, it } from 'vitest'
import { openInputFile } from '../../../../../../electron/engine/codecs/files/inputFile.ts'
import { readSoundEdges } from '../../../../../../electron/engine/codecs/window/readSoundEdges.ts'
import type { SoundEdges } from '../../../../../../electron/engine/codecs/window/soundEdges.ts'
import { scratchFile } from '../../../../../support/files/importing.ts'
import { makeMatroska, makeMp4 } from '../../../../../support/files/makeContainers.ts'

async function edgesOf(bytes: Uint8Array): Promise<SoundEdges> {
  const file = openInputFile(scratchFile(bytes), 'take')
  if (!file.ok) throw new Error('can not be opened')
  return readSoundEdges(file.value).finally(() => file.value.close())
}

const endless = Number.POSITIVE_INFINITY

describe('what of a file is meant to be heard', () => {
  it('is what an edit list says, in whole units of the track', async () => {
    const edits = [{ duration: 3217, mediaTime: 1024 }]
    expect(await edgesOf(makeMp4({ scale: 44_100, edits }))).toEqual({
      heard: [{ from: 1024 / 44_100, to: (1024 + 141_870) / 44_100 }],
      behind: 0,
      duration: expect.closeTo(141_870 / 44_100, 9),
    })
  })

  it('leaves gaps of an edit list out, and joins its parts', async () => {
    const edits = [
      { duration: 500, mediaTime: -1 },
      { duration: 1000, mediaTime: 480 },
      { duration: 1000, mediaTime: 96_480 },
    ]
    const { heard, duration } = await edgesOf(makeMp4({ edits }))
    expect(heard).toEqual([
      { from: 0.01, to: 1.01 },
      { from: 2.01, to: 3.01 },
    ])
    expect(duration).toBeCloseTo(2, 9)
  })

  it('ends where an edit list goes back in time', async () => {
    const edits = [
      { duration: 1000, mediaTime: 48_000 },
      { duration: 1000, mediaTime: 0 },
    ]
    expect((await edgesOf(makeMp4({ edits }))).heard).toEqual([{ from: 1, to: 2 }])
  })

  it('is the length of the track where there is no edit list, and what packets say where it has none', async () => {
    expect(await edgesOf(makeMp4({ duration: 96_000 }))).toEqual({
      heard: [{ from: 0, to: 2 }],
      behind: 0,
      duration: 2,
    })
    expect(await edgesOf(makeMp4())).toEqual({
      heard: [{ from: 0, to: endless }],
      behind: 'asPacketsSay',
      duration: null,
    })
  })

  it('is everything of a Matroska file but its delay and what its last packet has too much', async () => {
    expect(await edgesOf(makeMatroska({ delay: 6_500_000, discard: 13_500_000 }))).toEqual({
      heard: [{ from: 0.0065, to: endless }],
      behind: 0.0135,
      duration: null,
    })
  })

  it('takes nothing off what says nothing sensible', async () => {
    const [adts, hours] = [Uint8Array.of(0xff, 0xf1, 0x50, 0x80, 0x02, 0x1f, 0xfc), 0xffff_ffff]
    expect(await edgesOf(adts)).toEqual({ heard: [{ from: 0, to: endless }], behind: 0, duration: null })
    expect(await edgesOf(makeMatroska({ discard: 2 ** 31 + 5 }))).toMatchObject({ behind: 0 })
    expect((await edgesOf(makeMp4({ scale: 0, edits: [{ duration: hours, mediaTime: 5 }] }))).heard).toEqual([
      { from: 0, to: endless },
    ])
  })

  it('is read of every shortened and changed file', async () => {
    const whole = [makeMp4({ edits: [{ duration: 10, mediaTime: 3 }] }), makeMatroska({ delay: 5, discard: 6 })]
    for (const bytes of whole) {
      for (let at = 8; at < bytes.length; at++) {
        const changed = bytes.slice()
        changed[at] = 0xff
        for (const one of [bytes.subarray(0, at), changed]) {
          const { heard } = await edgesOf(one)
          expect(heard.every(({ from, to }) => from >= 0 && to >= from)).toBe(true)
        }
      }
    }
  })
})
