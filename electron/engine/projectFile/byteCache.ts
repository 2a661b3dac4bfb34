/** Keeps what was used last, up to a number of bytes; at least the one that was just read. */
export interface ByteCache<T> {
  get(key: number, read: () => T): T
}

export function createByteCache<T>(limit: number, size: (value: T) => number): ByteCache<T> {
  const kept = new Map<number, T>()
  let bytes = 0
  const makeRoom = (): void => {
    for (const [key, value] of kept) {
      if (bytes <= limit || kept.size <= 1) return
      kept.delete(key)
      bytes -= size(value)
    }
  }
  return {
    get: (key, read) => {
      const known = kept.get(key)
      const value = known ?? read()
      if (known === undefined) bytes += size(value)
      else kept.delete(key)
      kept.set(key, value)
      makeRoom()
      return value
    },
  }
}
