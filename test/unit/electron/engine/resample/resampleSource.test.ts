import { describe, expect, it } from 'vitest'
import { maxBlockFrames } from '../../../../../electron/engine/blocks/blockStore.ts'
import { channelOf, expectAudio } from '../../../../support/expectAudio.ts'
import { hear, importPaths, piecesOf, scratchFile } from '../../../../support/files/importing.ts'
import { makeWav, storedFields, storeSamples } from '../../../../support/files/makeWav.ts'
import { sine } from '../../../../support/signals.ts'
import { told } from '../../../../support/told.ts'

const floatWav = (samples: readonly Float32Array[], sampleRate: number): string =>
  scratchFile(
    makeWav(
      storeSamples(
        'f32',
        Array.from(
          { length: (samples[0]?.length ?? 0) * samples.length },
          (_, i) => samples[i % samples.length]?.[Math.floor(i / samples.length)] ?? 0,
        ),
      ),
      storedFields('f32', samples.length, sampleRate),
    ),
  )

describe('a file at another rate than the project', () => {
  it.each([
    [48_000, 44_100],
    [44_100, 48_000],
    [8000, 44_100],
    [96_000, 44_100],
    [22_050, 44_100],
    [44_100, 8000],
    [11_111, 44_100],
    [192_000, 8000],
  ])("at %i Hz keeps a tone's pitch, level and phase at %i Hz, to the exact length", async (from, to) => {
    const frames = Math.round(from * 1.5) + 7
    const frequency = 997
    const heard = await hear(floatWav([sine(frequency, from, frames), sine(frequency * 2, from, frames, 0.25)], from), {
      projectSampleRate: to,
    })
    const length = Math.round((frames * to) / from)
    expect(heard.sound.map((side) => side.length)).toEqual([length, length])
    const edge = Math.round(to * 0.05)
    const inner = (samples: Float32Array): Float32Array => samples.subarray(edge, length - edge)
    expectAudio(
      heard.sound.map(inner),
      [inner(sine(frequency, to, length)), inner(sine(frequency * 2, to, length, 0.25))],
      2e-4,
    )
    expect(heard).toMatchObject({
      sampleRate: to,
      formats: ['f32'],
      notes: [`"take.wav": it was converted from ${from} to ${to} Hz, the rate of the project.`],
    })
  })

  it('goes on over the seams of blocks as if there were none', async () => {
    const frames = maxBlockFrames + 60_000
    const heard = await hear(floatWav([sine(440, 48_000, frames)], 48_000), { projectSampleRate: 44_100 })
    const length = Math.round((frames * 44_100) / 48_000)
    const seam = Math.round((maxBlockFrames * 44_100) / 48_000)
    expect(heard.sound[0]?.length).toBe(length)
    expectAudio(
      [channelOf(heard.sound).subarray(seam - 5000, seam + 5000)],
      [sine(440, 44_100, length).subarray(seam - 5000, seam + 5000)],
      2e-4,
    )
  })

  it("lets nothing through that the new rate can't hold", async () => {
    const heard = await hear(floatWav([sine(15_000, 48_000, 48_000)], 48_000), { projectSampleRate: 16_000 })
    const loudest = channelOf(heard.sound)
      .subarray(800, -800)
      .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    expect(loudest).toBeLessThan(1e-5)
  })

  it('of a single frame has the length that it has to have', async () => {
    for (const [from, to] of [
      [8000, 48_000],
      [44_100, 48_000],
      [48_000, 44_100],
    ] as const) {
      expect((await hear(floatWav([Float32Array.of(0.5)], from), { projectSampleRate: to })).sound[0]?.length).toBe(
        Math.round(to / from),
      )
    }
  })

  it('is left as it is when the rates are the same', async () => {
    expect(await hear(floatWav([Float32Array.of(0.5)], 44_100), { projectSampleRate: 44_100 })).toMatchObject({
      notes: [],
    })
  })

  it('is converted to the rate of the first file of an empty project', async () => {
    const { imported } = await importPaths([
      floatWav([sine(440, 22_050, 22_050)], 22_050),
      floatWav([sine(440, 44_100, 44_100)], 44_100),
    ])
    expect(imported.ok && imported.value.sampleRate).toBe(22_050)
    expect(
      imported.ok &&
        imported.value.tracks.map((track) => piecesOf(track).reduce((sum, piece) => sum + piece.length, 0)),
    ).toEqual([22_050, 22_050])
  })

  it('is refused when the rates lie too far apart', async () => {
    const { imported } = await importPaths([floatWav([Float32Array.of(0.5)], 1000)], { projectSampleRate: 384_000 })
    expect(told(imported)).toMatchObject({
      ok: false,
      error: {
        code: 'files/unsupported',
        message: expect.stringContaining("a sample rate of 1000 Hz, too far from the project's 384000 Hz"),
      },
    })
  })
})
