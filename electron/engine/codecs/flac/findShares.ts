import type { InputFile } from '../files/inputFile.ts'
import { crc16 } from './crc.ts'
import { findHeader } from './createFrameReader.ts'
import { longestHeader, readFrameHeader } from './frameHeader.ts'
import type { StreamInfo } from './streamInfo.ts'

/** Where a part of a stream begins: a byte of the file, and a frame of the sound. */
export interface SeekPoint {
  readonly byte: number
  readonly frame: number
}

/** Files that are smaller are read at once before a second thread is at work. */
const smallest = 1 << 20

/** Whether parts of it can be found: blocks of one length, numbered, and a known end. */
export function isDivisible(file: InputFile, info: StreamInfo): boolean {
  if (info.frames === null || file.size - info.framesAt < smallest) return false
  const first = readFrameHeader(file.read(info.framesAt, longestHeader), 0, info)
  return first?.blocking === 'fixed' && first.number === 0 && first.blockSize === info.longestBlock
}

/**
 * Where each of `of` shares begins, and behind the last one the end. A share begins at the first frame behind so much
 * of the file; where none can be found there it has nothing, and the one before it reads on.
 */
export function findShares(file: InputFile, info: StreamInfo, of: number): SeekPoint[] {
  const points: SeekPoint[] = [{ byte: file.size, frame: Infinity }]
  for (let index = of - 1; index > 0; index--)
    points.unshift(findShare(file, info, index / of) ?? (points[0] as SeekPoint))
  return [{ byte: info.framesAt, frame: 0 }, ...points]
}

/** The first frame behind a part of the file, its checksum proved up to the one that follows it. */
function findShare(file: InputFile, info: StreamInfo, part: number): SeekPoint | null {
  const from = info.framesAt + Math.floor((file.size - info.framesAt) * part)
  const bytes = file.read(from, 3 * (info.longestBlock * info.channels * 4 + 1024))
  const sync = file.read(info.framesAt, 2)
  let point: SeekPoint | null = null
  findHeader(bytes, 0, info, sync, ({ number, blockSize }) => {
    if (blockSize !== info.longestBlock) return false
    const at = findHeader(bytes, 0, info, sync, (other) => other.number === number)
    const end = at === null ? null : findHeader(bytes, at + 7, info, sync, (other) => other.number === number + 1)
    if (at === null || end === null || crc16(bytes, at, end) !== 0) return false
    point = { byte: from + at, frame: number * info.longestBlock }
    return true
  })
  return point
}
