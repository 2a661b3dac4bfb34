import type { LaterWrites, WriteBytes } from '../../codecs/files/outputFile.ts'
import { aiffMarks } from '../../codecs/encode/tags/aiffMarks.ts'
import { type TagField, tagsThatAreThere } from '../../codecs/encode/tags/tags.ts'
import { bytesOf, type FilePlan, type SoundWriter } from './soundWriter.ts'

const ids: Readonly<Partial<Record<TagField, string>>> = { title: 'NAME', artist: 'AUTH', comment: 'ANNO' }
const largest = 2 ** 32 - 1
/** Room for what stands around the sound: all points that there can be, with the longest names. */
const around = 1 << 24

type Aiff = Pick<FilePlan, 'format' | 'channels' | 'frames'>
const sampleBytes = ({ format }: Aiff): number => (format === 'aiff24' ? 3 : 2)
const soundBytes = (plan: Aiff): number => plan.frames * plan.channels * sampleBytes(plan)

/** Its sizes have 32 bits. */
export const isTooLongForAiff = (plan: Aiff): boolean =>
  plan.format.startsWith('aiff') && soundBytes(plan) + around > largest

/**
 * Audio Interchange File Format 1.3: whole numbers, high byte first; title, artist and comment as text chunks, chapters
 * as points.
 */
export function createAiffWriter(plan: FilePlan, write: WriteBytes, later: LaterWrites): SoundWriter {
  const width = sampleBytes(plan)
  const texts = tagsThatAreThere(plan.tags).flatMap(([field, value]) => {
    const id = ids[field]
    return id === undefined ? [] : [chunk(id, Buffer.from(value))]
  })
  const marks = aiffMarks(plan.chapters, plan.sampleRate)
  const points = marks === null ? [] : [chunk('MARK', marks)]
  const common = Buffer.alloc(18)
  common.writeUInt16BE(plan.channels, 0)
  common.writeUInt32BE(plan.frames, 2)
  common.writeUInt16BE(width * 8, 6)
  extended(plan.sampleRate).copy(common, 8)
  const sound = soundBytes(plan)
  const soundHead = Buffer.alloc(16)
  soundHead.write('SSND', 'latin1')
  soundHead.writeUInt32BE(sound + 8, 4)
  const front = Buffer.concat([Buffer.from('AIFF'), chunk('COMM', common), ...texts, ...points, soundHead])
  const head = Buffer.alloc(8)
  head.write('FORM', 'latin1')
  head.writeUInt32BE(front.length + sound + (sound % 2), 4)
  write(Buffer.concat([head, front]))
  return {
    put: async (one) => later.write(turned(bytesOf(one), width)),
    end: async () => {
      await later.done()
      if (sound % 2 === 1) write(new Uint8Array(1))
    },
    close: () => undefined,
  }
}

/** High byte first; what comes in is not changed. */
function turned(bytes: Uint8Array, width: number): Uint8Array {
  const copy = Buffer.from(bytes)
  if (width === 2) return copy.swap16()
  for (let at = 0; at + 2 < copy.length; at += 3) {
    const low = copy[at] as number
    copy[at] = copy[at + 2] as number
    copy[at + 2] = low
  }
  return copy
}

/** A whole number as IEEE 754 has it in 80 bits: exponent, then the number with its highest bit set. */
function extended(value: number): Buffer {
  const bytes = Buffer.alloc(10)
  const exponent = Math.floor(Math.log2(value))
  bytes.writeUInt16BE(16_383 + exponent, 0)
  bytes.writeBigUInt64BE(BigInt(value) << BigInt(63 - exponent), 2)
  return bytes
}

function chunk(id: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(id, 'latin1')
  head.writeUInt32BE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}
