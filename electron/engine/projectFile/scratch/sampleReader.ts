import type { BlockId } from '../../../../shared/ids.ts'
import { createByteCache } from '../blocks/byteCache.ts'
import { sampleBytes, type Shape } from '../rows/blockShapes.ts'
import type { BlockPlace } from './blockList.ts'

/** So many bytes of sound stay in memory, which does not grow with the length of the audio. */
const sampleCacheBytes = 32 << 20
/** Reads of others after which sound is not expected to be asked for again. */
const idleReads = 32
/**
 * What is read once is written before anything else is read (`ownThreadDrive`), and few buffers in turn stay in the
 * processor's cache.
 */
const onceReads = 1
/** Buffers that wait to be filled again: memory that is new for each block costs more than reading it. */
const mostSpare = 4

type ReadSamples = (id: BlockId, shape: Shape, place: BlockPlace, wanted?: 'again' | 'once') => Uint8Array

/** Reads whole blocks, in memory that is used again. `fill` reads all bytes of a place. */
export function createSampleReader(fill: (place: BlockPlace, into: Uint8Array) => void): ReadSamples {
  const spare: ArrayBuffer[] = []
  const samples = createByteCache<Uint8Array<ArrayBuffer>>({
    limit: sampleCacheBytes,
    size: (bytes) => bytes.byteLength,
    idleReads,
    onceReads,
    release: ({ buffer }) => {
      spare.push(buffer)
      if (spare.length > mostSpare) spare.shift()?.transfer(0)
    },
  })
  const borrow = (bytes: number): Uint8Array<ArrayBuffer> => {
    const at = spare.findIndex((buffer) => buffer.byteLength === bytes)
    return new Uint8Array(spare.splice(at, at === -1 ? 0 : 1)[0] ?? new ArrayBuffer(bytes))
  }
  const read = (shape: Shape, place: BlockPlace): Uint8Array<ArrayBuffer> => {
    const bytes = borrow(sampleBytes(shape))
    fill(place, bytes)
    return bytes
  }
  return (id, shape, place, wanted) => samples.get(id, () => read(shape, place), wanted)
}
