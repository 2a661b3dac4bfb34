import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { hear, scratchFile, scratchFolder } from '../support/files/importing.ts'
import { makeWav, storedFields, storeSamples } from '../support/files/makeWav.ts'
import { ffmpegFloats, hasFfmpeg, runLavfi, runPeer } from '../support/files/peerTools.ts'
import { random } from '../support/signals.ts'
import { lenaFile } from '../support/files/soundSeeds.ts'

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

/** A quiet tone of `seconds`, encoded by FFmpeg. */
function tone(extension: 'ogg' | 'opus', seconds: number, channels: number, sampleRate: number): Uint8Array {
  const file = scratchFile(new Uint8Array(0), `tone.${extension}`)
  const sine = `aevalsrc=${Array.from({ length: channels }, (_, c) => `0.3*sin(${2000 + 500 * c}*t)`).join('|')}:d=${seconds}:s=${sampleRate}`
  runLavfi(sine, '-c:a', extension === 'ogg' ? 'libvorbis' : 'libopus', file)
  return new Uint8Array(readFileSync(file))
}

describe.skipIf(!hasFfmpeg)('mono and stereo recordings one behind the other (skipped without FFmpeg)', () => {
  it('become one stereo track, the mono ones on both sides', async () => {
    const heard = await hear(scratchFile(Buffer.concat([tone('ogg', 0.5, 1, 44_100), tone('ogg', 0.5, 2, 44_100)])))
    const [left, right] = heard.sound as [Float32Array, Float32Array]
    expect([left.length, right.length]).toEqual([44_100, 44_100])
    expect(left.subarray(0, 22_050)).toEqual(right.subarray(0, 22_050))
    expect(left.subarray(22_050)).not.toEqual(right.subarray(22_050))
  })

  it('streams side by side are one recording, of which the first is heard, and that is said', async () => {
    const file = scratchFile(new Uint8Array(0), 'both.ogg')
    const source = (pitch: number): string[] => ['-f', 'lavfi', '-i', `sine=${pitch}:d=1:r=44100`]
    runPeer(
      'ffmpeg',
      '-v',
      'error',
      '-y',
      ...source(400),
      ...source(700),
      '-map',
      '0',
      '-map',
      '1',
      '-c:a',
      'libvorbis',
      file,
    )
    const heard = await hear(file)
    expect(heard.sound[0]?.length).toBe(44_100)
    expect(heard.notes).toEqual([
      '"both.ogg": it holds several streams side by side, and only the first one of sound was opened.',
    ])
  })
})
