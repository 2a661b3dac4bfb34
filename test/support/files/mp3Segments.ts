import type { Mp3Quality } from '../../../electron/engine/codecs/encode/coder.ts'
import { createCoder } from '../../../electron/engine/codecs/encode/createCoder.ts'
import { createSegmentJoiner, sharedFrames } from '../../../electron/engine/codecs/encode/mp3/joinSegments.ts'
import { mp3FrameLength } from '../../../electron/engine/codecs/mp3/frameHeader.ts'
import { hear } from './importing.ts'
import { noise, sine } from '../signals.ts'
import { lenaFile } from './soundSeeds.ts'

const rate = 44_100
/** Frames of a segment. */
export const stride = 98
const voice = (await hear(lenaFile('lena.ogg'))).sound.map((side) => side.slice(0, 12 * rate))

export interface Sound {
  readonly channels: readonly Float32Array[]
  readonly sampleRate: number
  readonly quality: Mp3Quality
}

export async function encodeMp3(
  { channels, sampleRate, quality }: Sound,
  from: number,
  to: number,
): Promise<Uint8Array> {
  const coder = await createCoder({ kind: 'mp3', channels: channels.length === 1 ? 1 : 2, sampleRate, quality })
  return Buffer.concat([coder.encode(channels.map((side) => side.slice(from, to))), coder.finish()])
}

/** The stream that segments make which were encoded by themselves, and the frames at which they meet. */
export async function joinMp3(sound: Sound): Promise<{ joined: Uint8Array; seams: readonly number[] }> {
  const frame = mp3FrameLength(sound.sampleRate)
  const frames = sound.channels[0]?.length ?? 0
  const count = Math.ceil((frames - sharedFrames * frame) / (stride * frame))
  const joiner = createSegmentJoiner(stride)
  const parts: Uint8Array[] = []
  const seams: number[] = []
  for (let k = 0; k < count; k++) {
    const settled = joiner.add(
      await encodeMp3(
        sound,
        k * stride * frame,
        k === count - 1 ? frames : (k * stride + stride + sharedFrames) * frame,
      ),
    )
    parts.push(...settled)
    if (settled.length > 0) seams.push(parts.length)
  }
  return { joined: Buffer.concat([...parts, ...joiner.end()]), seams }
}

const loud = noise(12 * rate, 5, 0.95)
export const mp3Sounds: [string, Sound][] = [
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
