import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unclearAnswer } from '../support/files/clearAnswer.ts'
import { expectAudio } from '../support/expectAudio.ts'
import { hear, scratchFile, scratchFolder } from '../support/files/importing.ts'
import { makeWav, storeSamples } from '../support/files/makeWav.ts'
import { changes, mutateBytes } from '../support/files/mutateBytes.ts'
import { ffmpegFloats, hasFfmpeg, hasSox, runLavfi, runPeer } from '../support/files/peerTools.ts'

describe('a WAV file', () => {
  it.skipIf(!hasSox)('with its bytes in the other order (RIFX) is the same sound', async () => {
    for (const bits of [16, 24]) {
      const file = scratchFile(makeWav(storeSamples('s16', [1000, -1000, 2000, -2000])))
      const turned = file.replace(/take/, 'turned')
      runPeer('sox', '-D', file, '-B', '-b', String(bits), turned)
      expect(readFileSync(turned).toString('latin1', 0, 4)).toBe('RIFX')
      expectAudio((await hear(turned)).sound, [Float32Array.of(1000, -1000, 2000, -2000).map((step) => step / 32_768)])
    }
  })

  it.skipIf(!hasSox)('from SoX is read as FFmpeg reads it, in every format', async () => {
    for (const [bits, encoding] of [
      ['8', 'unsigned-integer'],
      ['16', 'signed-integer'],
      ['24', 'signed-integer'],
      ['32', 'signed-integer'],
      ['32', 'floating-point'],
      ['64', 'floating-point'],
    ] as const) {
      for (const channels of ['1', '2']) {
        const file = scratchFile(new Uint8Array(0))
        runPeer(
          'sox',
          '-D',
          '-n',
          '-r',
          '44100',
          '-c',
          channels,
          '-b',
          bits,
          '-e',
          encoding,
          file,
          'synth',
          '0.1',
          'whitenoise',
          'vol',
          '0.5',
        )
        const { sound } = await hear(file)
        const other = hasFfmpeg
          ? ffmpegFloats(file)
          : Float32Array.from(
              { length: 4410 * Number(channels) },
              (_, i) => sound[i % Number(channels)]?.[Math.floor(i / Number(channels))] ?? 9,
            )
        expectAudio(
          sound,
          sound.map((_, c) => other.filter((_sample, i) => i % sound.length === c)),
        )
      }
    }
  })

  it.skipIf(!hasFfmpeg)('that FFmpeg wrote to a pipe, without sizes, is read whole', async () => {
    const bytes = runLavfi('sine=frequency=440:sample_rate=48000:duration=0.5', '-f', 'wav', '-')
    const heard = await hear(scratchFile(bytes))
    expect(heard.sound[0]?.length).toBe(24_000)
    expect(heard.notes).toHaveLength(1)
  })
})

describe('AU, CAF and Wave64', () => {
  it.skipIf(!hasFfmpeg)('leaves out what fills the sound of Wave64 up, without a word', async () => {
    const file = path.join(scratchFolder(), 'take.w64')
    runLavfi('sine=r=22050:d=1.00005', '-c:a', 'pcm_s24le', file)
    expect((await hear(file)).notes).toEqual([])
  })

  const stored = [
    ['take.au', 'pcm_s16be'],
    ['take.au', 'pcm_s24be'],
    ['take.au', 'pcm_f32be'],
    ['take.au', 'pcm_mulaw'],
    ['take.caf', 'pcm_s16le'],
    ['take.caf', 'pcm_s24be'],
    ['take.caf', 'pcm_f32le'],
    ['take.caf', 'pcm_alaw'],
    ['take.w64', 'pcm_s16le'],
    ['take.w64', 'pcm_s24le'],
    ['take.w64', 'pcm_f32le'],
  ]
  it.skipIf(!hasFfmpeg).each(stored)('%s with %s is read as the same sound in WAV', async (name, codec) => {
    const folder = scratchFolder()
    const tone = 'aevalsrc=0.3*sin(900*t*t)|0.2*sin(700*t*t):d=1.28:s=22050'
    const [file, wav] = [path.join(folder, name), path.join(folder, 'same.wav')]
    runLavfi(tone, '-c:a', codec, file)
    runLavfi(tone, '-c:a', codec.replace(/be$/u, 'le'), wav)
    const [heard, wanted] = [await hear(file), await hear(wav)]
    expect(heard).toEqual({ ...wanted, name: heard.name })
    const cut = path.join(folder, 'take.wav')
    const bytes = readFileSync(file)
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        expect(await unclearAnswer(cut, mutateBytes(bytes.subarray(0, 2000), list))).toBeNull()
      }),
      { numRuns: 30 },
    )
  })
})
