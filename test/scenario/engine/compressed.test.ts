import { messageOf } from '../../../shared/failures/index.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDecoding } from '../../../electron/engine/decoding/openDecoding.ts'
import { hear, scratchFile, scratchFolder } from '../../support/importing.ts'
import { makeWav, storedFields, storeSamples } from '../../support/makeWav.ts'
import { ffmpegFloats, hasFfmpeg, runPeer } from '../../support/peerTools.ts'
import { random } from '../../support/signals.ts'
import { lenaFile } from '../../support/soundSeeds.ts'

/** A noisy tone, `frames` long, encoded by FFmpeg. */
function encoded(
  extension: string,
  frames: number,
  channels: number,
  sampleRate: number,
  ...options: string[]
): string {
  const next = random(frames)
  const values = Array.from({ length: frames * channels }, (_, i) =>
    Math.round((Math.sin(i / 40) * 0.4 + (next() - 0.5) * 0.1) * 32_767),
  )
  const folder = scratchFolder()
  const wav = path.join(folder, 'take.wav')
  writeFileSync(wav, makeWav(storeSamples('s16', values), storedFields('s16', channels, sampleRate)))
  const file = path.join(folder, `take.${extension}`)
  runPeer('ffmpeg', '-v', 'error', '-i', wav, ...options, file)
  return file
}

/** How far ours lies from what FFmpeg hears, in decibels below full scale. */
async function distance(file: string): Promise<{ frames: number; peerFrames: number; decibels: number }> {
  const heard = await hear(file)
  const peer = ffmpegFloats(file)
  const channels = heard.sound.length
  const squares = heard.sound.reduce(
    (sum, side, c) => sum + side.reduce((all, sample, i) => all + (sample - (peer[i * channels + c] ?? 0)) ** 2, 0),
    0,
  )
  return {
    frames: heard.sound[0]?.length ?? 0,
    peerFrames: peer.length / channels,
    decibels: 10 * Math.log10(squares / peer.length),
  }
}

const formats: [string, number, number, string[], number][] = [
  ['mp3', 2, 44_100, ['-c:a', 'libmp3lame', '-b:a', '192k'], -120],
  ['mp3', 1, 22_050, ['-c:a', 'libmp3lame', '-q:a', '4'], -120],
  ['ogg', 2, 44_100, ['-c:a', 'libvorbis'], -120],
  ['ogg', 1, 48_000, ['-c:a', 'libvorbis'], -120],
  ['opus', 2, 48_000, ['-c:a', 'libopus'], -90],
  ['opus', 1, 48_000, ['-c:a', 'libopus', '-b:a', '96k'], -90],
]

describe.skipIf(!hasFfmpeg)('a compressed file (skipped without FFmpeg)', () => {
  it.each(formats)(
    "as %s of %i channels at %i Hz has exactly its source's frames and sounds as FFmpeg hears it",
    async (extension, channels, sampleRate, options, limit) => {
      for (const frames of [sampleRate, 5000]) {
        const heard = await distance(encoded(extension, frames, channels, sampleRate, ...options))
        expect(heard.frames).toBe(frames)
        expect(heard.decibels).toBeLessThan(limit)
      }
    },
  )

  it.each(['ogg', 'opus'])('as %s of six channels is mixed to stereo, and says so', async (extension) => {
    const heard = await hear(encoded(extension, 9600, 6, 48_000, '-c:a', extension === 'ogg' ? 'libvorbis' : 'libopus'))
    expect(heard.sound.map((side) => side.length)).toEqual([9600, 9600])
    expect(heard.notes).toEqual([`"take.${extension}": its 6 channels were mixed down to stereo.`])
  })

  it.each(['lena.mp3', 'lena.ogg', 'lena.opus'])(
    'that somebody else made (%s) sounds as FFmpeg hears it',
    async (name) => {
      const { decibels, frames, peerFrames } = await distance(lenaFile(name))
      expect(frames).toBe(peerFrames)
      expect(decibels).toBeLessThan(-90)
    },
  )
})

describe('an MP3 file', () => {
  it('that is decoded in shares is the same sound as in one go', async () => {
    const whole = await decodeShares(lenaFile('lena.mp3'), 1)
    for (const shares of [2, 3]) {
      const parts = await decodeShares(lenaFile('lena.mp3'), shares)
      expect(parts.length).toBe(whole.length)
      expect(parts.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (whole[i] ?? 0))), 0)).toBeLessThan(
        1e-6,
      )
    }
  })

  it('is read behind a picture, over damage in the middle, and without the tag at its end', async () => {
    const bytes = new Uint8Array(readFileSync(lenaFile('lena.mp3')))
    const { sound } = await hear(scratchFile(bytes))
    const damaged = Buffer.concat([
      bytes.subarray(0, 60_000),
      Buffer.alloc(700, 0x55),
      bytes.subarray(60_000),
      Buffer.from('TAG'),
      Buffer.alloc(125),
    ])
    const heard = await hear(scratchFile(damaged))
    expect(Math.abs((heard.sound[0]?.length ?? 0) - (sound[0]?.length ?? 0))).toBeLessThanOrEqual(3 * 1152)
    expect(heard.notes).toContain('"take.wav": parts of it are damaged and were left out.')
  })
})

describe('an Ogg file', () => {
  it('that is cut off in the middle is opened as far as it goes, with a note', async () => {
    const bytes = new Uint8Array(readFileSync(lenaFile('lena.ogg')))
    const heard = await hear(scratchFile(bytes.subarray(0, 50_000)))
    expect(heard.sound[0]?.length).toBeGreaterThan(100_000)
    expect(heard.notes[0]).toBe('"take.wav": it does not end properly, so what is there was opened.')
  })
})

async function decodeShares(file: string, of: number): Promise<Float32Array> {
  const parts: Uint8Array[] = []
  for (let index = 0; index < of; index++) {
    const opened = await openDecoding(file, 'lena.mp3')
    if (!opened.ok) throw new Error(messageOf(opened.error))
    await opened.value.begin(opened.value.sampleRate, { index, of })
    for (let part = await opened.value.next(); part.ok && part.value !== null; part = await opened.value.next())
      parts.push(part.value.block.bytes)
    opened.value.close()
  }
  const all = Buffer.concat(parts)
  return new Float32Array(all.buffer.slice(all.byteOffset, all.byteOffset + all.length))
}
