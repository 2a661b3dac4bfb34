import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import type { Mp3Quality } from '../../../../../../../electron/engine/codecs/encode/coder.ts'
import { createCoder } from '../../../../../../../electron/engine/codecs/encode/createCoder.ts'
import {
  createSegmentJoiner,
  SeamMissing,
  sharedFrames,
} from '../../../../../../../electron/engine/codecs/encode/mp3/joinSegments.ts'
import { mp3FrameLength } from '../../../../../../../electron/engine/codecs/mp3/frameHeader.ts'
import { hear, scratchFile } from '../../../../../../support/importing.ts'
import { hasFfmpeg } from '../../../../../../support/peerTools.ts'
import { noise, sine } from '../../../../../../support/signals.ts'
import { lenaFile } from '../../../../../../support/soundSeeds.ts'

const rate = 44_100
const stride = 98
const voice = (await hear(lenaFile('lena.ogg'))).sound.map((side) => side.slice(0, 12 * rate))

interface Sound {
  readonly channels: readonly Float32Array[]
  readonly sampleRate: number
  readonly quality: Mp3Quality
}

async function encode({ channels, sampleRate, quality }: Sound, from: number, to: number): Promise<Uint8Array> {
  const coder = await createCoder({ kind: 'mp3', channels: channels.length === 1 ? 1 : 2, sampleRate, quality })
  return Buffer.concat([coder.encode(channels.map((side) => side.slice(from, to))), coder.finish()])
}

async function join(sound: Sound): Promise<{ joined: Uint8Array; seams: readonly number[] }> {
  const frame = mp3FrameLength(sound.sampleRate)
  const frames = sound.channels[0]?.length ?? 0
  const count = Math.ceil((frames - sharedFrames * frame) / (stride * frame))
  const joiner = createSegmentJoiner(stride)
  const parts: Uint8Array[] = []
  const seams: number[] = []
  for (let k = 0; k < count; k++) {
    const settled = joiner.add(
      await encode(sound, k * stride * frame, k === count - 1 ? frames : (k * stride + stride + sharedFrames) * frame),
    )
    parts.push(...settled)
    if (settled.length > 0) seams.push(parts.length)
  }
  return { joined: Buffer.concat([...parts, ...joiner.end()]), seams }
}

/** Power of what encoding added, in decibels below the sound's, over some frames. */
function distance(one: readonly Float32Array[], other: readonly Float32Array[], from: number, to: number): number {
  let error = 1e-12
  let power = 1e-12
  one.forEach((side, c) => {
    for (let i = from; i < Math.min(to, side.length); i++) {
      error += ((side[i] as number) - (other[c]?.[i] ?? 0)) ** 2
      power += (side[i] as number) ** 2
    }
  })
  return 10 * Math.log10(error / power)
}

const loud = noise(12 * rate, 5, 0.95)
const cases: [string, Sound][] = [
  ['a voice at 192 kbit/s', { channels: voice, sampleRate: rate, quality: { kind: 'constant', kbps: 192 } }],
  ['a voice at 128 kbit/s', { channels: voice, sampleRate: rate, quality: { kind: 'constant', kbps: 128 } }],
  [
    'a voice at 320 kbit/s, mono',
    { channels: voice.slice(0, 1), sampleRate: rate, quality: { kind: 'constant', kbps: 320 } },
  ],
  ['a voice with a variable rate', { channels: voice, sampleRate: rate, quality: { kind: 'variable', level: 2 } }],
  [
    'a voice at half the sample rate',
    { channels: voice, sampleRate: 22_050, quality: { kind: 'constant', kbps: 128 } },
  ],
  [
    'noise at full scale',
    { channels: [loud, loud.toReversed()], sampleRate: rate, quality: { kind: 'constant', kbps: 128 } },
  ],
  [
    'a tone and silence',
    {
      channels: [
        Float32Array.from(sine(440, rate, 12 * rate, 0.5), (sample, i) => (i % 200_000 < 100_000 ? sample : 0)),
      ],
      sampleRate: rate,
      quality: { kind: 'constant', kbps: 192 },
    },
  ],
]

describe('segments of MP3 that are encoded by themselves', () => {
  it.each(cases)(
    'give the stream that one encoder gives of %s: as many frames, no damage, and the same distance from the sound at every seam',
    async (_, sound) => {
      const frame = mp3FrameLength(sound.sampleRate)
      const { joined, seams } = await join(sound)
      const whole = await encode(sound, 0, Infinity)
      expect(seams.length).toBeGreaterThan(2)
      if (sound.quality.kind === 'constant') expect(joined.length).toBe(whole.length)
      const [ours, theirs] = [
        await hear(scratchFile(joined, 'joined.mp3')),
        await hear(scratchFile(new Uint8Array(whole), 'whole.mp3')),
      ]
      expect([ours.notes, ours.sound[0]?.length]).toEqual([[], theirs.sound[0]?.length])
      // What was encoded lies an encoder's and a decoder's delay behind.
      const delay = 576 + 529
      const source = sound.channels.map((side) => {
        const late = new Float32Array(side.length + delay)
        late.set(side, delay)
        return late
      })
      for (const seam of seams) {
        // Where a wrong byte or window would be heard: a frame before the seam, and two behind it.
        const [from, to] = [(seam - 1) * frame, (seam + 3) * frame]
        const [joinedIs, wholeIs] = [distance(source, ours.sound, from, to), distance(source, theirs.sound, from, to)]
        expect(joinedIs).toBeLessThan(Math.max(wholeIs + 1.5, -60))
      }
    },
  )

  it.skipIf(!hasFfmpeg).each(cases)('give what FFmpeg reads of %s without a warning', async (_, sound) => {
    const { joined } = await join(sound)
    const read = spawnSync('ffmpeg', ['-v', 'warning', '-i', scratchFile(joined, 'joined.mp3'), '-f', 'null', '-'])
    // A raw stream without a first frame of information has its length guessed.
    expect(read.stderr.toString().replaceAll(/.*Estimating duration from bitrate.*\n/g, '')).toBe('')
  })

  it('that share no frame are not joined', async () => {
    const sound = cases[0]?.[1] as Sound
    const joiner = createSegmentJoiner(stride)
    joiner.add(await encode(sound, 0, (stride + sharedFrames) * 1152))
    expect(() => joiner.add(new Uint8Array(0))).toThrow(SeamMissing)
  })
})
