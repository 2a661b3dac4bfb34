import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pageChecksum } from '../../../electron/engine/codecs/ogg/createPageReader.ts'
import { failureOf, hear, importPaths, scratchFile } from '../../support/files/importing.ts'
import { lenaFile } from '../../support/files/soundSeeds.ts'

const lena = (name: string): Uint8Array => new Uint8Array(readFileSync(lenaFile(name)))
const chained = (...parts: readonly Uint8Array[]): string => scratchFile(new Uint8Array(Buffer.concat(parts)))

/** The beginning of a recording whose sound is of a kind that is not known here. */
function speexPage(): Uint8Array {
  const page = Buffer.concat([
    Buffer.from('OggS\0\x02', 'latin1'),
    Buffer.alloc(8),
    Buffer.from([9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 8]),
    Buffer.from('Speex   '),
  ])
  page.writeUInt32LE(pageChecksum(new Uint8Array(page)), 22)
  return new Uint8Array(page)
}

/** The same, with a page of its sound behind it. */
function speexRecording(): Uint8Array {
  const sound = Buffer.from(speexPage())
  sound[5] = 0
  sound.fill(0, 22, 26)
  sound.writeUInt32LE(pageChecksum(new Uint8Array(sound)), 22)
  return new Uint8Array(Buffer.concat([speexPage(), sound]))
}

describe('recordings one behind the other in an Ogg file', () => {
  it('are all read, the same sound as each of them alone', async () => {
    const alone = await hear(scratchFile(lena('lena.ogg')))
    const twice = await hear(chained(lena('lena.ogg'), lena('lena.ogg')))
    const length = alone.sound[0]?.length ?? 0
    expect(twice.sound[0]?.length).toBe(2 * length)
    twice.sound.forEach((side, c) => {
      expect(
        Buffer.compare(
          Buffer.from(side.slice(0, length).buffer),
          Buffer.from(alone.sound[c]?.slice().buffer ?? new ArrayBuffer(0)),
        ),
      ).toBe(0)
      expect(
        Buffer.compare(
          Buffer.from(side.slice(length).buffer),
          Buffer.from(alone.sound[c]?.slice().buffer ?? new ArrayBuffer(0)),
        ),
      ).toBe(0)
    })
    expect(twice.notes).toEqual([
      '"take.wav": it holds 2 recordings one behind the other, which follow each other in the track.',
    ])
  })

  it('may be of both kinds and of other rates: all come at the rate of the first', async () => {
    const [opus, vorbis] = [await hear(scratchFile(lena('lena.opus'))), await hear(scratchFile(lena('lena.ogg')))]
    const both = await hear(chained(lena('lena.opus'), lena('lena.ogg')))
    expect(vorbis.sampleRate).toBe(44_100)
    expect(both.sampleRate).toBe(48_000)
    expect(both.sound[0]?.length).toBe(
      (opus.sound[0]?.length ?? 0) + Math.round(((vorbis.sound[0]?.length ?? 0) * 48_000) / 44_100),
    )
    expect(both.notes.join(' ')).toContain(
      'a recording in it was converted from 44100 to 48000 Hz, the rate of the first',
    )
  })

  it('one of which is damaged are read without it, and that is said', async () => {
    const middle = lena('lena.ogg').slice()
    // The setup header lies on the second page: with another checksum the page is none.
    middle[90] = (middle[90] as number) ^ 0xff
    const alone = await hear(scratchFile(lena('lena.ogg')))
    const heard = await hear(chained(lena('lena.ogg'), middle, lena('lena.ogg')))
    expect(heard.sound[0]?.length).toBe(2 * (alone.sound[0]?.length ?? 0))
    expect(heard.notes.join(' ')).toContain("one of them can't be read and was left out")
  })

  it('one of which is of a kind that is not known here are read without it, and that is said', async () => {
    const heard = await hear(chained(lena('lena.ogg'), speexPage()))
    expect(heard.notes).toEqual([
      '"take.wav": it holds 2 recordings one behind the other, which follow each other in the track.',
      '"take.wav": one of them can\'t be read and was left out.',
    ])
  })

  it('more of which than are opened are counted, and that the rest is left out is said', async () => {
    const heard = await hear(chained(lena('lena.ogg'), ...Array.from({ length: 1500 }, speexRecording)))
    expect(heard.notes).toEqual([
      '"take.wav": it holds 1501 recordings one behind the other, which follow each other in the track.',
      '"take.wav": 1500 of them can\'t be read and were left out.',
    ])
  })

  it('none of which can be read are refused', async () => {
    const bad = lena('lena.ogg').slice()
    bad[90] = (bad[90] as number) ^ 0xff
    expect(await failureOf(new Uint8Array(Buffer.concat([bad, bad])))).toMatch(/^files\/broken/)
  })

  it('the last of which is cut off are opened as far as they go', async () => {
    const heard = await hear(chained(lena('lena.ogg'), lena('lena.ogg').slice(0, 60_000)))
    const alone = await hear(scratchFile(lena('lena.ogg')))
    expect(heard.sound[0]?.length).toBeGreaterThan((alone.sound[0]?.length ?? 0) + 100_000)
    expect(heard.notes.join(' ')).toContain('it does not end properly')
  })

  it('report how far they are without ever going back', async () => {
    const seen: number[] = []
    await importPaths([chained(lena('lena.ogg'), lena('lena.opus'), lena('lena.ogg'))], {
      report: (fraction) => seen.push(fraction),
    })
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(seen.at(-1)).toBe(1)
  })
})
