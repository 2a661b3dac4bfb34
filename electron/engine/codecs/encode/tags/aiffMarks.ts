import { type Chapter, readable } from './tags.ts'

const longestName = 255
/** Numbers of points begin at 1 and are signed. */
const mostPoints = 32_767

/** Chapters as the points of an AIFF file, the body of `MARK` (AIFF 1.3); null without any. */
export function aiffMarks(chapters: readonly Chapter[] | undefined, sampleRate: number): Buffer | null {
  if (chapters === undefined || chapters.length === 0) return null
  const points = chapters.slice(0, mostPoints).map(({ start, title }, k) => {
    const name = cutToBytes(readable(title))
    const point = Buffer.alloc(7 + name.length + ((1 + name.length) % 2))
    point.writeUInt16BE(k + 1, 0)
    point.writeUInt32BE(Math.round((start * sampleRate) / 1000), 2)
    point.writeUInt8(name.length, 6)
    point.set(name, 7)
    return point
  })
  const count = Buffer.alloc(2)
  count.writeUInt16BE(points.length)
  return Buffer.concat([count, ...points])
}

/** As many whole letters as fit. */
function cutToBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(longestName)
  return bytes.subarray(0, new TextEncoder().encodeInto(text, bytes).written)
}
