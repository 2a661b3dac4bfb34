import { describe, expect, it } from 'vitest'
import { createByteCache } from '../../../../../../electron/engine/projectFile/blocks/byteCache.ts'

function watchedCache(options: { limit: number; idleReads?: number; onceReads?: number }) {
  const released: string[] = []
  const cache = createByteCache<string>({
    ...options,
    size: (value) => value.length,
    release: (value) => void released.push(value),
  })
  let reads = 0
  const get = (key: number, value: string, wanted?: 'once'): string =>
    cache.get(
      key,
      () => {
        reads++
        return value
      },
      wanted,
    )
  return { get, released, reads: () => reads, clear: () => cache.clear() }
}

describe('a cache with a limit of bytes', () => {
  it('lets everything go when it is told to, and reads it again', () => {
    const { get, released, reads, clear } = watchedCache({ limit: 4 })
    get(1, 'aa')
    get(2, 'bb')
    clear()
    expect(released).toEqual(['aa', 'bb'])
    expect(get(1, 'aa')).toBe('aa')
    get(2, 'bb')
    expect([reads(), released]).toEqual([4, ['aa', 'bb']])
  })

  it('lets what was used longest ago go when there is no room', () => {
    const { get, released, reads } = watchedCache({ limit: 4 })
    get(1, 'aa')
    get(2, 'bb')
    get(1, 'aa')
    get(3, 'cc')
    expect([released, reads(), get(1, 'other'), reads()]).toEqual([['bb'], 3, 'aa', 3])
  })

  it('keeps at least what was just read, however large', () => {
    const { get, released } = watchedCache({ limit: 2 })
    get(1, 'large')
    expect([released, get(1, 'other')]).toEqual([[], 'large'])
  })

  it('lets go what was not asked for in so many reads, though there is room', () => {
    const { get, released } = watchedCache({ limit: 100, idleReads: 3 })
    get(1, 'first')
    for (let read = 0; read < 3; read++) get(2, 'second')
    expect(released).toEqual([])
    get(2, 'second')
    expect(released).toEqual(['first'])
  })

  it('lets go sooner what is wanted but once, and keeps it when it is wanted again', () => {
    const { get, released } = watchedCache({ limit: 100, idleReads: 100 })
    get(1, 'first', 'once')
    get(2, 'second', 'once')
    get(2, 'second')
    for (let read = 0; read < 6; read++) get(3, 'third')
    // It may still be being written.
    expect(released).toEqual([])
    for (let read = 0; read < 4; read++) get(3, 'third')
    expect(released).toEqual(['first'])
  })

  it('keeps what is wanted but once for as few reads as it is told to', () => {
    const { get, released } = watchedCache({ limit: 100, idleReads: 100, onceReads: 1 })
    get(1, 'first', 'once')
    get(2, 'second', 'once')
    expect(released).toEqual([])
    get(3, 'third', 'once')
    expect(released).toEqual(['first'])
  })
})
