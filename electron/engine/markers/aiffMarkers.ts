import { readAiffFormat } from '../codecs/aiff/readAiffFormat.ts'
import type { InputFile } from '../codecs/files/inputFile.ts'
import { decodeName } from './decodeName.ts'
import type { ReadLine } from './fileLabel.ts'
import { riffChunks } from './riffChunks.ts'
import { viewOf } from '../codecs/files/viewOf.ts'

/** Ten thousand points with their names fit. */
const mostBytes = 1 << 24
const longestFormat = 64

/** The points of `MARK` (AIFF 1.3): frames, each with a name behind its length. */
export function readAiffMarkers(file: InputFile): ReadLine[] {
  const kind = String.fromCharCode(...file.read(8, 4)) === 'AIFC' ? 'AIFC' : 'AIFF'
  let rate = 0
  let marks: Uint8Array = new Uint8Array(0)
  for (const { id, start, size } of riffChunks(file, false)) {
    if (id === 'COMM' && rate === 0) {
      const format = readAiffFormat(file.read(start, Math.min(size, longestFormat)), kind, file.name)
      if (format.ok) rate = format.value.sampleRate
    }
    if (id === 'MARK' && marks.length === 0) marks = file.read(start, Math.min(size, mostBytes))
  }
  return rate === 0 ? [] : pointsIn(marks, rate)
}

function pointsIn(marks: Uint8Array, rate: number): ReadLine[] {
  const view = viewOf(marks)
  const points: ReadLine[] = []
  const count = marks.length < 2 ? 0 : view.getUint16(0)
  for (let k = 0, at = 2; k < count && at + 7 <= marks.length; k++) {
    const length = view.getUint8(at + 6)
    const time = view.getUint32(at + 2) / rate
    points.push({ start: time, end: time, text: decodeName(marks.subarray(at + 7, at + 7 + length)) })
    // Length and letters together are even.
    at += 6 + 1 + length + ((1 + length) % 2)
  }
  return points
}
