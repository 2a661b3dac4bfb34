import { chunk } from './infoList.ts'
import { type Chapter, readable } from './tags.ts'

/**
 * Chapters as points of a WAV file: `cue ` with their frames, and their titles in a `LIST` of kind `adtl` (RIFF,
 * Microsoft 1994); empty without any.
 */
export function cuePoints(chapters: readonly Chapter[] | undefined, sampleRate: number): Uint8Array {
  if (chapters === undefined || chapters.length === 0) return new Uint8Array(0)
  const points = chapters.map(({ start }, k) => {
    const point = Buffer.alloc(24)
    const frame = Math.round((start * sampleRate) / 1000)
    point.writeUInt32LE(k + 1, 0)
    point.writeUInt32LE(frame, 4)
    point.write('data', 8, 'latin1')
    point.writeUInt32LE(frame, 20)
    return point
  })
  const titles = chapters.map(({ title }, k) => {
    const id = Buffer.alloc(4)
    id.writeUInt32LE(k + 1)
    return chunk('labl', Buffer.concat([id, Buffer.from(`${readable(title)}\0`)]))
  })
  const count = Buffer.alloc(4)
  count.writeUInt32LE(chapters.length)
  return Buffer.concat([
    chunk('cue ', Buffer.concat([count, ...points])),
    chunk('LIST', Buffer.concat([Buffer.from('adtl'), ...titles])),
  ])
}
