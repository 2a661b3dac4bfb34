import type { InputFile } from '../codecs/files/inputFile.ts'
import { viewOf } from '../codecs/files/viewOf.ts'

export interface RiffChunk {
  readonly id: string
  readonly start: number
  /** As much of it as there is. */
  readonly size: number
}

/** Real files have a handful. */
const mostChunks = 10_000
const unknownSize = 0xffff_ffff

/** The chunks of a WAV file, also behind its sound, as far as one leads to the next. */
export function* riffChunks(file: InputFile, isLittle: boolean): Generator<RiffChunk> {
  let at = 12
  let longData: number | null = null
  for (let count = 0; count < mostChunks && at + 8 <= file.size; count++) {
    const head = file.read(at, 8)
    const id = String.fromCharCode(...head.subarray(0, 4))
    if (head.length < 8 || !/^[\x20-\x7e]{4}$/u.test(id)) return
    const claimed = viewOf(head).getUint32(4, isLittle)
    const long = id === 'data' && claimed === unknownSize ? longData : null
    const size = long ?? claimed
    const start = at + 8
    if (id === 'ds64' && size >= 16) longData = Number(viewOf(file.read(start, 16)).getBigUint64(8, true))
    yield { id, start, size: Math.min(size, file.size - start) }
    at = start + size + (size % 2)
  }
}
