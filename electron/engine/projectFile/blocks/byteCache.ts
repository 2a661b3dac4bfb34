import type { BlockSummary } from '../../blocks/blockStore.ts'

export interface ByteCacheOptions<T> {
  /** Bytes; at least what was just read is kept. */
  readonly limit: number
  readonly size: (value: T) => number
  /** Reads after which what was not asked for is let go, even below the limit: a stream leaves nothing behind. */
  readonly idleReads?: number
  /** Reads of others for which what is wanted once stays; a few where it is left out. */
  readonly onceReads?: number
  readonly release?: (value: T) => void
}

/** Keeps what was used last, up to a number of bytes; at least the one that was just read. */
export interface ByteCache<T> {
  /** What is wanted `once` is let go after a few reads of others. */
  get(key: number, read: () => T, wanted?: 'again' | 'once'): T
  /** What is kept, as it is: it counts as no use of it. */
  peek(key: number): T | undefined
  /** Lets everything go. */
  clear(): void
}

const fewReads = 8

export function createByteCache<T>({
  limit,
  size,
  idleReads = Infinity,
  onceReads = fewReads,
  release,
}: ByteCacheOptions<T>): ByteCache<T> {
  // Oldest first.
  const kept = new Map<number, { readonly value: T; readonly usedAt: number }>()
  let bytes = 0
  let reads = 0
  const letGo = (key: number, value: T): void => {
    kept.delete(key)
    bytes -= size(value)
    release?.(value)
  }
  const makeRoom = (): void => {
    for (const [key, { value, usedAt }] of kept) {
      if (kept.size <= 1 || (bytes <= limit && reads - usedAt <= idleReads)) return
      letGo(key, value)
    }
  }
  return {
    get: (key, read, wanted) => {
      reads++
      const known = kept.get(key)
      const value = known === undefined ? read() : known.value
      if (known === undefined) bytes += size(value)
      else kept.delete(key)
      kept.set(key, { value, usedAt: wanted === 'once' ? reads + onceReads - Math.max(onceReads, idleReads) : reads })
      makeRoom()
      return value
    },
    peek: (key) => kept.get(key)?.value,
    clear: () => {
      for (const [key, { value }] of kept) letGo(key, value)
    },
  }
}

/** Bytes of summaries that are kept, however long the audio is. */
const summaryBytes = 24 << 20

export const createSummaryCache = (): ByteCache<BlockSummary> =>
  createByteCache<BlockSummary>({ limit: summaryBytes, size: ({ min }) => 3 * min.byteLength })
