import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { createActorPool, type ActorPool, type PoolOptions } from '../../../../../electron/engine/threads/actorPool.ts'
import { ThreadDied } from '../../../../../electron/engine/threads/thread.ts'
import type { CountingCalls } from '../../../../support/processes/actorTestWorker.ts'

const root = path.resolve(import.meta.dirname, '../../../../..')
const file = pathToFileURL(path.join(root, 'test/support/processes/actorTestWorker.ts'))
const pools: ActorPool<CountingCalls>[] = []
afterEach(() => pools.splice(0).forEach((pool) => pool.end()))

function openPool(options: Partial<PoolOptions> = {}): ActorPool<CountingCalls> {
  const pool = createActorPool<CountingCalls>({ file, size: 2, start: 'oneByOne', endAfterMs: 'never', ...options })
  pools.push(pool)
  return pool
}

const samples = (...values: number[]): Float32Array => Float32Array.from(values)
const outcome = async (answer: Promise<unknown>): Promise<unknown> =>
  answer.catch((error: unknown) => (error instanceof ThreadDied ? 'died' : String(error).split('\n')[0]))

describe('an actor', () => {
  it('carries out its calls in order, though it is still being opened and each takes its own time', async () => {
    const actor = openPool().actor()
    const opened = actor.call('open', { from: 1, waitMs: 20 })
    const sums = [30, 0, 10].map(async (waitMs, k) => (await actor.call('add', { samples: samples(k), waitMs })).sum)
    expect([await opened, ...(await Promise.all(sums))]).toEqual([1, 1, 2, 4])
  })

  it('keeps a state of its own beside other actors of its thread', async () => {
    const pool = openPool({ size: 1 })
    const [one, other] = [pool.actor(), pool.actor()]
    await Promise.all([one.call('open', { from: 0 }), other.call('open', { from: 100 })])
    await one.call('add', { samples: samples(1) })
    expect([
      (await one.call('add', { samples: samples(1) })).sum,
      (await other.call('add', { samples: samples(1) })).sum,
    ]).toEqual([2, 101])
    expect(await one.call('thread', null)).toBe(await other.call('thread', null))
  })

  it('takes memory along instead of copying it, both ways', async () => {
    const actor = openPool().actor()
    await actor.call('open', { from: 0 })
    const given = samples(1, 2)
    const back = await actor.call('add', { samples: given }, [given.buffer as ArrayBuffer])
    expect([given.byteLength, [...back.samples]]).toEqual([0, [1, 2]])
  })

  it('says what a call threw, and goes on', async () => {
    const actor = openPool().actor()
    await actor.call('open', { from: 0 })
    expect(await outcome(actor.call('fail', 'no such sound'))).toBe('Error: Error: no such sound')
    expect((await actor.call('add', { samples: samples(5) })).sum).toBe(5)
  })

  it('that could not be opened fails, and so does what was asked of it', async () => {
    const pool = openPool({ size: 1 })
    const actor = pool.actor()
    const [opened, added] = [actor.call('open', { from: -1 }), actor.call('add', { samples: samples(1) })]
    expect([await outcome(opened), await outcome(added)]).toEqual([
      'Error: Error: below zero',
      expect.stringContaining('that could add'),
    ])
    actor.close()
    const next = pool.actor()
    expect(await next.call('open', { from: 7 })).toBe(7)
  })

  it('does no more of what was asked once it is closed; others go on', async () => {
    const pool = openPool({ size: 1 })
    const [actor, other] = [pool.actor(), pool.actor()]
    const begun = actor.call('open', { from: 0, waitMs: 20 })
    const asked = actor.call('add', { samples: samples(1) })
    actor.close()
    actor.close()
    expect(await outcome(asked)).toContain('closed')
    await outcome(begun)
    expect(await other.call('open', { from: 3 })).toBe(3)
  })
})

describe('a pool', () => {
  it('shares actors out: to an idle thread, then to a new one, then to the one with the least to do', async () => {
    const pool = openPool()
    const actors = [pool.actor(), pool.actor(), pool.actor()]
    for (const actor of actors) await actor.call('open', { from: 0 })
    const [first, second, third] = await Promise.all(actors.map(async (actor) => actor.call('thread', null)))
    expect([second === first, third === first]).toEqual([false, true])
    actors[1]?.close()
    const next = pool.actor()
    await next.call('open', { from: 0 })
    expect(await next.call('thread', null)).toBe(second)
  })

  it('tells all that wait when a thread dies, and starts another', async () => {
    const pool = openPool({ size: 1 })
    const [actor, other] = [pool.actor(), pool.actor()]
    await Promise.all([actor.call('open', { from: 0 }), other.call('open', { from: 0 })])
    const waiting = [actor.call('exit', null), actor.call('add', { samples: samples(1) }), other.call('thread', null)]
    expect(await Promise.all(waiting.map(outcome))).toEqual(['died', 'died', 'died'])
    expect(await outcome(actor.call('thread', null))).toBe('died')
    actor.close()
    const next = pool.actor()
    expect(await next.call('open', { from: 9 })).toBe(9)
  })

  it('ends a thread in which only an abandoned actor is at work', async () => {
    const pool = openPool({ size: 1 })
    const actor = pool.actor()
    await actor.call('open', { from: 0 })
    const endless = actor.call('add', { samples: samples(1), waitMs: 60_000 })
    actor.abandon()
    expect(await outcome(endless)).toBe('died')
  })

  it('lets an abandoned actor end by itself where another one is at work', async () => {
    const pool = openPool({ size: 1 })
    const [actor, other] = [pool.actor(), pool.actor()]
    await Promise.all([actor.call('open', { from: 0 }), other.call('open', { from: 0 })])
    const added = actor.call('add', { samples: samples(1), waitMs: 20 })
    actor.abandon()
    expect((await added).sum).toBe(1)
    expect((await other.call('add', { samples: samples(2) })).sum).toBe(2)
  })

  it('ends its threads when nothing was open for a while, and starts new ones when they are needed', async () => {
    const pool = openPool({ endAfterMs: 5 })
    const thread = async (): Promise<number> => {
      const actor = pool.actor()
      await actor.call('open', { from: 0 })
      const name = await actor.call('thread', null)
      actor.close()
      return name
    }
    const first = await thread()
    await new Promise((resolve) => void setTimeout(resolve, 50))
    expect(await thread()).not.toBe(first)
  })

  it('goes on after its end with new threads', async () => {
    const pool = openPool()
    const actor = pool.actor()
    const opened = actor.call('open', { from: 0, waitMs: 1000 })
    pool.end()
    expect(await outcome(opened)).toBe('died')
    expect(await pool.actor().call('open', { from: 4 })).toBe(4)
  })

  it('does not keep the process from ending, but for an answer', () => {
    const script = `
      import('${pathToFileURL(path.join(root, 'electron/engine/threads/actorPool.ts')).href}').then((pools) => {
        const options = { file: new URL('${file.href}'), size: 2, start: 'allAtOnce', endAfterMs: 60_000 }
        const actor = pools.createActorPool(options).actor()
        actor.call('open', { from: 6, waitMs: 30 }).then((from) => console.log('opened', from))
      })`
    const run = spawnSync(process.execPath, ['-e', script], {
      encoding: 'utf8',
      timeout: 20_000,
    })
    expect([run.stdout, run.stderr, run.status]).toEqual(['opened 6\n', '', 0])
  })
})
