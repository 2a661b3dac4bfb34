import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { channels, type InvokeChannel } from '../../../shared/ipc/channels.ts'
import { openTestApp, temporaryFolder, type TestApp } from '../../support/openTestApp.ts'
import { tellTorture, tortureCount, tortureSeed, tortureTime } from '../../support/torture.ts'

const count = tortureCount(600)
const names = (Object.keys(channels) as (keyof typeof channels)[]).filter(
  (name): name is InvokeChannel => channels[name].direction === 'invoke',
)

let place: ReturnType<typeof temporaryFolder>
let app: TestApp
beforeAll(async () => {
  place = temporaryFolder()
  app = await openTestApp(place.folder)
})
afterAll(async () => {
  await app.close()
  place.remove()
})

/** Words of the table itself, so that some of what is sent comes far. */
const words = fc.constantFrom(
  ...`kind text start end id decision verb approve paths range all format wav16 channels auto setTimeSelection cut paste
  undo name arguments delete_track set_time_selection start_time end_time tracks gain_db __proto__ constructor toString
  length then ../../etc/passwd \u202egnp.exe \0`.split(/[ \n]+/),
)
const leaf = fc.oneof(
  words,
  fc.string({ maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, undefined, true, false, Number.NaN, Infinity, -0, 1e308, new Date(0), new Uint8Array(3)),
  fc.constant('x'.repeat(100_000)),
)
const { payload } = fc.letrec((tie) => ({
  payload: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('payload'), { maxLength: 5 }),
    fc.dictionary(fc.oneof(words, fc.string({ maxLength: 8 })), tie('payload'), { maxKeys: 6 }),
  ),
}))
/** Inputs that the table takes. */
const fits: Partial<Record<InvokeChannel, readonly unknown[]>> = {
  'app:edit:apply': [
    { kind: 'setTimeSelection', start: 1, end: 2 },
    { kind: 'selectAllTracks' },
    { kind: 'cut' },
    { kind: 'paste' },
    { kind: 'amplify', gainDb: -3 },
    { kind: 'setCursor', time: 1 },
    { kind: 'addLabel', text: 'here' },
  ],
  'app:chat:send': [{ text: 'how long is this?' }, { text: 'delete the first second' }],
  'app:approval:decide': [{ id: 'a', decision: { verb: 'approve' } }],
  'app:tool:run': [{ name: 'set_time_selection', arguments: { start_time: 0, end_time: 1 } }],
  'app:settings:save': [{ theme: 'dark' }, { clickSafe: false }],
  'app:project:openListed': [{ id: 'a' }],
}

/** As it fits, or with one place of it replaced. */
function bent(input: unknown, other: unknown, place: number): unknown {
  if (place % 3 === 0 || typeof input !== 'object' || input === null) return place % 3 === 0 ? input : other
  const names = Object.keys(input)
  const name = names[place % (names.length + 1)] ?? (typeof other === 'string' ? other.slice(0, 20) : 'more')
  return { ...input, [name]: bent((input as Record<string, unknown>)[name], other, Math.floor(place / 3)) }
}
const channel = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom<string>(...names) },
  { weight: 1, arbitrary: fc.oneof(words, fc.string()) },
)

/** Asks a server, which is no business of a test. */
const isOutward = (name: string): boolean => ['app:settings:test'].includes(name)

test(
  `whatever a page sends on whatever channel, the answer is a result and the app goes on (${count} messages)`,
  { timeout: tortureTime(count, 40) },
  async () => {
    const faults: string[] = []
    let taken = 0
    await fc.assert(
      fc.asyncProperty(channel, payload, fc.nat(), async (name, other, place) => {
        if (isOutward(name)) return
        const fitting = fits[name as InvokeChannel] ?? [undefined]
        const input = bent(fitting[place % fitting.length], other, Math.floor(place / 7))
        const answer = await app.invoke(name, input)
        if (answer.ok) taken++
        else if (answer.error.code === 'ipc/crashed' || answer.error.code === 'engine/stopped')
          faults.push(
            `${name} ${answer.error.code} ${JSON.stringify(answer.error.values)} ${JSON.stringify(input)?.slice(0, 300)}`,
          )
        // An answer has to go through to the page.
        structuredClone(answer)
      }),
      { numRuns: count, seed: tortureSeed, endOnFailure: true },
    )
    tellTorture({ count, taken, faults })
    expect(faults).toEqual([])
    // Some of it was carried out: else only the door was tried.
    expect(taken).toBeGreaterThan(count / 20)
    expect((await app.ask('app:state:get', undefined)).ok).toBe(true)
    expect(({} as Record<string, unknown>)['kind']).toBeUndefined()
  },
)
